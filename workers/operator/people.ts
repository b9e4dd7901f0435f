import * as z from 'zod/mini';
import { accountOf, sessionOf } from '../account/access.ts';
import { Because, command, Given, notFound } from './operator-command.ts';

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
    const names = await accountOf(env, { groupId: group }).sessionsOf(customer);
    await Promise.all(names.map((name) => sessionOf(env, name).end()));
    return { status: 200, body: { sessions: names.length }, result: `${names.length} sessions ended` };
  },
});

/** `forget`: deletes what is kept of a customer or group, now or once nothing of theirs is under way (SAFETY-30). */
export const forget = command({
  schema: Whose,
  what: ({ customer }) => (customer === undefined ? 'forget' : 'forget one customer'),
  on: async (_, { group }) => ({ group }),
  acts: true,
  run: async ({ env }, { group, customer, by }) => {
    const receipt = crypto.randomUUID();
    const came = await accountOf(env, { groupId: group }).forgetWhenEnded({ customerId: customer, receipt, by });
    if (!came) return notFound;
    const result = came.forgotten ? 'forgotten' : `waits for ${came.underWay} operations`;
    return { status: 200, body: { receipt, ...came }, result: `${result}, receipt ${receipt}` };
  },
});
