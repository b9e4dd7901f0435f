import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answered } from '../testing/answer.ts';
import { pass, second, startClock, stopClock } from '../testing/clock.ts';
import { accountFor, signIn, type SignedIn } from '../testing/sign-in.ts';
import { count, open, type FixtureAccount, injectFault } from '../testing/world.ts';

let dana: FixtureAccount;
let signedIn: SignedIn;
const account = () => accountFor(dana);

beforeEach(async () => {
  stopClock();
  dana = await open('active-family');
  signedIn = await signIn(dana);
});
afterEach(() => {
  vi.restoreAllMocks();
  startClock();
});

describe('a form whose page gave it its operation (decision 25)', () => {
  const pause = (id: string, subjectId = dana.customerId) =>
    account().begin(id, 'data-service', subjectId, dana.customerId, { pause: true, primaryId: dana.customerId });
  const send = (id: string) => account().submit(signedIn.requester, id, {});
  const issue = () =>
    account().issue('top-up', dana.customerId, dana.customerId, {
      gigabytes: 2,
      charge: 1000,
      payerId: dana.customerId,
    });
  const cutoffs = () => count(dana, 'usage.dataCutoff');

  test('sent fifty times it is one operation and one write, done with its reply', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => (await pause('form-00000000001'), send('form-00000000001'))),
    );
    expect(await cutoffs()).toBe(1);
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(['form-00000000001']));
    expect((await answered(account(), 'form-00000000001')).state).toBe('done');
    expect((await pause('form-00000000001')).state).toBe('done');
  });

  test('two pages of one line at once: the second is told of the first', async () => {
    await injectFault(dana, { endpoint: 'usage.dataCutoff', fault: 'slow', ms: 200 });
    await Promise.all([pause('form-00000000001'), pause('form-00000000002')]);
    const [one, other] = await Promise.all([send('form-00000000001'), send('form-00000000002')]);
    expect([one.id, other.id]).toEqual(['form-00000000001', 'form-00000000001']);
    expect(await cutoffs()).toBe(1);
  });

  test('a lost reply is settled by looking at the line', async () => {
    await injectFault(dana, { endpoint: 'usage.dataCutoff', fault: 'reset', afterEffect: true });
    await pause('form-00000000001');
    await send('form-00000000001');
    expect((await answered(account(), 'form-00000000001')).state).toBe('unknown');
    pass(5 * second);
    await runDurableObjectAlarm(account());
    expect(await account().operation('form-00000000001')).toMatchObject({ state: 'done' });
    expect(await cutoffs()).toBe(1);
  });

  test('what was sent is listed, the latest first, and what was not sent is not', async () => {
    await pause('form-00000000001');
    await send('form-00000000001');
    pass(second);
    const { id } = await issue();
    await issue();
    await account().submit(signedIn.requester, id, { purchases: 0 });
    await answered(account(), id);
    const listed = await account().sentOperations(Number.MAX_SAFE_INTEGER, 10);
    expect(listed.map((one) => one.id)).toEqual([id, 'form-00000000001']);
    expect((await account().sentOperations(listed[0]?.sentAt ?? 0, 10)).map((one) => one.id)).toEqual([
      'form-00000000001',
    ]);
    expect(await account().sentOperations(Number.MAX_SAFE_INTEGER, 1)).toHaveLength(1);
  });

  test('an object of before there were hosted pages learns to keep them', async () => {
    await issue();
    await runInDurableObject(
      account(),
      (_, state) => void state.storage.sql.exec('ALTER TABLE operation DROP COLUMN result'),
    );
    await evictDurableObject(account());
    await pause('form-00000000001');
    await send('form-00000000001');
    expect((await answered(account(), 'form-00000000001')).state).toBe('done');
  });
});
