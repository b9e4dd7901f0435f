import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FaultInput } from '#fixtures/world-client.ts';
import type { AddLineOrder } from '#rpc/operation/add-line.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import { operationOf } from '../testing/answer.ts';
import { minute, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { inTables, readLines, ringAfter } from '../testing/own-operations.ts';
import { runToEnd } from '../testing/saga-run.ts';
import { calls, count, type FixtureAccount, injectFault, until } from '../testing/world.ts';

// An order of two SIM cards and an eSIM: three lines, one order, one address, whatever happens in between.

const id = 'operation-000001';

const orderOf = ({ email, customerId }: FixtureAccount): AddLineOrder => ({
  primaryId: customerId,
  emailId: email,
  accountRef: 'ACC1|ORD1',
  planId: 'plan-5gb',
  planName: 'Best Fit 5GB',
  lines: [
    { firstName: 'ANA', lastName: 'REYES', sim: 'sim', occurrence: 2, price: 2000 },
    { firstName: 'KIM', lastName: 'REYES', sim: 'esim', occurrence: 3, price: 2000 },
    { firstName: 'LEE', lastName: 'REYES', sim: 'sim', occurrence: 4, price: 2000 },
  ],
  coupon: { code: 'HOME5', discount: 0 },
  shipping: sampleShipping,
});

standStill();
begin('active-single');

const send = ({ requester } = signedIn) =>
  account().submit(requester, { id, kind: 'add-line', subjectId: dana.customerId, terms: orderOf(dana) });

const operation = () => operationOf(account(), id);
const goOn = () => runToEnd(account, id, () => runDurableObjectAlarm(account()));

/** What the carrier has of the order. */
async function made(): Promise<{ lines: number[]; orders: number; addresses: string[] }> {
  const customers = await readLines();
  // An eSIM's line has an order of its own, which the carrier makes with the line.
  const orders = new Set(customers.filter(({ esim }) => !esim).flatMap((one) => Object.keys(one.shipmentInfo)));
  const primary = customers.find(({ isPrimary }) => isPrimary);
  return {
    lines: customers.map(({ peerAccountRef }) => Number(peerAccountRef.split('|')[2])).sort(),
    orders: orders.size,
    addresses: (primary?.addresses ?? []).map(({ type, address1 }) => `${type}: ${address1}`),
  };
}

let before: Awaited<ReturnType<typeof made>>;
beforeEach(async () => void (before = await made()));

async function expectWholeOrder(): Promise<void> {
  const after = await made();
  expect(after.lines).toEqual([1, 2, 3, 4]);
  expect(after.orders).toBe(before.orders + 1);
  const others = before.addresses.filter((one) => !one.startsWith('shipping'));
  expect(after.addresses).toEqual([...others, 'shipping: 40 New Street']);
}

test('ADDLINE-17: makes each line, orders the cards once, and keeps the address', async () => {
  await send();
  expect(await goOn()).toMatchObject({ state: 'done', result: expect.any(String) });
  await expectWholeOrder();
  const writes = (await calls(dana)).map((call) => call.id).filter((one) => writesOf.includes(one ?? ''));
  expect(writes).toEqual([
    'catalog.couponReservePromo',
    'customer.create',
    'customer.create',
    'customer.create',
    'order.create',
    'customer.update',
  ]);
  const [order] = await calls(dana, 'order.create');
  expect(order?.query).toEqual({ doPayment: 'false' });
});

const writesOf = ['catalog.couponReservePromo', 'customer.create', 'order.create', 'customer.update'];
/** Every call of the saga in turn, and how many of its kind come before. */
const sagaCalls: [endpoint: FaultInput['endpoint'], skip: number][] = [
  ['catalog.couponReservePromo', 0],
  ['customer.create', 0],
  ['customer.create', 1],
  ['customer.create', 2],
  ['order.create', 0],
  ['customer.update', 0],
];
test.each(sagaCalls)('LEDGER-19, LEDGER-20: killed at %s, after %i of its kind, it goes on', async (endpoint, skip) => {
  await injectFault(dana, { endpoint, skip, fault: 'hang', afterEffect: true });
  void send().catch(() => undefined);
  await until(async () => (await count(dana, endpoint)) === skip + 1, 'the call');
  await abortAllDurableObjects();
  expect((await goOn()).state).toBe('done');
  await expectWholeOrder();
});

describe('LEDGER-22, ADDLINE-18: a refusal', () => {
  test('of the order needs care, and says what was done', async () => {
    await injectFault(dana, { endpoint: 'order.create', fault: 49_999 });
    await send();
    expect((await goOn()).state).toBe('needs-care');
    const { steps } = await account().find({ operationId: id });
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'coupon done',
      'line-2 done',
      'line-3 done',
      'line-4 done',
      'order refused',
    ]);
    expect((await made()).orders).toBe(before.orders);
  });
});

describe('JOURNEY-10: the draft', () => {
  const key = () => ({ name: 'add-line' as const, subjectId: dana.customerId });

  test('is gone with the end of the order, so that nothing is ordered twice from it', async () => {
    await account().saveJourney({ ...key(), version: '', draft: { lines: [] } });
    await send();
    await goOn();
    expect(await account().journey(key())).toBeUndefined();
  });
});

test('POLL-7: a carrier that does not answer is asked later each time, and was not asked for the page', async () => {
  await injectFault(dana, { endpoint: 'customer.create', fault: 500, afterEffect: true });
  await injectFault(dana, { endpoint: 'customer.group', fault: 500, times: 20 });
  await send();
  await until(async () => (await operation())?.state === 'unknown', 'the lost reply');
  for (let rings = 0; rings < 3; rings += 1) {
    await ringAfter(5 * minute);
  }
  expect((await operation())?.lastCheckedAt).toBeUndefined();
  expect(await inTables('SELECT failures FROM job')).toEqual([{ failures: 3 }]);
});
