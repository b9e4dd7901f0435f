import { env } from 'cloudflare:workers';
import { runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { SubmitRequest } from '#rpc/operation/submission.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { sessionOf } from '#workers/account/access.ts';
import { answered } from '#workers/testing/answer.ts';
import { accountFor, signIn } from '#workers/testing/sign-in.ts';
import { type Home, type Row, sendLosingReply, soakPlan } from '#workers/testing/soak-plan.ts';
import { change, injectFault, open } from '#workers/testing/world.ts';

// Not one of the tests: `scripts/dump-objects.ts` copies this file into the tree of a build and runs it there, so it
// uses only what that tree has too.

/** How each state of an operation is come to; `sent` is what the carrier says without a fault. */
const ways: Record<string, (home: Home, row: Row) => Promise<unknown>> = {
  sending: async (home, row) => {
    const request = await requestOf(home, row);
    await injectFault(home.account, { endpoint: row.endpoint, fault: 'hang', afterEffect: false });
    return accountFor(home.account).submit(home.signedIn.requester, request);
  },
  unknown: (home, row) => sendLosingReply(home, row, home.account.customerId, true),
  sent: async (home, row) => {
    const request = await requestOf(home, row);
    await accountFor(home.account).submit(home.signedIn.requester, request);
    return answered(accountFor(home.account), request.id);
  },
};

async function requestOf(home: Home, { kind, terms, before, secrets }: Row): Promise<SubmitRequest> {
  const subjectId = home.account.customerId;
  const whole = { terms: await terms(home, subjectId), before: (await before?.(home, subjectId)) ?? {}, secrets };
  return { id: newOperationId(), kind, subjectId, ...whole };
}

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
    for (const [index, [seed, rows]] of soakPlan.entries()) {
      const since = Date.now();
      const account = await open(seed);
      await change(account, { isMonthInAdvancePaid: false, activationJourneyStatus: null });
      const home = { account, signedIn: await signIn(account), rows };
      for (const row of rows) await ways[way]?.(home, row);
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
