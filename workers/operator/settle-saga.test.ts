import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { AddLineOrder } from '#rpc/operation/add-line.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import type { AccountReport } from '../account/account-report.ts';
import { operationOf } from '../testing/answer.ts';
import { standStill } from '../testing/clock.ts';
import { command } from '../testing/give-command.ts';
import { account, begin, dana } from '../testing/signed-in-account.ts';
import { send } from '../testing/own-operations.ts';
import { calls, count, injectFault } from '../testing/world.ts';

let id: string;
const settle = (end: 'done' | 'refused') =>
  command('settle', { reference: spokenReference(id), end, because: 'finished by hand at the carrier' });
const writes = async () => Promise.all(['customer.create', 'order.create'].map((endpoint) => count(dana, endpoint)));

/** Sends an order of a line, whose call of an endpoint the carrier refuses. */
async function order(refused: string, sim: 'sim' | 'esim' = 'sim'): Promise<void> {
  const terms: AddLineOrder = {
    primaryId: dana.customerId,
    emailId: dana.email,
    accountRef: 'ACC1|ORD1',
    planId: 'plan-5gb',
    planName: 'Best Fit 5GB',
    lines: [{ firstName: 'ANA', lastName: 'REYES', sim, occurrence: 2, price: 2000 }],
    shipping: sampleShipping,
  };
  await injectFault(dana, { endpoint: refused, fault: 40_999, times: 9 });
  ({ id } = await send('add-line', terms));
}

standStill();
begin('active-single');
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('settles a saga that created a line only as done, and sends nothing (LEDGER-30)', async () => {
  await order('order.create');
  const before = await writes();
  expect(await settle('refused')).toMatchObject({ status: 409, body: { kind: 'stands', steps: ['line-2'] } });
  expect((await operationOf(account(), id))?.state).toBe('needs-care');
  expect(await settle('done')).toMatchObject({ status: 200, body: { kind: 'settled', carrier: 'not asked' } });
  expect(await operationOf(account(), id)).toMatchObject({ state: 'done', settlement: { from: 'needs-care' } });
  expect(await writes()).toEqual(before);
});

test('names each step by its own transaction id, and the order once it is made (SAFETY-53)', async () => {
  await order('customer.update');
  const { operations: [shown] = [] } = (await command('show', { group: dana.groupId })).body as Partial<AccountReport>;
  const sent = await Promise.all(['customer.create', 'order.create', 'customer.update'].map((one) => calls(dana, one)));
  const transactions = sent.flatMap(([call]) => call?.headers['x-transaction-id'] ?? []);
  expect(shown?.steps.map(({ transaction }) => transaction)).toEqual(transactions);
  const made = shown?.steps.find(({ step }) => step === 'order')?.result;
  expect([shown?.transaction, shown?.order]).toEqual([undefined, made]);
  expect(made).toEqual(expect.any(String));
});

test('does not recheck a saga that needs care: that would send its remaining steps (LEDGER-31)', async () => {
  await order('order.create');
  const before = await writes();
  const { body } = await command('recheck', { reference: spokenReference(id) });
  expect(body).toMatchObject({ kind: 'asked', carrier: 'not asked', state: 'needs-care' });
  expect(await writes()).toEqual(before);
});

test('treats an operation that was refused as a whole as final (LEDGER-30)', async () => {
  await order('customer.create');
  expect(await settle('done')).toMatchObject({ status: 409, body: { kind: 'not-now', state: 'refused' } });
});

test('does not settle as refused an activation of which a step may have taken money (LEDGER-30)', async () => {
  await order('order.create');
  await runInDurableObject(account(), (_, { storage }) => {
    storage.sql.exec("UPDATE operation SET kind = 'activate', terms = ?", JSON.stringify(sampleTerms.activate));
    storage.sql.exec("UPDATE step SET step = 'month', state = 'sent' WHERE step = 'line-2'");
    storage.sql.exec("DELETE FROM step WHERE step <> 'month'");
  });
  expect(await settle('refused')).toMatchObject({ status: 409, body: { kind: 'stands', steps: ['month'] } });
  await runInDurableObject(account(), (_, { storage }) => {
    storage.sql.exec("UPDATE step SET state = 'done'");
  });
  expect(await settle('refused')).toMatchObject({ status: 200, body: { kind: 'settled', state: 'refused' } });
});
