import { expect, test } from 'vitest';
import { FakeAccount, contextOf, refOf, reply, type Replies } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import type { AccountPort } from '../portal-account.ts';
import { loadHome } from '#app/screens/home/home/intent.ts';
import { loadMe } from './me.ts';
import { mergeReads } from './merged-reads.ts';
import { confirmTopUp, loadTopUpReview } from '#app/screens/add-data/review/intent.ts';

/** An account whose calls are counted. The session, read before, is one more. */
function counted(replies: Replies = {}) {
  const dana = lineOf(1);
  const fake = new FakeAccount(['line-1'], {
    'customer.byUsername': reply(dana),
    'customer.group': reply({ customers: [dana, lineOf(2)] }),
    'config.keys': reply({ TOPUP_DATA_LIMIT: 5, AUTO_TOP_UP_SIZE: 2, SERVICE_TAB: 'ENABLE' }),
    'catalog.activePlans': reply({ plans: [] }),
    'usage.overall': reply({ billEndDate: '2026-11-30', users: [] }),
    'usage.current': reply({ billEndDate: '2026-11-30', users: [] }),
    'topup.pulse': reply({ pulse: 1, pulseCost: 500 }),
    'topup.group': reply({ purchases: [] }),
    'customer.topUpStatus': reply({ status: 'NONE' }),
    ...replies,
  });
  const calls: string[] = [];
  const counting = (name: keyof AccountPort) => {
    const call = fake[name].bind(fake) as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => (calls.push(name), call(...args));
  };
  const names = Object.getOwnPropertyNames(FakeAccount.prototype).filter((name) => !/^(constructor|reads)$/.test(name));
  const account = Object.fromEntries(names.map((name) => [name, counting(name as keyof AccountPort)])) as never;
  const { context } = contextOf(dana, fake);
  return { context: { ...context, account: mergeReads(account) }, calls, fake };
}

test('merges the reads of Home and its frame into one call without duplicates (HOME-11)', async () => {
  const { context, calls, fake } = counted();
  const [frame, page] = await Promise.all([loadMe(context), loadHome(context)]);
  expect(calls).toEqual(['readWithView']);
  expect(fake.reads.sort()).toEqual([
    'billing.customer',
    'billing.forecast',
    'catalog.activePlans',
    'config.keys',
    'customer.byUsername',
    'customer.group',
    'usage.overall',
  ]);
  expect(frame).toMatchObject({ services: true, isPrimary: true });
  expect(page.lines).toHaveLength(2);
});

test('makes one more call for the promise to pay when money is due (HOME-13)', async () => {
  const { context, calls } = counted({
    'billing.customer': reply({ balance: 2656, isAutoPay: false }),
    'billing.promiseEligible': reply({ isEligible: true }),
  });
  await Promise.all([loadMe(context), loadHome(context)]);
  expect(calls).toEqual(['readWithView', 'read']);
});

test('merges the reads of a page without cards', async () => {
  const { context, calls } = counted();
  await Promise.all([loadMe(context), loadMe(context)]);
  expect(calls).toEqual(['read']);
});

test('makes three calls to the account for a review, and three for its form', async () => {
  const { context, calls } = counted();
  const choice = { lineRef: refOf('line-1'), operationId: 'form-00000000001', gigabytes: 1 };
  const page = await loadTopUpReview(context, choice);
  if (page.kind !== 'review') throw new Error(page.kind);
  expect(calls.splice(0)).toEqual(['find', 'read', 'read']);
  const { price, quoteHash } = page.review;
  expect(await confirmTopUp(context, { ...choice, price, quoteHash })).toMatchObject({ kind: 'operation' });
  expect(calls).toEqual(['find', 'read', 'submit']);
});

test('merges two reads with the smaller maximum age', async () => {
  const { context, fake } = counted();
  const ask = (maxAgeMs: number) => ({ id: 'customer.group', input: { groupId: 'group-1' }, maxAgeMs });
  const { account, viewer } = context;
  const told = await Promise.all([account.read(viewer, [ask(15_000)]), account.read(viewer, [ask(0)])]);
  expect(fake.asked).toEqual([ask(0)]);
  expect(told[0]).toEqual(told[1]);
});
