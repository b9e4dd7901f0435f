import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../testing/stored-rows.ts';
import { AuditObject } from './audit-object.ts';
import type { AuditRpc } from './operator-rpc.ts';

let log: DurableObjectStub<AuditRpc>;
const entry = (what: string) => ({ by: 'ada.ops', what, on: ['tag'], because: 'because', result: 'read' });
const change = (query: string) => runInDurableObject(log, (_, { storage }) => void storage.sql.exec(query));
const broken = async () => (await log.verify(10)).broken;

beforeEach(async () => {
  log = env.AUDIT.get(env.AUDIT.idFromName(crypto.randomUUID()));
  await Promise.all(['find', 'show', 'settle', 'forget'].map((what) => log.append(entry(what))));
});

test('numbers the lines in their order, and the chain holds (SAFETY-54)', async () => {
  const { lines, count, broken: none } = await log.verify(3);
  expect([count, none]).toEqual([4, []]);
  expect(lines.map(({ number, what, by, mac }) => [number, what, by, mac.length])).toEqual([
    [2, 'show', 'ada.ops', 22],
    [3, 'settle', 'ada.ops', 22],
    [4, 'forget', 'ada.ops', 22],
  ]);
});

test('verifies an empty log, and creates no storage for it (SAFETY-54)', async () => {
  const empty = env.AUDIT.get(env.AUDIT.idFromName(crypto.randomUUID()));
  expect(await empty.verify(10)).toEqual({ lines: [], count: 0, broken: [] });
  expect(await tablesOf(empty)).toEqual([]);
});

test('gives the acts of a kind page by page, without the ends of acts (SAFETY-78)', async () => {
  const signIn = { acr: '', age: 9, from: 'address-1' };
  const act = (what: string, from = signIn.from) => log.append({ ...entry(what), signIn: { ...signIn, from } });
  for (const what of ['lock', 'lock', 'unlock', 'lock']) await act(what);
  await act('lock', 'address-2');
  await log.append(entry('lock'));
  const page = async (more: object) =>
    (await log.page({ what: 'lock', since: 0, after: 0, most: 2, ...more })).map(({ number }) => number);
  expect(await page({})).toEqual([5, 6]);
  expect(await page({ after: 6 })).toEqual([8, 9]);
  expect(await page({ after: 6, from: 'address-2' })).toEqual([9]);
  expect(await page({ since: Date.now() + 60_000 })).toEqual([]);
});

test('leaves no gap for a line that could not be added (SAFETY-54)', async () => {
  const withoutKey = (state: DurableObjectState) => new AuditObject(state, { ...env, OPERATOR_KEY: '' });
  await runInDurableObject(log, async (_, state) => {
    await expect(withoutKey(state).append(entry('lost'))).rejects.toThrow('a secret without a key');
  });
  await runInDurableObject(log, async (_, state) => {
    const object = new AuditObject(state, env);
    const circular: Record<string, unknown> = {};
    circular.what = circular;
    const lost = object.append(circular as unknown as ReturnType<typeof entry>);
    const next = object.append(entry('next'));
    await expect(lost).rejects.toThrow();
    expect((await next).number).toBe(5);
  });
  expect(await log.verify(1)).toMatchObject({ lines: [{ number: 5, what: 'next' }], count: 5, broken: [] });
});

test.each([
  ['a line is missing', 'DELETE FROM line WHERE number = 2', [2]],
  ['the first line is missing', 'DELETE FROM line WHERE number = 1', [1]],
  ['the last line is missing', 'DELETE FROM line WHERE number = 4', [4]],
  ['all lines are missing', 'DELETE FROM line', [1]],
  ['a text was changed', `UPDATE line SET text = replace(text, 'ada', 'eve') WHERE number = 3`, [3]],
  ['a time was changed', 'UPDATE line SET at = at + 1 WHERE number = 4', [4]],
  ['a hash was changed', `UPDATE line SET mac = 'AAAAAAAAAAAAAAAAAAAAAA' WHERE number = 2`, [2, 3]],
  [
    'two lines changed places',
    `UPDATE line SET number = CASE number WHEN 2 THEN -3 WHEN 3 THEN -2 ELSE number END;
      UPDATE line SET number = abs(number)`,
    [2, 3, 4],
  ],
  ['one was added by hand', `INSERT INTO line SELECT 5, at, text, mac FROM line WHERE number = 4`, [5]],
])('%s: it shows (SAFETY-54)', async (_, query, numbers) => {
  expect(await broken()).toEqual([]);
  await change(query);
  expect(await broken()).toEqual(numbers);
});

test('reports a line made with another key, but not one made with an earlier key (SAFETY-54)', async () => {
  const key = env.OPERATOR_KEY ?? '';
  const other = 'bmV3LW9wZXJhdG9yLWtleS1vZi0zMi1ieXRlcy0hISE';
  const withKeys = (keys: string) =>
    runInDurableObject(log, (_, state) => new AuditObject(state, { ...env, OPERATOR_KEY: keys }).verify(10));
  expect((await withKeys(`k2:${other} k1:${key}`)).broken).toEqual([]);
  expect((await withKeys(other)).broken).toEqual([1, 2, 3, 4]);
});

test('offers no way to remove a line or to change one (SAFETY-54)', () => {
  const methods = Object.getOwnPropertyNames(AuditObject.prototype);
  expect(methods.toSorted()).toEqual(['append', 'constructor', 'page', 'verify']);
});
