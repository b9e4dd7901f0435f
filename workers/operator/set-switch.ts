import * as z from 'zod/mini';
import { operationKinds } from '#rpc/operation/operations.ts';
import { noteSwitches, SwitchesSchema, switchesKey } from '../switch-reader.ts';
import { Because, command, Given } from './operator-command.ts';

const Kind = z.enum(operationKinds);
const { pollIntervalFactor, sockets, banner, maintenance } = SwitchesSchema.shape;
/** One change per command, so that each has its own line in the audit log. */
const Change = z.union([
  z.strictObject({}),
  z.strictObject({ close: Kind }),
  z.strictObject({ open: Kind }),
  z.strictObject({ pollIntervalFactor }),
  z.strictObject({ sockets }),
  z.strictObject({ banner: z.nullable(banner.def.innerType) }),
  z.strictObject({ maintenance: z.nullable(maintenance.def.innerType) }),
]);

/** `switch`: shows the feature flags, or sets one; all isolates have it within 30 s (SAFETY-55). */
export const setSwitch = command({
  schema: z.extend(Given, { change: Change, because: z.optional(Because) }),
  what: ({ change }) => `switch ${JSON.stringify(change)}`,
  on: async () => ({}),
  acts: true,
  run: async ({ env }, { change }) => {
    if (!env.SWITCHES) return { status: 409, body: { error: 'no SWITCHES' }, result: 'no SWITCHES' };
    const set = await env.SWITCHBOARD.get(env.SWITCHBOARD.idFromName('switches')).change(change);
    await env.SWITCHES.put(switchesKey, JSON.stringify(set));
    noteSwitches(set);
    return { status: 200, body: set, result: 'set' };
  },
});
