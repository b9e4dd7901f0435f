import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountOf } from './access.ts';
import { hour, minute, pass, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { alarmAt, mailedBill, readLines, ringAfter, send } from '../testing/own-operations.ts';
import { identityOf, signIn } from '../testing/sign-in.ts';
import { tablesIn } from '../testing/stored-rows.ts';
import { count, injectFault } from '../testing/world.ts';

const day = 24 * hour;

standStill();
begin('active-family');
beforeEach(async () => {
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
});

/** Lets days pass, each with the object's alarm if it is due. @returns the tables that have rows */
async function live(days: number): Promise<string[]> {
  for (let passed = 0; passed < days; passed += 1) {
    pass(day);
    if ((await alarmAt()) <= Date.now()) await runDurableObjectAlarm(account());
  }
  return keptTables();
}

const rowsIn = (group: string) =>
  runInDurableObject(accountOf(env, { groupId: group }), (_, { storage: { sql } }) =>
    tablesIn(sql).flatMap((name) => {
      const rows = name === '_migrations' ? [] : sql.exec(`SELECT * FROM ${name}`).toArray();
      return rows.map(() => name);
    }),
  );
const keptTables = async () => [...new Set(await rowsIn(dana.groupId))].sort();

async function emailBill(fault?: number): Promise<void> {
  if (fault) await injectFault(dana, { endpoint: 'billing.sendInvoice', fault, afterEffect: true });
  await send('email-bill', mailedBill());
}

const saved = { version: '', draft: {}, secrets: { pin: '1' } };
const saveDraft = () => account().saveJourney({ name: 'add-line', subjectId: dana.customerId, ...saved });

describe('data of an unused account (SAFETY-29)', () => {
  test('is deleted class by class, and the storage at last', async () => {
    await emailBill();
    await saveDraft();
    await account().count(signedIn.requester, 'device-check');
    await account().refs([dana.customerId]);
    // Names of lines are kept as long as operations (SETTINGS-9).
    await readLines();
    expect(await account().cachedLines()).toHaveLength(4);
    expect(await keptTables()).toEqual(
      ['counted', 'identity', 'journey', 'operation', 'reference', 'secret', 'signed_in', 'viewer', 'visit'].sort(),
    );
    await ringAfter(30 * minute);
    expect(await keptTables()).not.toContain('secret');
    expect(await live(2)).toEqual(['identity', 'journey', 'operation', 'reference', 'visit']);
    expect(await live(28)).toContain('journey');
    expect(await live(2)).toEqual(['identity', 'operation', 'reference', 'visit']);
    expect(await live(57)).toContain('operation');
    expect(await live(4)).toEqual(['identity', 'reference', 'visit']);
    expect(await account().cachedLines()).toEqual([]);
    expect(await live(306)).toEqual(['identity', 'reference', 'visit']);
    expect(await live(3)).toEqual([]);
    const left = await runInDurableObject(account(), async (_, { storage }) => [
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT GLOB '_*'").toArray(),
      await storage.getAlarm(),
    ]);
    expect(left).toEqual([[], null]);
    const again = await signIn(dana);
    expect(await account().signedIn(again.session, dana.customerId, identityOf(dana.email))).toBe(true);
    expect(await account().sessionsOf(dana.customerId)).toEqual([again.session]);
  });
});

describe('forgetting (SAFETY-30)', () => {
  const forget = (customerId?: string) => account().forgetWhenEnded({ customerId, receipt: 'receipt-1', by: 'Ada' });

  test('removes all data of a customer, and only their rows', async () => {
    const other = `${dana.lines[1]?.customerId}`;
    await emailBill();
    await saveDraft();
    await account().signedIn('another', other, identityOf('marco@example.test'));
    expect(await forget(dana.customerId)).toEqual({ forgotten: true, sessions: 1 });
    expect(await rowsIn(dana.groupId)).toEqual(['identity', 'signed_in', 'visit'].sort());
    expect(await account().sessionsOf()).toEqual(['another']);
  });
});

test('drops a person’s replies at their sign-out (SAFETY-31)', async () => {
  const read = () =>
    account().read(signedIn.requester, [{ id: 'customer.byUsername', input: { id: dana.email }, maxAgeMs: day }]);
  await read();
  await read();
  expect(await count(dana, 'customer.byUsername')).toBe(1);
  await account().leave(signedIn.session);
  await read();
  expect(await count(dana, 'customer.byUsername')).toBe(2);
});

test('exports the data of one customer alone (SETTINGS-7)', async () => {
  await saveDraft();
  await account().count(signedIn.requester, 'device-check');
  const kept = await account().exportData(signedIn.requester);
  expect(kept).toMatchObject({ drafts: [{ name: 'add-line' }], counted: [{ name: 'device-check' }] });
  expect(kept.boundAt).toBeDefined();
  const other = { ...signedIn.requester, actor: { ...signedIn.requester.actor, customerId: 'another' } };
  const nothing = { drafts: [], counted: [], devices: [], shown: [], turns: [], lines: [] };
  expect(await account().exportData(other)).toEqual({ boundAt: undefined, ...nothing });
});
