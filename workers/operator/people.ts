import * as z from 'zod/mini';
import { accountOf } from '../account/access.ts';
import { clock } from '../clock.ts';
import { endNoted } from '../session/person-sessions.ts';
import { absoluteMs } from '../session/session.ts';
import { makeAccountTags } from './account-index.ts';
import { Because, command, Given, notFound, typedLine } from './operator-command.ts';

/** A group, and a customer of it where the command is not about all of them; the carrier's ids. */
const Person = z.strictObject({
  group: z.string().check(z.minLength(1)),
  customer: z.optional(z.string().check(z.minLength(1))),
});

/** Maximum number of groups in one command: each needs a call of its object. */
const mostAtOnce = 200;

/** `end-sessions`: signs out customers or whole groups. */
export const endSessions = command({
  schema: z.extend(Given, { whom: z.array(Person).check(z.minLength(1), z.maxLength(mostAtOnce)), because: Because }),
  what: ({ whom }) =>
    whom.every(({ customer }) => customer !== undefined) ? 'end-sessions of customers' : 'end-sessions',
  on: async ({ env }, { whom }) => {
    const [only, ...others] = whom;
    if (others.length === 0) return { group: only?.group };
    const tags = await Promise.all(whom.map(({ group }) => makeAccountTags(env, group)));
    return { tags: tags.flatMap(([tag]) => tag ?? []) };
  },
  acts: true,
  run: async ({ env }, { whom }) => {
    const ended = await Promise.all(
      whom.map(async ({ group, customer }) => {
        const sessions = await accountOf(env, { groupId: group }).endSessions({ customerId: customer });
        return { group, customer, sessions };
      }),
    );
    const sessions = ended.reduce((sum, one) => sum + one.sessions, 0);
    return { status: 200, body: { sessions, ended }, result: `${sessions} sessions ended` };
  },
});

/** Input of the command that erases a customer, or everybody: the reason, and a confirmation. */
const Forgetting = z.extend(Given, {
  group: z.string().check(z.minLength(1)),
  customer: z.optional(z.string().check(z.minLength(1))),
  everybody: z.optional(z.boolean()),
  because: Because,
  /** Erases the data. Without it the command only lists what would be erased. */
  confirm: z.optional(z.boolean()),
});

/**
 * `forget`: deletes what is kept of a customer, or of everybody in the group, now or once nothing of theirs is under
 * way (SAFETY-30). Asks whom, and shows what goes and what stays before it is confirmed (SAFETY-77).
 */
export const forget = command({
  schema: Forgetting,
  what: ({ customer, confirm }) => `forget${customer === undefined ? '' : ' one customer'}${confirm ? '' : ' (asked)'}`,
  on: async (_, { group }) => ({ group }),
  acts: true,
  run: async ({ env }, { group, customer, everybody = false, confirm = false }, _, by) => {
    const account = accountOf(env, { groupId: group });
    if (everybody === (customer !== undefined)) {
      const report = await account.report({ most: 0 });
      if (!report) return notFound;
      const customers = Object.keys(report.sessions).map((id) => ({ customer: id, isHolder: id === report.holder }));
      return { status: 409, body: { kind: 'whom', customers }, result: 'asked whom' };
    }
    if (!confirm) {
      const plan = await account.planToForget(customer);
      return plan ? { status: 200, body: { kind: 'plan', ...plan }, result: 'nothing was erased' } : notFound;
    }
    const receipt = crypto.randomUUID();
    const came = await account.forgetWhenEnded({ customerId: customer, receipt, by });
    if (!came) return notFound;
    const result = came.forgotten ? 'forgotten' : `waits for ${came.underWay} operations`;
    return { status: 200, body: { receipt, ...came }, result: `${result}, receipt ${receipt}` };
  },
});

/** `end-agent`: signs an agent of the care team out, with what they look at (CARE-7). */
export const endAgent = command({
  schema: z.extend(Given, { agent: typedLine(3, 254) }),
  what: ({ agent }) => `end-agent ${agent}`,
  on: async () => ({}),
  acts: true,
  run: async ({ env }, { agent }) => {
    const once = { jti: crypto.randomUUID(), until: clock.now() + absoluteMs };
    const sessions = (await endNoted(env, { kind: 'agent', name: agent }, once)) ?? 0;
    return { status: 200, body: { sessions }, result: `${sessions} sessions ended` };
  },
});
