import { env } from 'cloudflare:workers';
import { runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { sessionOf } from '#workers/account/access.ts';
import { answered } from '#workers/testing/answer.ts';
import { accountFor, signIn } from '#workers/testing/sign-in.ts';
import { type Home, openFor, plans, requestOf, sendLosingReply } from '#workers/testing/scenario-account.ts';
import { injectFault, open } from '#workers/testing/world.ts';

// Not one of the tests: `scripts/dump-objects.ts` copies this file to where Vitest runs it.

/** The ways to each state of an operation; `sent` sends it without a fault. */
const ways: Record<string, (home: Home, scenario: Scenario) => Promise<unknown>> = {
  sending: async (home, scenario) => {
    const { account, signedIn } = home;
    const request = await requestOf(home, scenario, account.customerId);
    await injectFault(account, { endpoint: scenario.writes[0], fault: 'hang', afterEffect: false });
    return accountFor(account).submit(signedIn.requester, request);
  },
  unknown: (home, scenario) => sendLosingReply(home, scenario, home.account.customerId, true),
  sent: async (home, scenario) => {
    const { account, signedIn } = home;
    const request = await requestOf(home, scenario, account.customerId);
    await accountFor(account).submit(signedIn.requester, request);
    return answered(accountFor(account), request.id);
  },
};

/** All tables of an object as SQL, with names for what belongs to this account and moments as distances from one. */
async function dumpOf({ account }: Home, since: number): Promise<string> {
  const statements = await runInDurableObject(accountFor(account), (_, { storage: { sql } }) => {
    const made = sql
      .exec<{ name: string; type: string; sql: string }>(
        `SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*'
         ORDER BY type DESC, name`,
      )
      .toArray();
    const rows = made.flatMap(({ name, type }) => {
      if (type !== 'table') return [];
      const columns = sql.exec<{ name: string }>('SELECT name FROM pragma_table_info(?)', name).toArray();
      const values = columns.map((column) => `quote("${column.name}")`).join(` || ', ' || `);
      const all = sql.exec<{ row: string }>(`SELECT ${values} AS row FROM "${name}"`).toArray();
      return all.map(({ row }) => `INSERT INTO "${name}" VALUES (${row});`);
    });
    return [...made.map((one) => `${one.sql.replaceAll(/\s+/g, ' ')};`), ...rows];
  });
  let text = statements.join('\n');
  for (const [index, line] of account.lines.entries()) {
    text = text.replaceAll(line.customerId, `{line${index + 1}}`);
    if (line.email) text = text.replaceAll(line.email, `{email${index + 1}}`);
  }
  return text
    .replaceAll(account.groupId, '{group}')
    .replaceAll(/\b1[789]\d{11}\b/g, (at) => `{at${Number(at) < since ? '' : '+'}${Number(at) - since}}`);
}

test.each(Object.keys(ways))(
  'operations of every kind, %s',
  async (way) => {
    for (const [index, { seed, scenarios }] of plans.entries()) {
      const since = Date.now();
      const account = await openFor(seed, scenarios);
      const home = { account, signedIn: await signIn(account), scenarios };
      for (const one of scenarios) await ways[way]?.(home, one);
      console.log(`DUMP ${JSON.stringify({ way, index, seed, sql: await dumpOf(home, since) })}`);
    }
  },
  600_000,
);

test('a session', async () => {
  const since = Date.now();
  const account = await open('active-family');
  const { session } = await signIn(account);
  const kept = await runInDurableObject(sessionOf(env, session), async (_, { storage }) => [...(await storage.list())]);
  expect(kept.length).toBeGreaterThan(2);
  console.log(`DUMP ${JSON.stringify({ way: 'session', index: 0, seed: 'active-family', since, session, kept })}`);
}, 60_000);
