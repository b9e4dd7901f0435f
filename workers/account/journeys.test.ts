import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { seal } from '../session/seal.ts';
import { standStill } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { until } from '../testing/world.ts';

const key = { name: 'add-line', subjectId: 'customer-1' } as const;
const draft = { lines: [] };
const secrets = { pin: 'SECRET-PIN-4711' };
let account: ReturnType<typeof newAccount>;
const newAccount = () => env.ACCOUNT.get(env.ACCOUNT.newUniqueId());

standStill();
beforeEach(() => void (account = newAccount()));

const save = (version: string, more: object = {}) => account.saveJourney({ ...key, version, draft, ...more });

test('saves one of two tabs with the same page, though sealing secrets takes time (JOURNEY-5)', async () => {
  const version = (await save('')) ?? '';
  const saved = await Promise.all([save(version, { secrets }), save(version)]);
  expect(saved.filter(Boolean)).toHaveLength(1);
});

test('secrets of another seal key are as good as gone, and security hears of it (JOURNEY-8, SAFETY-32)', async () => {
  await save('', { secrets });
  const another = await seal('YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE', secrets);
  await runInDurableObject(account, (_, { storage }) => storage.sql.exec('UPDATE secret SET sealed = ?', another));
  const lines = loggedLines();
  expect(await account.journey(key)).toMatchObject({ draft, secrets: {} });
  await until(async () => lines.length > 0, 'the line');
  expect(lines).toEqual([{ event: 'failure swallowed', security: true, what: 'unseal of secrets' }]);
});
