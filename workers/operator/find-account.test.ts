import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneDay } from '#rpc/domain/day.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { pass, startClock, stopClock } from '../testing/clock.ts';
import { answered } from '../testing/answer.ts';
import { command } from '../testing/give-command.ts';
import { accountFor, identityOf, signIn, type SignedIn } from '../testing/sign-in.ts';
import { type FixtureAccount, open, until } from '../testing/world.ts';
import { findInIndex, noteInIndex, saidTags } from './account-index.ts';

let dana: FixtureAccount;
let signedIn: SignedIn;
const account = () => accountFor(dana);
const find = async (said: string) => command('find', { said });
const groupsOf = async (said: string) => {
  const { accounts = [] } = (await find(said)).body as { accounts?: { group: string; by: string }[] };
  return accounts.map(({ group, by }) => ({ group, by }));
};
/** Sends an operation that is done at once. @returns its reference */
const rename = async () => {
  const id = newOperationId();
  const terms = { firstName: 'ANA', lastName: 'ROSE' };
  await account().submit(signedIn.requester, { id, kind: 'rename', subjectId: dana.customerId, terms });
  await answered(account(), id);
  return spokenReference(id);
};
const partOf = (tag: string) => env.INDEX.get(env.INDEX.idFromName(tag.slice(0, 1)));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  dana = await open('active-family');
  signedIn = await signIn(dana);
});
afterEach(() => {
  vi.restoreAllMocks();
  startClock();
});

test('SAFETY-52: an operation’s spoken reference leads to its account, misread or not, with its log tag', async () => {
  const reference = await rename();
  await until(async () => (await groupsOf(reference)).length > 0);
  const { status, body } = await find(reference.toLowerCase().replace('-', ' '));
  expect([status, body]).toEqual([
    200,
    {
      accounts: [
        {
          group: dana.groupId,
          by: 'reference',
          logTags: [expect.stringMatching(/^[\w-]{11}$/)],
          operation: { kind: 'rename', state: 'done' },
        },
      ],
    },
  ]);
});

test('SAFETY-52: an email address leads to the account that was signed in to with it', async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
  await until(async () => (await groupsOf(dana.email)).length > 0);
  expect(await groupsOf(` ${dana.email.toUpperCase()}`)).toEqual([{ group: dana.groupId, by: 'email' }]);
});

test('SAFETY-52: a group is found by itself where something is kept of it, and nothing else is found', async () => {
  await rename();
  expect(await groupsOf(dana.groupId)).toEqual([{ group: dana.groupId, by: 'group' }]);
  for (const said of ['group-that-never-was', 'nobody@example.test', 'K7Q4-MXT9'])
    expect(await find(said)).toEqual({ status: 404, body: { error: 'not found' } });
  const never = env.ACCOUNT.get(env.ACCOUNT.idFromName('group-that-never-was'));
  expect(
    await runInDurableObject(never, (_, { storage }) => storage.sql.exec('SELECT * FROM sqlite_master').toArray()),
  ).toEqual([]);
});

test('SAFETY-52: two accounts with the same reference are both found', async () => {
  const said = 'K7Q4-MXT2';
  for (const group of ['group-a', 'group-b'])
    await noteInIndex(env, { by: 'reference', said, group, until: Date.now() + oneDay });
  expect((await findInIndex(env, 'reference', said)).toSorted()).toEqual(['group-a', 'group-b']);
});

test('SAFETY-52: nothing can be told from what is at rest, and a row moved to another tag is no answer', async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
  await until(async () => (await groupsOf(dana.email)).length > 0);
  const [tag = ''] = await saidTags(env, 'email', dana.email);
  const rows = await runInDurableObject(partOf(tag), (_, { storage }) =>
    storage.sql.exec('SELECT * FROM found').toArray(),
  );
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${dana.email}|${dana.groupId}|@`));
  const [other = ''] = await saidTags(env, 'email', 'other@example.test');
  const row = rows.find((one) => one.tag === tag);
  await partOf(other).put({ ...(row as { account: string; sealed: string }), tag: other, until: Date.now() + oneDay });
  expect(await groupsOf('other@example.test')).toEqual([]);
});

test('SAFETY-52: a key that is no longer in use still finds what was noted with it', async () => {
  const group = 'group-of-an-old-key';
  const said = 'old@example.test';
  const [k1, k2] = [env.OPERATOR_KEY ?? '', 'bmV3LW9wZXJhdG9yLWtleS1vZi0zMi1ieXRlcy0hISE'];
  await noteInIndex({ ...env, OPERATOR_KEY: `k1:${k1}` }, { by: 'email', said, group, until: Date.now() + oneDay });
  expect(await findInIndex({ ...env, OPERATOR_KEY: `k2:${k2} k1:${k1}` }, 'email', said)).toEqual([group]);
  expect(await findInIndex({ ...env, OPERATOR_KEY: `k2:${k2}` }, 'email', said)).toEqual([]);
});

test('SAFETY-52: what is past its time is found no longer, and is deleted within a day', async () => {
  stopClock();
  const said = 'short@example.test';
  await noteInIndex(env, { by: 'email', said, group: 'group-1', until: Date.now() + oneDay });
  expect(await findInIndex(env, 'email', said)).toEqual(['group-1']);
  pass(oneDay);
  expect(await findInIndex(env, 'email', said)).toEqual([]);
  const [tag = ''] = await saidTags(env, 'email', said);
  const rows = () =>
    runInDurableObject(partOf(tag), (_, { storage }) =>
      storage.sql.exec('SELECT 1 FROM found WHERE tag = ?', tag).toArray(),
    );
  expect(await rows()).toHaveLength(1);
  await runDurableObjectAlarm(partOf(tag));
  expect(
    await runInDurableObject(partOf(tag), (_, { storage }) => {
      const isThere = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'found'").toArray().length > 0;
      return isThere ? storage.sql.exec('SELECT 1 FROM found WHERE tag = ?', tag).toArray() : [];
    }),
  ).toEqual([]);
});

test('SAFETY-30: what was forgotten is not found any longer', async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
  const reference = await rename();
  await until(async () => (await groupsOf(reference)).length > 0 && (await groupsOf(dana.email)).length > 0);
  expect((await command('forget', { group: dana.groupId })).status).toBe(200);
  for (const said of [reference, dana.email, dana.groupId]) expect(await groupsOf(said)).toEqual([]);
});
