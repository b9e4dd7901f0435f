import * as z from 'zod/mini';
import { shiftDays } from '#rpc/domain/day.ts';
import { makeAccountTags } from './account-index.ts';
import { audit } from './audit-stub.ts';
import { command, Given } from './operator-command.ts';
import { actsOf } from './guarded-act.ts';
import type { AuditLine } from './operator-rpc.ts';

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
    const tags = group === undefined ? [] : await makeAccountTags(env, group);
    const matches = group === undefined ? lines : lines.filter(({ on }) => on.some((tag) => tags.includes(tag)));
    return { status: 200, body: { ...chain, lines: matches.slice(-last) }, result: '' };
  },
});

const Day = z.iso.date();
const mostDays = 31;

/** `export-acts`: the guarded acts of some days, and on which days the chain does not hold (SAFETY-57). */
export const exportActs = command({
  schema: z
    .extend(Given, { from: Day, to: Day })
    .check(z.refine(({ from, to }) => from <= to && to < shiftDays(from, mostDays), `1 to ${mostDays} days`)),
  what: ({ from, to }) => `export-acts ${from} ${to}`,
  on: async () => ({}),
  run: async ({ env }, { from, to }) => {
    const acts: AuditLine[] = [];
    const broken: string[] = [];
    for (let day = from; day <= to; day = shiftDays(day, 1)) {
      const report = await actsOf(env, day).verify(Number.MAX_SAFE_INTEGER);
      acts.push(...report.lines);
      if (report.broken.length > 0) broken.push(day);
    }
    return { status: 200, body: { acts, broken }, result: '' };
  },
});
