import { expect, test } from 'vitest';
import { recentMs } from '#rpc/portal/fresh-sign-in.ts';
import { accountOf, contextOf, noon, refOf } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { secureAccount } from './secure.ts';

const dana = lineOf(1, { status: 2 });

function family(second: CustomerDraft = {}, signedInAt = noon) {
  const account = accountOf([dana, lineOf(2, { status: 2, ...second })], dana);
  const { context } = contextOf(dana, account);
  return { account, context: { ...context, signedInAt } };
}
const secure = (context: ReturnType<typeof family>['context'], line = 'line-2') =>
  secureAccount(context, { operationId: newOperationId(), lineRef: refOf(line) });

test.each([
  [{}, { lineId: 'line-2', primaryId: 'line-1' }],
  [{ isDataCutoff: true }, undefined],
  [{ status: 3 }, undefined],
])('pauses the data of a line %o where that is left to do (LOST-10)', async (second, pause) => {
  const { account, context } = family(second);
  await secure(context);
  expect(account.operations.map(({ kind, terms }) => [kind, terms])).toEqual([
    ['secure-account', { customerId: 'line-1', pause }],
  ]);
});

test('sends the owner’s own, and nothing for another account’s line or an old sign-in (LOST-10, SIGNIN-28)', async () => {
  const ownFamily = family();
  expect(await secure(ownFamily.context)).toMatchObject({ kind: 'operation', isOwn: true });
  const otherFamily = family();
  await expect(secure(otherFamily.context, 'line-9')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const old = family({}, noon - recentMs - 1);
  await expect(secure(old.context)).rejects.toMatchObject({ name: 'SignInAgainError' });
  expect([otherFamily.account.operations, old.account.operations]).toEqual([[], []]);
});
