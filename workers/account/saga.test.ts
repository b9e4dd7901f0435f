import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AddLineOrder } from '#rpc/operation/add-line.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import { operationOf } from '../testing/answer.ts';
import { minute, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn, signInAgain } from '../testing/signed-in-account.ts';
import { inTables, readLines, ringAfter } from '../testing/own-operations.ts';
import { fatesOf, runToEnd, type SagaCall, sendWith } from '../testing/saga-run.ts';
import { advanceClock, calls, type FixtureAccount, injectFault, until } from '../testing/world.ts';

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

const key = () => ({ name: 'add-line' as const, subjectId: dana.customerId });
const saveDraft = () => account().saveJourney({ ...key(), version: '', draft: { lines: [] } });

test('makes each line, orders the cards once, keeps the address, and deletes the draft (ADDLINE-17, JOURNEY-10)', async () => {
  await saveDraft();
  await send();
  expect(await goOn()).toMatchObject({ state: 'done', result: expect.any(String) });
  expect(await account().journey(key())).toBeUndefined();
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
/** Every call of the saga in turn. */
const sagaCalls: SagaCall[] = [
  ['catalog.couponReservePromo', 0],
  ['customer.create', 0],
  ['customer.create', 1],
  ['customer.create', 2],
  ['order.create', 0],
  ['customer.update', 0],
];

test.each(fatesOf(sagaCalls))(
  'ends a lost reply with the requested lines and one order (LEDGER-19, LEDGER-20): %j',
  async (fate) => {
    await sendWith(dana, fate, send, abortAllDurableObjects);
    expect((await goOn()).state).toBe('done');
    if (fate.fault === 'late') await advanceClock(dana, 11 * minute);
    await expectWholeOrder();
    // HTTP-9: one that was sent again has the key of the first try.
    const keys = (await calls(dana, fate.endpoint)).map(({ headers }) => headers['x-transaction-id'] ?? '');
    expect(new Set(keys).size).toBe(sagaCalls.filter(([endpoint]) => endpoint === fate.endpoint).length);
    for (const key of keys) expect(key).toMatch(new RegExp(String.raw`^${id}\.[\w-]+$`));
  },
);

describe('a session that ends (LEDGER-21)', () => {
  test('leaves the order unsent before any step was done', async () => {
    await injectFault(dana, { endpoint: 'catalog.couponReservePromo', fault: 401, times: 10 });
    await send();
    await until(async () => (await operation())?.state !== 'sending', 'the end of the first run');
    expect(await operation()).toMatchObject({ state: 'not-sent', refusal: 'session' });
    await signInAgain();
    expect(await made()).toEqual(before);
  });

  test('waits at a later step for the next sign-in', async () => {
    await injectFault(dana, { endpoint: 'order.create', fault: 401, times: 1 });
    await send();
    await until(async () => (await operation())?.state !== 'sending', 'the end of the first run');
    await ringAfter(minute);
    expect((await operation())?.state).toBe('unknown');
    await signInAgain();
    await made();
    expect((await goOn()).state).toBe('done');
    await expectWholeOrder();
  });
});

describe('a refusal (LEDGER-22, ADDLINE-18)', () => {
  beforeEach(saveDraft);

  test('of the first call leaves nothing behind but the draft (JOURNEY-10)', async () => {
    await injectFault(dana, { endpoint: 'catalog.couponReservePromo', fault: 49_999 });
    await send();
    expect((await goOn()).state).toBe('refused');
    expect(await made()).toEqual(before);
    expect(await account().journey(key())).toMatchObject({ draft: { lines: [] } });
  });

  test('of the order needs care, with the completed steps and without the draft (JOURNEY-10)', async () => {
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
    expect(await account().journey(key())).toBeUndefined();
  });
});

test('polls an unresponsive carrier later each time, and not for the page (POLL-7)', async () => {
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
