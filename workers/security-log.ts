import type { Context } from 'hono';
import { requestFacts } from '#rpc/domain/spoken-reference.ts';
import { clock } from './clock.ts';
import type { Env } from './env.ts';
import { logTag } from './event-log.ts';
import { writePoint } from './points/write-point.ts';
import { isWorthLogging } from './worth-logging.ts';
import type { SecurityEvent, SecurityFacts } from './security-events.ts';
import { addressOf } from './gate/network-address.ts';
import type { Bindings } from './variables.ts';

/** Person or address that caused an event, if known. */
interface Whose {
  /** Name of the Session object. */
  session?: string | undefined;
  groupId?: string | undefined;
  /** Network address of somebody without a session, in the form that rate limits count. */
  address?: string | undefined;
  /** The agent of the care team, by issuer and subject. */
  agent?: string | undefined;
  requestId?: string | undefined;
}

/**
 * Logs a security event as one line of JSON (SAFETY-32): with tags of session and account, or of the address of
 * somebody without a session, which are keyed hashes, and the request's reference, and never with contents. Never
 * throws: no answer depends on it.
 */
export async function logSecurity<E extends SecurityEvent>(
  env: Pick<Env, 'SESSION_SEAL_KEY' | 'POINTS' | 'VERSION'>,
  event: E,
  facts: SecurityFacts<E>,
  { session, groupId, address, agent, requestId }: Whose = {},
): Promise<void> {
  writePoint(env, 'event', { event, what: whatOf(facts), count: 1 });
  const tag = async (of: Parameters<typeof logTag>[1], name: string | undefined) => name && logTag(env, of, name);
  const names = [tag('session', session), tag('account', groupId), tag('address', address), tag('agent', agent)];
  const tags = await Promise.all(names).catch(() => []);
  const request = requestId ? requestFacts(requestId) : {};
  const whose = { session: tags[0], account: tags[1], address: tags[2], agent: tags[3] };
  console.warn(JSON.stringify({ event, security: true, ...request, ...whose, ...facts }));
}

/** Returns the fact that names the kind of an event; numbers of sessions or seconds are none. */
function whatOf(facts: object): string {
  return Object.values(facts).find((fact) => typeof fact === 'string') ?? '';
}

/** Events that anybody can cause without end: a flood of them must not fill the log (SAFETY-32). */
const floods: ReadonlySet<SecurityEvent> = new Set([
  'sign-in failed',
  'back-channel logout refused',
  'rule refused',
  'reference not found',
  'form fields refused',
  'form token refused',
  'cross-site refused',
  'body too large',
]);
const minuteMs = 60_000;
/** Maximum number of lines about one event and visitor in a minute; beyond it, only the 100th, 1000th … */
const linesPerMinute = 30;
let counted = { since: 0, counts: new Map<string, number>() };

/**
 * Counts an event.
 * @returns its number within the minute; undefined for one that is not logged
 */
function countOf(event: string, visitor: string): number | undefined {
  const now = clock.now();
  if (now - counted.since >= minuteMs || counted.counts.size > 10_000) counted = { since: now, counts: new Map() };
  const key = `${event} ${visitor}`;
  const count = (counted.counts.get(key) ?? 0) + 1;
  counted.counts.set(key, count);
  return count <= linesPerMinute || (count >= 100 && isWorthLogging(count)) ? count : undefined;
}

/** Returns the subject of a request: a session, an agent of the care team, or the address of somebody else. */
function subjectOf(c: Context<Bindings>): Whose {
  const { name: session = c.get('sessionName'), actor } = c.get('session') ?? {};
  const { identity } = c.get('agent') ?? {};
  const agent = identity && `${identity.issuer} ${identity.subject}`;
  const address = session === undefined && agent === undefined ? addressOf(c.req.raw.headers) : undefined;
  const groupId = actor?.groupId ?? c.get('operated')?.group;
  return { session, groupId, address, agent, requestId: c.get('requestId') };
}

/** Logs a security event of a request. Of those that anybody can cause, a part. */
export async function noteSecurity<E extends SecurityEvent>(
  c: Context<Bindings>,
  event: E,
  facts: SecurityFacts<E>,
): Promise<void> {
  const subject = subjectOf(c);
  const { session, agent, address } = subject;
  const isFlood = floods.has(event) || (event === 'care' && agent === undefined);
  if (isFlood && countOf(event, session ?? agent ?? address ?? '') === undefined)
    return writePoint(c.env, 'event', { event, what: whatOf(facts), count: 1 });
  return logSecurity(c.env, event, facts, subject);
}

/** Why something failed: the error's code where there is one, as minifying changes class names. */
export function codeOf(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error();
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
