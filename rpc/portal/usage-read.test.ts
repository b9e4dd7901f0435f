import { expect, test } from 'vitest';
import { contextOf, FakeAccount, fault, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { currentUsageRead, usageRead } from './usage-read.ts';

const dana = lineOf(1, { billStartDate: '2026-11-03', billEndDate: '2026-12-02' });

async function ask(sendsUsageDays: boolean, customer = reply(dana)) {
  const account = new FakeAccount(['line-1'], { 'customer.byUsername': customer });
  const { context } = contextOf(dana, account);
  const { input } = await usageRead({ ...context, site: { ...context.site, sendsUsageDays } });
  return { input, reads: account.reads };
}

test('TEMP1 sends the days of the billing cycle (HOME-12)', async () => {
  expect(await ask(true)).toEqual({
    input: { customerId: 'line-1', startDate: '2026-11-03', endDate: '2026-12-02' },
    reads: ['customer.byUsername'],
  });
});

test('reads without days while the customer cannot be read (HOME-12)', async () => {
  expect((await ask(true, fault())).input).toEqual({ customerId: 'line-1' });
});

test('sends no days for the main brand, and reads nothing before (HOME-12)', async () => {
  expect(await ask(false)).toEqual({ input: { customerId: 'line-1' }, reads: [] });
});

test('does not read usage without its days while the customer is slow (HTTP-24)', async () => {
  const slow = { kind: 'fault', why: 'slow', transactionId: '' } as const;
  await expect(ask(true, slow)).rejects.toMatchObject({ fault: { why: 'slow' } });
});

test('reads the line’s usage for the account holder, and a secondary’s own for any line (TOPUP-11)', () => {
  const inputOf = (actor: typeof dana) =>
    currentUsageRead(contextOf(actor, new FakeAccount([], {})).context, 'line-3').input;
  expect([inputOf(dana), inputOf(lineOf(2))]).toEqual([{ customerId: 'line-3' }, { customerId: 'line-2' }]);
});
