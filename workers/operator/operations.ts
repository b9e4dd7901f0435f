import * as z from 'zod/mini';
import { accountOf } from '../account/access.ts';
import type { AccountRpc, Rechecked, SettleResult } from '../account/account-rpc.ts';
import { reportedAtOnce } from '../account/reported-operations.ts';
import type { Env } from '../env.ts';
import type { Answer } from './operator-command.ts';
import { Because, command, Given, notFound, typedLine } from './operator-command.ts';
import { makeSpokenTags } from './account-index.ts';
import { findGroups } from './find-account.ts';

const Spoken = z.extend(Given, {
  reference: typedLine(8, 20),
  /** Group of the operation, needed when two accounts have the same reference, or for one older than the index. */
  group: z.optional(z.string().check(z.minLength(1))),
});
type Spoken = z.output<typeof Spoken>;
type Account = DurableObjectStub<AccountRpc>;

/** `show`: what is kept of an account, without what a person typed; of its operations the latest before a time. */
export const show = command({
  schema: z.extend(Given, { group: z.string().check(z.minLength(1)), before: z.optional(z.int().check(z.positive())) }),
  what: () => 'show',
  on: async (_, { group }) => ({ group }),
  run: async ({ env }, { group, before }) => {
    const report = await accountOf(env, { groupId: group }).report({ before, most: reportedAtOnce });
    return report ? { status: 200, body: { group, ...report }, result: '' } : notFound;
  },
});

/** `recheck`: reconciles an operation now (LEDGER-31). */
export const recheck = command({
  schema: Spoken,
  what: () => 'recheck',
  on: (c, given) => whose(c.env, given),
  acts: true,
  run: ({ env }, given, group) => answered<Rechecked>(env, given, group, (account) => account.recheck(given.reference)),
});

/** `settle`: ends an operation with the result that the operator found out (LEDGER-30). */
export const settle = command({
  schema: z.extend(Spoken, { end: z.enum(['done', 'refused']), because: Because }),
  what: ({ end }) => `settle ${end}`,
  on: (c, given) => whose(c.env, given),
  acts: true,
  run: ({ env }, given, group, by) =>
    answered<SettleResult>(env, given, group, (account) =>
      account.settle({ reference: given.reference, end: given.end, because: given.because, by }),
    ),
});

/** Returns the group of a reference, if exactly one has it, and the reference's tag. */
async function whose(env: Env, { reference, group }: Spoken) {
  const groups = group === undefined ? await findGroups(env, reference) : [group];
  const [tag] = await makeSpokenTags(env, 'reference', reference);
  return { group: groups.length === 1 ? groups[0] : undefined, tags: tag === undefined ? [] : [tag] };
}

async function answered<R extends { kind: string; state?: string; carrier?: string }>(
  env: Env,
  { reference }: Spoken,
  group: string | undefined,
  ask: (account: Account) => Promise<R | undefined>,
): Promise<Answer> {
  if (group === undefined) {
    const groups = await findGroups(env, reference);
    return groups.length > 1
      ? { status: 409, body: { kind: 'several', groups }, result: 'several accounts' }
      : notFound;
  }
  const came = await ask(accountOf(env, { groupId: group }));
  if (!came) return notFound;
  const { kind, state, carrier } = came;
  const result = [kind, state, carrier === undefined ? undefined : `carrier: ${carrier}`].filter(Boolean).join(', ');
  return { status: kind === 'asked' || kind === 'settled' ? 200 : 409, body: { group, ...came }, result };
}
