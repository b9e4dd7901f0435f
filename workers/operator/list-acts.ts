import * as z from 'zod/mini';
import { dayIn, oneDay, shiftDays } from '#rpc/domain/day.ts';
import { keysOf } from '#rpc/domain/key-list.ts';
import { accountOf } from '../account/access.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { makeTag } from '../session/keyed-tag.ts';
import { groupsUnder, makeAccountTags } from './account-index.ts';
import { actsOf } from './guarded-act.ts';
import { command, Given } from './operator-command.ts';
import type { ActPage, AuditLine } from './operator-rpc.ts';

/** A guarded act with its account; `group` and `customer` are missing once they are forgotten. */
export interface ListedAct {
  at: number;
  what: string;
  group?: string | undefined;
  customer?: string | undefined;
  /** Keyed tag of the network address. */
  from: string;
}

const mostDays = 7;
/** Maximum number of groups in one answer: each needs a call of its object. */
const mostGroups = 200;
const pageLines = 1_000;

/**
 * `acts`: guarded acts of one kind since a time, with their groups and persons: whom a fraud wave hit (SAFETY-78). The
 * log has tags alone; the index leads from an operation's tag to its group for as long as the account is stored.
 */
export const listActs = command({
  schema: z.extend(Given, {
    kind: z.string().check(z.minLength(1), z.maxLength(40)),
    since: z.int().check(z.positive()),
    from: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  }),
  what: ({ kind, since }) => `acts ${kind} ${new Date(since).toISOString()}`,
  on: async () => ({}),
  run: async ({ env }, { kind, since, from }) => {
    const now = clock.now();
    const sinceTime = Math.max(since, now - mostDays * oneDay);
    const matches: AuditLine[] = [];
    for (let day = dayIn(sinceTime, 'UTC'); day <= dayIn(now, 'UTC'); day = shiftDays(day, 1))
      matches.push(...(await pagesOf(actsOf(env, day), { what: kind, since: sinceTime, from })));
    const accounts = [...new Set(matches.map(({ on: [account = ''] }) => account))];
    const listedAccounts = new Set(accounts.slice(0, mostGroups));
    const finder = personFinder(env);
    const acts = await Promise.all(
      matches
        .filter(({ on: [account = ''] }) => listedAccounts.has(account))
        .map(async (line): Promise<ListedAct> => ({
          at: line.at,
          what: line.what,
          ...(await finder(line)),
          from: line.signIn?.from ?? '',
        })),
    );
    const leftCount = accounts.length - listedAccounts.size;
    return { status: 200, body: { acts, left: leftCount, since: sinceTime }, result: '' };
  },
});

/** Returns all that a log has of a kind, page by page. */
async function pagesOf(log: ReturnType<typeof actsOf>, wanted: Omit<ActPage, 'after' | 'most'>): Promise<AuditLine[]> {
  const lines: AuditLine[] = [];
  for (;;) {
    const page = await log.page({ ...wanted, after: lines.at(-1)?.number ?? 0, most: pageLines });
    lines.push(...page);
    if (page.length < pageLines) return lines;
  }
}

/** Returns the search for an act's group and person; each group is asked once. */
function personFinder(env: Env) {
  const people = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const groups = new Map<string, Promise<string | undefined>>();
  return async ({ by, on: [account = '', operation] }: AuditLine) => {
    if (operation === undefined) return {};
    if (!groups.has(account)) groups.set(account, groupOf(env, account, operation));
    const group = await groups.get(account);
    if (group === undefined) return {};
    if (!people.has(group)) people.set(group, customersByTag(env, group));
    return { group, customer: (await people.get(group))?.get(by) };
  };
}

/** Two accounts may have an operation of the same reference: the account's own tag decides. */
async function groupOf(env: Env, account: string, operation: string): Promise<string | undefined> {
  for (const group of await groupsUnder(env, operation))
    if ((await makeAccountTags(env, group)).includes(account)) return group;
  return undefined;
}

async function customersByTag(env: Env, group: string): Promise<ReadonlyMap<string, string>> {
  const report = await accountOf(env, { groupId: group }).report({ most: 0 });
  const customers = Object.keys(report?.sessions ?? {});
  const keys = keysOf(env.OPERATOR_KEY ?? '');
  const tags = customers.flatMap((customer) =>
    keys.map(async ({ key }): Promise<[string, string]> => [
      await makeTag(key, 'index', `customer ${group} ${customer}`),
      customer,
    ]),
  );
  return new Map(await Promise.all(tags));
}
