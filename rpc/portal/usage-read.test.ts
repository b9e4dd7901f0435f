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

test('HOME-12: TEMP1 sends the days of the billing cycle', async () => {
  expect(await ask(true)).toEqual({
    input: { customerId: 'line-1', startDate: '2026-11-03', endDate: '2026-12-02' },
    reads: ['customer.byUsername'],
  });
});

test('HOME-12: without a readable customer there are no days', async () => {
  expect((await ask(true, fault())).input).toEqual({ customerId: 'line-1' });
});

test('HOME-12: the main brand sends none, and asks for nothing first', async () => {
  expect(await ask(false)).toEqual({ input: { customerId: 'line-1' }, reads: [] });
});

test('HTTP-24: while the customer is only slow, usage is not asked without its days', async () => {
  const slow = { kind: 'fault', why: 'slow', transactionId: '' } as const;
  await expect(ask(true, slow)).rejects.toMatchObject({ fault: { why: 'slow' } });
});

test('TOPUP-11: the account holder asks for the line’s usage, a secondary for their own, whichever line it is', () => {
  const inputOf = (actor: typeof dana) =>
    currentUsageRead(contextOf(actor, new FakeAccount([], {})).context, 'line-3').input;
  expect([inputOf(dana), inputOf(lineOf(2))]).toEqual([{ customerId: 'line-3' }, { customerId: 'line-2' }]);
});
