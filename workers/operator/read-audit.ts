import * as z from 'zod/mini';
import { accountTags } from './account-index.ts';
import { audit } from './audit-stub.ts';
import { command, Given } from './operator-command.ts';

/** `audit`: the last lines of the audit log, and whether its chain holds (SAFETY-54). */
export const readAudit = command({
  schema: z.extend(Given, {
    last: z.int().check(z.minimum(1), z.maximum(10_000)),
    group: z.optional(z.string().check(z.minLength(1))),
  }),
  what: () => 'audit',
  on: async (_, { group }) => ({ group }),
  run: async ({ env }, { last }, group) => {
    const { lines, ...chain } = await audit(env).verify(group === undefined ? last : Number.MAX_SAFE_INTEGER);
    const tags = group === undefined ? [] : await accountTags(env, group);
    const wanted = group === undefined ? lines : lines.filter(({ on }) => on.some((tag) => tags.includes(tag)));
    return { status: 200, body: { ...chain, lines: wanted.slice(-last) }, result: '' };
  },
});
