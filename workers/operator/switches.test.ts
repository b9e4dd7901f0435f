import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allOn } from '#rpc/domain/feature-flags.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { noteSwitches, readSwitches, switchesKey } from '../switch-reader.ts';
import { answered } from '../testing/answer.ts';
import { pass, second, standStill } from '../testing/clock.ts';
import { command } from '../testing/give-command.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { count } from '../testing/world.ts';

const set = (change: object) => command('switch', { change, because: 'the carrier ships twice' });
const kv = env.SWITCHES as KVNamespace;
const rename = (id = newOperationId()) =>
  account().submit(signedIn.requester, {
    ...{ id, kind: 'rename', subjectId: dana.customerId },
    terms: { firstName: 'ANA', lastName: 'ROSE' },
  });
const writes = () => count(dana, 'customer.updateSecondary');

/** All is on, whatever was set before. */
async function reset(): Promise<void> {
  const switchboard = env.SWITCHBOARD.get(env.SWITCHBOARD.idFromName('switches'));
  await runInDurableObject(switchboard, (_, { storage }) => void storage.kv.delete('switches'));
  await kv.delete(switchesKey);
  noteSwitches(allOn);
}

standStill();
begin('active-family');
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await reset();
});
afterEach(reset);

test('sends a closed kind to nobody, and other kinds; one that was sent before leads to its result (SAFETY-55)', async () => {
  const first = newOperationId();
  expect((await rename(first)).kind).toBe('submitted');
  await answered(account(), first);
  await set({ close: 'rename' });
  expect(await rename()).toEqual({ kind: 'disabled' });
  expect((await rename(first)).kind).toBe('submitted');
  expect(await writes()).toBe(1);
  const pause = { id: newOperationId(), kind: 'data-service', subjectId: dana.customerId } as const;
  const terms = { pause: true, primaryId: dana.customerId };
  expect((await account().submit(signedIn.requester, { ...pause, terms })).kind).toBe('submitted');
  await set({ open: 'rename' });
  expect((await rename()).kind).toBe('submitted');
  expect(await writes()).toBe(2);
});

test('polls the carrier less often by the factor (SAFETY-55)', async () => {
  const dueIn = () =>
    runInDurableObject(account(), (_, { storage }) => {
      const rows = storage.sql.exec<{ next_at: number }>('SELECT next_at FROM job').toArray();
      storage.sql.exec('DELETE FROM job');
      return rows.map(({ next_at }) => next_at - Date.now());
    });
  const watch = () =>
    account().requestPolling(signedIn.requester, 'home', [{ kind: 'activation', subjectId: dana.customerId }]);
  await watch();
  expect(await dueIn()).toEqual([30 * second]);
  await set({ pollIntervalFactor: 4 });
  await watch();
  expect(await dueIn()).toEqual([120 * second]);
});

describe('switches are known (SAFETY-55)', () => {
  const wanted = { ...allOn, sockets: false };

  test('are known 30 s late at most', async () => {
    await kv.put(switchesKey, JSON.stringify(wanted));
    expect(await readSwitches(env)).toEqual(allOn);
    pass(30 * second);
    expect(await readSwitches(env)).toEqual(wanted);
  });

  test('stay as they were set while an older read was in progress', async () => {
    pass(30 * second);
    const reading = readSwitches(env);
    noteSwitches(wanted);
    expect(await reading).toEqual(wanted);
    expect(await readSwitches(env)).toEqual(wanted);
  });

  test.each<[string, object]>([
    ['without KV', {}],
    ['with nothing in KV', { SWITCHES: { get: async () => null } }],
  ])('as all on %s', async (_, on) => {
    noteSwitches(wanted);
    pass(30 * second);
    expect(await readSwitches(on as Pick<typeof env, 'SWITCHES'>)).toEqual(allOn);
  });

  test.each<[string, object]>([
    ['while KV fails', { SWITCHES: { get: () => Promise.reject(new Error('away')) } }],
    ['while KV is silent', { SWITCHES: { get: () => new Promise(() => undefined) } }],
    ['with something else in KV', { SWITCHES: { get: async () => ({ disabledKinds: 'all' }) } }],
  ])('as they were %s: a kind that was closed does not open for it', async (_, on) => {
    // Objects of this isolate may read KV meanwhile: they find the same.
    await kv.put(switchesKey, JSON.stringify(wanted));
    noteSwitches(wanted);
    pass(30 * second);
    expect(await readSwitches(on as Pick<typeof env, 'SWITCHES'>)).toEqual(wanted);
  });
});

describe('the command (SAFETY-55)', () => {
  test.each([
    { close: 'no-such-kind' },
    { pollIntervalFactor: 0 },
    { banner: { en: 'Only English' } },
    { maintenance: { minutes: 0 } },
    { close: 'rename', sockets: false },
    { other: true },
  ])('refuses %j', async (change) => {
    expect((await set(change)).status).toBe(400);
  });

  test('keeps each kind once and in order, and what a change does not name', async () => {
    const banner = { en: 'Orders are late.', es: 'Los pedidos se retrasan.' };
    const changes = [
      { close: 'top-up' },
      { close: 'rename' },
      { close: 'top-up' },
      { pollIntervalFactor: 4 },
      { banner },
    ];
    for (const change of changes) await set(change);
    const now = { disabledKinds: ['rename', 'top-up'], pollIntervalFactor: 4, sockets: false, banner };
    expect(await set({ sockets: false })).toEqual({ status: 200, body: now });
    expect(await kv.get(switchesKey, 'json')).toEqual(now);
    await set({ open: 'top-up' });
    await set({ maintenance: { minutes: 20 } });
    const { body } = await set({ maintenance: null });
    expect(body).toEqual({ ...now, disabledKinds: ['rename'] });
    noteSwitches(allOn);
    await set({});
    expect(await readSwitches(env)).toMatchObject({ disabledKinds: ['rename'] });
  });

  test('has its lines in the audit log, also where KV is missing', async () => {
    await set({ sockets: false });
    const none = { status: 409, body: { error: 'no SWITCHES' } };
    expect(await command('switch', { change: { sockets: false } }, { on: { SWITCHES: undefined } })).toEqual(none);
    const { body } = await command('audit', { last: 5 });
    expect(body.lines).toMatchObject([
      { what: 'switch {"sockets":false}', because: 'the carrier ships twice', result: 'begun' },
      { what: 'switch {"sockets":false}', result: 'set' },
      { what: 'switch {"sockets":false}', result: 'begun' },
      { what: 'switch {"sockets":false}', result: 'no SWITCHES' },
      { what: 'audit' },
    ]);
  });
});
