import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { oneDay } from '#rpc/domain/day.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { accountOf } from '../account/access.ts';
import { pass, stopClock } from '../testing/clock.ts';
import { command } from '../testing/give-command.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { newName, send } from '../testing/own-operations.ts';
import { identityOf } from '../testing/sign-in.ts';
import { tablesOf } from '../testing/stored-rows.ts';
import { until } from '../testing/world.ts';
import { dropFromIndex, findInIndex, noteInIndex, makeSpokenTags } from './account-index.ts';
import { noteErrorPage } from './error-page.ts';

const find = async (said: string) => command('find', { said });
const groupsOf = async (said: string) => {
  const { accounts = [] } = (await find(said)).body as { accounts?: { group: string; by: string }[] };
  return accounts.map(({ group, by }) => ({ group, by }));
};
/** Sends an operation that is done at once. @returns its reference */
const rename = async () => spokenReference((await send('rename', newName)).id);
/** What a part of the index keeps. */
const foundIn = (part: ReturnType<typeof partOf>) =>
  runInDurableObject(part, (_, { storage }) => {
    const isThere = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'found'").toArray().length > 0;
    return isThere ? storage.sql.exec('SELECT * FROM found').toArray() : [];
  });
const partOf = (tag: string) => env.INDEX.get(env.INDEX.idFromName(tag.slice(0, 1)));

begin('active-family');
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test('an operation’s spoken reference leads to its account, misread or not, with its log tag (SAFETY-52)', async () => {
  const reference = await rename();
  await until(async () => (await groupsOf(reference)).length > 0);
  const logTags = [expect.stringMatching(/^[\w-]{11}$/)];
  const operation = { kind: 'rename', state: 'done' };
  const told = { group: dana.groupId, by: 'reference', logTags, operation };
  const answer = await find(reference.toLowerCase().replace('-', ' '));
  expect(answer).toEqual({ status: 200, body: { accounts: [told] } });
});

test('an email address leads to the account and the customer that signed in with it (SAFETY-52, SAFETY-77)', async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
  await until(async () => (await groupsOf(dana.email)).length > 0);
  const { accounts } = (await find(` ${dana.email.toUpperCase()}`)).body;
  expect(accounts).toMatchObject([{ group: dana.groupId, by: 'email', customer: dana.customerId }]);
});

test('finds a group by its own id where data of it is stored, and nothing else (SAFETY-52)', async () => {
  await rename();
  expect(await groupsOf(dana.groupId)).toEqual([{ group: dana.groupId, by: 'group' }]);
  for (const said of ['group-that-never-was', 'nobody@example.test', 'K7Q4-MXT9'])
    expect(await find(said)).toEqual({ status: 404, body: { error: 'nothing known' } });
  const never = env.ACCOUNT.get(env.ACCOUNT.idFromName('group-that-never-was'));
  expect(await tablesOf(never)).toEqual([]);
});

test('lists a group once that has the form of its own reference (SAFETY-52)', async () => {
  const said = 'Q7Q4-MXT3';
  await accountOf(env, { groupId: said }).signedIn('session', 'customer', identityOf('somebody@example.test'));
  await noteInIndex(env, { by: 'reference', said, group: said, until: Date.now() + oneDay });
  expect(await groupsOf(said)).toEqual([{ group: said, by: 'reference' }]);
});

test('reveals nothing at rest, and returns nothing for a row moved to another tag (SAFETY-52)', async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
  await until(async () => (await groupsOf(dana.email)).length > 0);
  const [tag = ''] = await makeSpokenTags(env, 'email', dana.email);
  const rows = await foundIn(partOf(tag));
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${dana.email}|${dana.groupId}|@`));
  const [other = ''] = await makeSpokenTags(env, 'email', 'other@example.test');
  const row = rows.find((one) => one.tag === tag);
  await partOf(other).put({ ...(row as { account: string; sealed: string }), tag: other, until: Date.now() + oneDay });
  expect(await groupsOf('other@example.test')).toEqual([]);
});

test('finds entries of a key that is no longer in use (SAFETY-52)', async () => {
  const group = 'group-of-an-old-key';
  const said = 'old@example.test';
  const [k1, k2] = [env.OPERATOR_KEY ?? '', 'bmV3LW9wZXJhdG9yLWtleS1vZi0zMi1ieXRlcy0hISE'];
  await noteInIndex({ ...env, OPERATOR_KEY: `k1:${k1}` }, { by: 'email', said, group, until: Date.now() + oneDay });
  expect(await findInIndex({ ...env, OPERATOR_KEY: `k2:${k2} k1:${k1}` }, 'email', said)).toEqual([group]);
  expect(await findInIndex({ ...env, OPERATOR_KEY: `k2:${k2}` }, 'email', said)).toEqual([]);
});

test('finds nothing after an erasure (SAFETY-30)', async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
  const reference = await rename();
  await until(async () => (await groupsOf(reference)).length > 0 && (await groupsOf(dana.email)).length > 0);
  expect(
    (await command('forget', { group: dana.groupId, everybody: true, because: 'asked', confirm: true })).status,
  ).toBe(200);
  for (const said of [reference, dana.email, dana.groupId]) expect(await groupsOf(said)).toEqual([]);
});

test('an email address is found however it is spelled, and by no other that is only like it (SAFETY-52)', async () => {
  const note = { by: 'email', said: 'Lou0@Example.test', group: 'group-lou', until: Date.now() + oneDay } as const;
  await noteInIndex(env, note);
  expect(await findInIndex(env, 'email', ' lou0@example.TEST ')).toEqual(['group-lou']);
  for (const other of ['louo@example.test', 'iou0@example.test', 'lou0@exampletest'])
    expect(await findInIndex(env, 'email', other)).toEqual([]);
});

test('stores and finds nothing without the operator’s key (SAFETY-52)', async () => {
  const without = { ...env, OPERATOR_KEY: '' };
  const get = vi.spyOn(env.INDEX, 'get');
  const note = { by: 'email', said: 'nokey@example.test', group: 'group-1', until: Date.now() + oneDay } as const;
  expect(await noteInIndex(without, note)).toBeUndefined();
  expect(await findInIndex(without, 'email', note.said)).toEqual([]);
  await dropFromIndex(without, 'group-1', { operationIds: [newOperationId()], tags: [] });
  expect(get).not.toHaveBeenCalled();
});

test('removes only the entries of an erased account, whatever key they were made with (SAFETY-30)', async () => {
  const [said, kept] = ['both@example.test', 'kept@example.test'];
  const [k1, k2] = [env.OPERATOR_KEY ?? '', 'bmV3LW9wZXJhdG9yLWtleS1vZi0zMi1ieXRlcy0hISE'];
  const [before, now] = [
    { ...env, OPERATOR_KEY: `k1:${k1}` },
    { ...env, OPERATOR_KEY: `k2:${k2} k1:${k1}` },
  ];
  const id = newOperationId();
  const until = Date.now() + oneDay;
  const tag = await noteInIndex(before, { by: 'email', said, group: 'group-x', until });
  expect([tag]).toEqual((await makeSpokenTags(now, 'email', said)).slice(1));
  await noteInIndex(before, { by: 'reference', said: spokenReference(id), group: 'group-x', until });
  await noteInIndex(before, { by: 'email', said, group: 'group-y', until });
  await noteInIndex(before, { by: 'email', said: kept, group: 'group-x', until });
  expect((await findInIndex(now, 'email', said)).toSorted()).toEqual(['group-x', 'group-y']);
  await dropFromIndex(now, 'group-x', { operationIds: [id], tags: [tag ?? ''] });
  expect(await findInIndex(now, 'email', said)).toEqual(['group-y']);
  expect(await findInIndex(now, 'reference', spokenReference(id))).toEqual([]);
  expect(await findInIndex(now, 'email', kept)).toEqual(['group-x']);
});

test('sweeps a part of the index daily, and stores nothing when all is over (SAFETY-52)', async () => {
  stopClock();
  const part = env.INDEX.get(env.INDEX.idFromName(crypto.randomUUID()));
  const row = { account: 'account', sealed: 'sealed' };
  const alarmAt = () => runInDurableObject(part, (_, { storage }) => storage.getAlarm());
  const tables = async () => (await tablesOf(part)).length;
  expect(await part.find('a')).toEqual([]);
  await part.drop(['a'], 'account');
  expect(await tables()).toBe(0);
  await part.put({ ...row, tag: 'a', until: Date.now() + oneDay });
  await part.put({ ...row, tag: 'b', until: Date.now() + oneDay + 1 });
  expect(await alarmAt()).toBe(Date.now() + oneDay);
  pass(1_000);
  await part.put({ ...row, tag: 'b', sealed: 'anew', until: Date.now() + oneDay });
  expect(await alarmAt()).toBe(Date.now() - 1_000 + oneDay);
  pass(oneDay - 1_000);
  await runDurableObjectAlarm(part);
  expect([await part.find('a'), await part.find('b')]).toEqual([[], ['anew']]);
  expect(await alarmAt()).toBe(Date.now() + oneDay);
  pass(oneDay);
  await runDurableObjectAlarm(part);
  expect([await tables(), await alarmAt()]).toEqual([0, null]);
  await part.put({ ...row, tag: 'a', until: Date.now() + oneDay });
  expect(await part.find('a')).toEqual(['sealed']);
});

describe('the reference of an error page (SAFETY-52)', () => {
  const requestId = () => crypto.randomUUID();
  /** Draws an error page for somebody, and waits until it was noted. */
  async function draw(request: string, status: number, own: object = {}, on: object = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    const known: Record<string, unknown> = { requestId: request, session: { actor: dana }, ...own };
    noteErrorPage(
      {
        get: (name: string) => known[name],
        env: { ...env, ...on },
        executionCtx: { waitUntil: (work: Promise<unknown>) => waits.push(work) },
      } as unknown as Parameters<typeof noteErrorPage>[0],
      status,
    );
    await Promise.all(waits);
  }

  test.each([500, 503])('leads from status %i to its customer’s account for 30 days', async (status) => {
    stopClock();
    const request = requestId();
    await draw(request, status);
    pass(30 * oneDay - 1);
    expect(await findInIndex(env, 'reference', spokenReference(request))).toEqual([dana.groupId]);
    pass(1);
    expect(await findInIndex(env, 'reference', spokenReference(request))).toEqual([]);
  });

  test('is stored for no other page and for nobody without an account, and fails no page', async () => {
    const request = requestId();
    for (const own of [{ session: undefined }, { session: {} }]) await draw(request, 500, own);
    await draw(request, 499);
    const get = () => {
      throw new Error('away');
    };
    await draw(request, 500, {}, { INDEX: { idFromName: () => 'id', get } });
    expect(await findInIndex(env, 'reference', spokenReference(request))).toEqual([]);
  });
});
