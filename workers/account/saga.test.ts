import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AddLineOrder } from '#rpc/operation/add-line.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import { operationOf } from '../testing/answer.ts';
import { minute, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn, signInAgain } from '../testing/signed-in-account.ts';
import { inTables, readLines, ringAfter } from '../testing/own-operations.ts';
import { killAt, loseReply, losses, refusalsOf, runToEnd, type SagaCall } from '../testing/saga-run.ts';
import { advanceClock, calls, change, count, type FixtureAccount, injectFault, until } from '../testing/world.ts';

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

test('makes each line, orders the cards once, and keeps the address (ADDLINE-17)', async () => {
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
/** Every call of the saga in turn. */
const sagaCalls: SagaCall[] = [
  ['catalog.couponReservePromo', 0],
  ['customer.create', 0],
  ['customer.create', 1],
  ['customer.create', 2],
  ['order.create', 0],
  ['customer.update', 0],
];
describe('ends a lost reply at any call with the requested lines and one order (LEDGER-19, LEDGER-20)', () => {
  describe.each(sagaCalls)('%s, after %i of its kind', (endpoint, skip) => {
    test.each(losses)('ends correctly after $fault, after the effect: $afterEffect', async (loss) => {
      await loseReply(dana, [endpoint, skip], loss, send);
      expect((await goOn()).state).toBe('done');
      await expectWholeOrder();
    });

    test('arrives after it was sent again, and is not done twice (HTTP-9)', async () => {
      await injectFault(dana, { endpoint, skip, fault: 'late', ms: 10 * minute });
      await send();
      expect((await goOn()).state).toBe('done');
      await advanceClock(dana, 11 * minute);
      await expectWholeOrder();
      const sent = (await calls(dana, endpoint)).map(({ headers }) => headers['x-transaction-id']);
      expect(sent[skip]).toMatch(new RegExp(String.raw`^${id}\.[\w-]+$`));
      expect(sent[skip + 1]).toBe(sent[skip]);
    });

    test('continues after the object is killed during the call', async () => {
      await killAt(dana, [endpoint, skip], send, abortAllDurableObjects);
      expect((await goOn()).state).toBe('done');
      await expectWholeOrder();
    });
  });
});

describe('a session that ends (LEDGER-21)', () => {
  test('leaves the order unsent before any step was done', async () => {
    await injectFault(dana, { endpoint: 'catalog.couponReservePromo', fault: 401, times: 10 });
    await send();
    await until(async () => (await operation())?.state !== 'sending', 'the end of the first run');
    expect(await operation()).toMatchObject({ state: 'not-sent', refusal: 'session' });
    await signInAgain();
    expect(await made()).toEqual(before);
  });

  test.each(sagaCalls.slice(1))('waits at %s, after %i of its kind, for the next sign-in', async (endpoint, skip) => {
    await injectFault(dana, { endpoint, skip, fault: 401, times: 1 });
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

const refusals = sagaCalls.flatMap(([endpoint, skip], index) =>
  refusalsOf(endpoint).map(({ name, fault }) => ({ endpoint, skip, index, name, fault })),
);

describe('a refusal (LEDGER-22, ADDLINE-18)', () => {
  test.each(refusals)(
    'handles $name of $endpoint, after $skip of its kind',
    async ({ endpoint, skip, index, fault }) => {
      await injectFault(dana, { endpoint, skip, fault });
      await send();
      const end = endpoint === 'customer.update' ? 'done' : index === 0 ? 'refused' : 'needs-care';
      expect((await goOn()).state).toBe(end);
      const sent = (await calls(dana)).filter((call) => writesOf.includes(call.id ?? ''));
      expect(sent).toHaveLength(index + 1);
    },
  );

  test('leaves nothing behind after a refusal of the first call', async () => {
    await injectFault(dana, { endpoint: 'catalog.couponReservePromo', fault: 49_999 });
    await send();
    expect((await goOn()).state).toBe('refused');
    expect(await made()).toEqual(before);
  });

  test('needs care with the completed steps, for the order', async () => {
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

  test('stops at the line whose place somebody else took meanwhile', async () => {
    await injectFault(dana, { endpoint: 'customer.create', fault: 'reset', afterEffect: true });
    await send();
    const taken = (await calls(dana, 'customer.create')).length;
    expect(taken).toBe(1);
    const found = (await account().find({ operationId: id })).steps;
    expect(found.at(-1)).toMatchObject({ step: 'line-2', state: 'sent' });
    const other = (await readLines()).find(({ peerAccountRef }) => peerAccountRef.endsWith('|2'));
    await change(dana, { firstName: 'SOMEBODY', lastName: 'ELSE' }, other?.id);
    expect((await goOn()).state).toBe('needs-care');
    expect(await count(dana, 'order.create')).toBe(0);
  });
});

describe('the draft (JOURNEY-10)', () => {
  const key = () => ({ name: 'add-line' as const, subjectId: dana.customerId });

  test('is deleted with the end of the order, so that it cannot be ordered twice', async () => {
    await account().saveJourney({ ...key(), version: '', draft: { lines: [] } });
    await send();
    await goOn();
    expect(await account().journey(key())).toBeUndefined();
  });

  test('stays when the carrier refused the order', async () => {
    await account().saveJourney({ ...key(), version: '', draft: { lines: [] } });
    await injectFault(dana, { endpoint: 'catalog.couponReservePromo', fault: 49_999 });
    await send();
    await goOn();
    expect(await account().journey(key())).toMatchObject({ draft: { lines: [] } });
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
