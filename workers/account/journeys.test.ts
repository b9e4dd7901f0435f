import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { oneDay } from '#rpc/domain/day.ts';
import { seal } from '../session/seal.ts';
import { minute, pass, standStill } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { until } from '../testing/world.ts';

const key = { name: 'add-line', subjectId: 'customer-1' } as const;
const draft = { lines: [] };
const secrets = { pin: 'SECRET-PIN-4711' };
let account: ReturnType<typeof newAccount>;
const newAccount = () => env.ACCOUNT.get(env.ACCOUNT.newUniqueId());

standStill();
beforeEach(() => void (account = newAccount()));

const save = (version: string, more: object = {}) => account.saveJourney({ ...key, version, draft, ...more });

test('JOURNEY-5: of two tabs with the same page one saves, though secrets take time to seal', async () => {
  const version = (await save('')) ?? '';
  const saved = await Promise.all([save(version, { secrets }), save(version)]);
  expect(saved.filter(Boolean)).toHaveLength(1);
});

test('JOURNEY-7: a draft can be gone on with for 30 days after it was last saved, and is deleted then', async () => {
  const version = (await save('')) ?? '';
  pass(29 * oneDay);
  await save(version);
  pass(29 * oneDay);
  expect(await account.journey(key)).toMatchObject({ draft });
  pass(oneDay);
  expect(await account.journey(key)).toBeUndefined();
  pass(oneDay);
  await runDurableObjectAlarm(account);
  expect(await storedRows(account)).toBe('[]');
});

describe('JOURNEY-8: secrets of a draft', () => {
  test('are sealed, come back, and are deleted after 30 minutes while the draft stays', async () => {
    await save('', { secrets });
    expect(await account.journey(key)).toMatchObject({ secrets });
    expect(JSON.stringify([await rowsOf('journey'), await rowsOf('secret')])).not.toContain('4711');
    pass(30 * minute);
    expect(await account.journey(key)).toMatchObject({ draft, secrets: {} });
    expect(await runDurableObjectAlarm(account)).toBe(true);
    expect(await rowsOf('secret')).toEqual([]);
  });

  test('are as good as gone with another seal key, and security hears of it (SAFETY-32)', async () => {
    await save('', { secrets });
    const another = await seal('YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE', secrets);
    await runInDurableObject(account, (_, { storage }) => storage.sql.exec('UPDATE secret SET sealed = ?', another));
    const lines = loggedLines();
    expect(await account.journey(key)).toMatchObject({ draft, secrets: {} });
    await until(async () => lines.length > 0, 'the line');
    expect(lines).toEqual([{ event: 'failure swallowed', security: true, what: 'unseal of secrets' }]);
  });
});

function rowsOf(table: string): Promise<unknown[]> {
  return runInDurableObject(account, (_, { storage }) => storage.sql.exec(`SELECT * FROM ${table}`).toArray());
}
