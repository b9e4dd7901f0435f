import { expect, test } from 'vitest';
import { randomRef } from '#rpc/domain/ref.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { answered } from '../testing/answer.ts';
import { begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { accountFor } from '../testing/sign-in.ts';
import { injectFault } from '../testing/world.ts';

begin('active-single');

/** Sends the removal of a card. */
async function remove(card: number): Promise<Operation> {
  const id = randomRef();
  const uuid = dana.customerId.replace(/-1$/, `-card-${card}`);
  const request = { id, kind: 'card-remove', subjectId: dana.customerId, terms: { uuid } } as const;
  await accountFor(dana).submit(signedIn.requester, request);
  return answered(accountFor(dana), id);
}

test.each([
  ['CARD_LOCKED', 'This card is\nlocked.', 'This card is locked.'],
  [49_999, 'x'.repeat(300), `${'x'.repeat(199)}…`],
])('CARD-15, ERROR-21: refused with %s, it keeps the carrier’s message', async (resCode, message, kept) => {
  await injectFault(dana, { endpoint: 'card.remove', fault: { resCode, message } });
  expect(await remove(2)).toMatchObject({ state: 'refused', refusal: 'refused', refusalMessage: kept });
});

test('a card that is gone is refused with a message, and the session stays', async () => {
  expect(await remove(2)).toMatchObject({ state: 'done' });
  expect(await remove(2)).toMatchObject({ state: 'refused', refusalMessage: 'This card was removed' });
});

test('an operation that was done keeps no message', async () => {
  expect((await remove(2)).refusalMessage).toBeUndefined();
});
