import { keysOf } from '#rpc/domain/key-list.ts';
import type { Env } from './env.ts';
import { writePoint } from './points/write-point.ts';
import { makeTag } from './session/keyed-tag.ts';

/** The lines that objects log about operation, not security (docs/security-events.md, "Other lines"). */
export type LoggedEvent =
  | 'alarm failed'
  | 'alarm stopped'
  | 'operation unreadable'
  | 'operation ended'
  | 'message refused';

export type EventFacts = Readonly<Record<string, string | number | undefined>>;

/** Events that must not happen; the others are plain records. */
const failures: ReadonlySet<LoggedEvent> = new Set(['alarm failed', 'alarm stopped', 'operation unreadable']);

/** The tag of an account, a session or an address in all lines of the log: a keyed hash. */
export async function logTag(
  { SESSION_SEAL_KEY }: Pick<Env, 'SESSION_SEAL_KEY'>,
  of: 'session' | 'account' | 'address' | 'agent',
  name: string,
): Promise<string> {
  return tagWith(keysOf(SESSION_SEAL_KEY)[0].key, of, name);
}

/** The tag that lines have which were logged while this was the seal key in use. */
export function tagWith(key: string, of: 'session' | 'account' | 'address' | 'agent', name: string): Promise<string> {
  return makeTag(key, 'log', `${of} ${name}`);
}

/** Logs one line of JSON with the tag of its account or session, and never with contents. Never throws. */
export async function logEvent(
  env: Pick<Env, 'SESSION_SEAL_KEY' | 'POINTS' | 'VERSION'>,
  event: LoggedEvent,
  facts: EventFacts,
  whose: { account?: string | undefined; session?: string | undefined },
): Promise<void> {
  writePoint(env, 'event', { event, what: String(facts.kind ?? ''), count: Number(facts.count ?? 1) });
  const tag = async (of: 'account' | 'session') => {
    const name = whose[of];
    return name === undefined ? undefined : logTag(env, of, name).catch(() => undefined);
  };
  const line = JSON.stringify({ event, account: await tag('account'), session: await tag('session'), ...facts });
  if (failures.has(event)) console.error(line);
  else console.warn(line);
}
