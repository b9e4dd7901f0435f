import * as z from 'zod/mini';
import { accountOf } from '../account/access.ts';
import { clock } from '../clock.ts';
import { endNoted } from '../session/person-sessions.ts';
import { absoluteMs } from '../session/session.ts';
import { Because, command, Given, notFound, typedLine } from './operator-command.ts';

/** A group, and a customer of it where the command is not about all of them; the carrier's ids. */
const Whose = z.extend(Given, {
  group: z.string().check(z.minLength(1)),
  customer: z.optional(z.string().check(z.minLength(1))),
  because: z.optional(Because),
});

/** `end-sessions`: signs a customer out, or a whole group. */
export const endSessions = command({
  schema: Whose,
  what: ({ customer }) => (customer === undefined ? 'end-sessions' : 'end-sessions of one customer'),
  on: async (_, { group }) => ({ group }),
  acts: true,
  run: async ({ env }, { group, customer }) => {
    const sessions = await accountOf(env, { groupId: group }).endSessions({ customerId: customer });
    return { status: 200, body: { sessions }, result: `${sessions} sessions ended` };
  },
});

/** `forget`: deletes what is kept of a customer or group, now or once nothing of theirs is under way (SAFETY-30). */
export const forget = command({
  schema: Whose,
  what: ({ customer }) => (customer === undefined ? 'forget' : 'forget one customer'),
  on: async (_, { group }) => ({ group }),
  acts: true,
  run: async ({ env }, { group, customer }, _, by) => {
    const receipt = crypto.randomUUID();
    const came = await accountOf(env, { groupId: group }).forgetWhenEnded({ customerId: customer, receipt, by });
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
