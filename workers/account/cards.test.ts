import { expect, test } from 'vitest';
import { begin, dana } from '../testing/signed-in-account.ts';
import { send } from '../testing/own-operations.ts';
import { injectFault } from '../testing/world.ts';

begin('active-single');

test.each([
  ['CARD_LOCKED', 'This card is\nlocked.', 'This card is locked.'],
  [49_999, 'x'.repeat(300), `${'x'.repeat(199)}…`],
])('refused with %s, it keeps the carrier’s message (CARD-15, ERROR-21)', async (resCode, message, kept) => {
  await injectFault(dana, { endpoint: 'card.remove', fault: { resCode, message } });
  const sent = await send('card-remove', { uuid: dana.customerId.replace(/-1$/, '-card-2') });
  expect(sent).toMatchObject({ state: 'refused', refusal: 'refused', refusalMessage: kept });
});
