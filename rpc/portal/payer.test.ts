import { expect, test } from 'vitest';
import { contextOf, FakeAccount, fault, reply, type Replies } from '../testing/fake-account.ts';
import { savedCards } from '../testing/fake-cards.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { nextBillDayOf, readForecast } from './next-bill.ts';
import { readPayer } from './payer.ts';

const dana = lineOf(1, { nextBillingDate: '2026-12-05' });
const ben = lineOf(2, { nextBillingDate: '2026-12-09' });

const paying = (replies: Replies, actor = dana) => {
  const account = new FakeAccount([], replies);
  return { account, context: contextOf(actor, account).context };
};
const told: Replies = {
  'card.list': reply({ cards: savedCards }),
  'billing.customer': reply({ balance: 0, isAutoPay: true }),
};

test('the account holder pays with the default card (MONEY-3)', async () => {
  const { context, account } = paying(told);
  expect(await readPayer(context)).toEqual({
    isReader: true,
    card: { brand: 'VISA', lastFour: '4242' },
    cards: savedCards,
    autoPay: true,
  });
  expect(account.asked.map(({ id, input }) => [id, input])).toEqual([
    ['card.list', { customerId: 'line-1' }],
    ['billing.customer', { customerId: 'line-1' }],
  ]);
});

test('reads no cards and bills for a secondary (MONEY-3)', async () => {
  const { context, account } = paying(told, ben);
  expect(await readPayer(context)).toEqual({ isReader: false });
  expect(account.asked).toEqual([]);
});

test('leaves missing data undefined, and throws for an ended session (MONEY-3, MONEY-4)', async () => {
  const silent = { 'card.list': fault(), 'billing.customer': fault() };
  expect(await readPayer(paying(silent).context)).toEqual({ isReader: true });
  const over = paying({ ...silent, 'card.list': fault('session') });
  await expect(readPayer(over.context)).rejects.toMatchObject({ fault: { why: 'session' } });
});

test.each([
  ['that of the forecast', reply({ billDate: '2026-12-06', amount: 1, totalTax: 0 }), '2026-12-06'],
  ['that of the cycle after it', reply({ billDate: '2026-11-20', amount: 1, totalTax: 0 }), '2026-12-05'],
  ['that of the cycle without one', fault(), '2026-12-05'],
])('the next bill is the account holder’s, whoever buys: %s (BILL-26)', async (_, forecast, day) => {
  const lines = [dana, ben];
  const { context } = paying({ 'billing.forecast': forecast });
  expect(nextBillDayOf({ actor: dana, lines }, await readForecast(context), '2026-11-20')).toBe(day);
  const { context: other, account } = paying({ 'billing.forecast': forecast }, ben);
  expect(nextBillDayOf({ actor: ben, lines }, await readForecast(other), '2026-11-20')).toBe('2026-12-05');
  expect(account.asked).toEqual([]);
});
