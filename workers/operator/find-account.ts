import * as z from 'zod/mini';
import { isLikeReference } from '#rpc/domain/spoken-reference.ts';
import { keysOf } from '#rpc/domain/key-list.ts';
import { accountOf } from '../account/access.ts';
import type { Env } from '../env.ts';
import { tagWith } from '../event-log.ts';
import { findInIndex, type FoundBy, makeSpokenTags } from './account-index.ts';
import { command, Given, notFound, typedLine } from './operator-command.ts';

/** An account that was found: by what, the tags that log lines name it by, and the operation that was spoken of. */
export interface FoundAccount {
  group: string;
  by: FoundBy | 'group';
  /** Id of the customer with the email address. */
  customer?: string | undefined;
  logTags: string[];
  operation?: { kind: string; state: string } | undefined;
}

/** A group that a search term leads to, and the term's tags. */
interface Match extends Pick<FoundAccount, 'group' | 'by'> {
  tags: readonly string[];
}

/** Search terms: an email address, a spoken reference as a person typed it, or a carrier's group id. */
const Said = typedLine(3, 254);

/** `find`: from a customer's email address or reference to their account (SAFETY-52). */
export const find = command({
  schema: z.extend(Given, { said: Said }),
  what: () => 'find',
  on: async (c, { said }) => {
    const tags = (await Promise.all(waysOf(said).map((by) => makeSpokenTags(c.env, by, said)))).flatMap(
      ([tag]) => tag ?? [],
    );
    return { tags };
  },
  run: async ({ env }, { said }) => {
    const accounts = await findAccounts(env, said);
    return accounts.length === 0 ? notFound : { status: 200, body: { accounts }, result: '' };
  },
});

/** Returns the accounts that match a search term. */
export async function findAccounts(env: Env, said: string): Promise<FoundAccount[]> {
  const matches = await Promise.all(
    waysOf(said).map(async (by): Promise<Match[]> => {
      const tags = await makeSpokenTags(env, by, said);
      return (await findInIndex(env, by, said, tags)).map((group) => ({ group, by, tags }));
    }),
  );
  const groups = matches.flat();
  if (!said.includes('@') && !groups.some(({ group }) => group === said))
    groups.push({ group: said, by: 'group', tags: [] });
  const accounts = await Promise.all(groups.map((one) => described(env, one, said)));
  return accounts.filter((one) => one !== undefined);
}

/** The groups whose ledger has an operation of this reference; an error page's has none. */
export async function findGroups(env: Env, reference: string): Promise<string[]> {
  const accounts = await findAccounts(env, reference);
  return accounts.flatMap(({ group, operation }) => (operation ? [group] : []));
}

function waysOf(said: string): FoundBy[] {
  if (said.includes('@')) return ['email'];
  return isLikeReference(said) ? ['reference'] : [];
}

async function described(env: Env, { group, by, tags }: Match, said: string): Promise<FoundAccount | undefined> {
  const page = by === 'reference' ? { reference: said } : { most: 0, ...(by === 'email' && { emailTags: tags }) };
  const report = await accountOf(env, { groupId: group }).report(page);
  if (!report && by === 'group') return undefined;
  const spoken = report?.operations[0];
  const logTags = await Promise.all(keysOf(env.SESSION_SEAL_KEY).map(({ key }) => tagWith(key, 'account', group)));
  const { customer } = report ?? {};
  return { group, by, customer, logTags, operation: spoken && { kind: spoken.kind, state: spoken.state } };
}
