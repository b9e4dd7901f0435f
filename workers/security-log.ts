import type { Context } from 'hono';
import { requestFacts } from '#rpc/domain/spoken-reference.ts';
import type { Env } from './env.ts';
import { logTag } from './event-log.ts';
import { writePoint } from './points/write-point.ts';
import type { SecurityEvent, SecurityFacts } from './security-events.ts';
import { addressOf } from './gate/network-address.ts';
import type { Bindings } from './variables.ts';

/** Subject of an event, as far as it is known. */
interface Whose {
  /** The Session object's name. */
  session?: string | undefined;
  groupId?: string | undefined;
  /** The network address of somebody without a session, as limits count it. */
  address?: string | undefined;
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
  { session, groupId, address, requestId }: Whose = {},
): Promise<void> {
  writePoint(env, 'event', { event, what: whatOf(facts), count: 1 });
  const tag = async (of: Parameters<typeof logTag>[1], name: string | undefined) => name && logTag(env, of, name);
  const names = [tag('session', session), tag('account', groupId), tag('address', address)];
  const tags = await Promise.all(names).catch(() => []);
  const request = requestId ? requestFacts(requestId) : {};
  const whose = { session: tags[0], account: tags[1], address: tags[2] };
  console.warn(JSON.stringify({ event, security: true, ...request, ...whose, ...facts }));
}

/** Returns the one fact that names the event's kind; counts of sessions or seconds do not. */
function whatOf(facts: object): string {
  return Object.values(facts).find((fact) => typeof fact === 'string') ?? '';
}

/** Logs a security event of a request. */
export function noteSecurity<E extends SecurityEvent>(
  c: Context<Bindings>,
  event: E,
  facts: SecurityFacts<E>,
): Promise<void> {
  const { name: session = c.get('sessionName'), actor } = c.get('session') ?? {};
  const address = session === undefined ? addressOf(c.req.raw.headers) : undefined;
  const groupId = actor?.groupId ?? c.get('operated')?.group;
  return logSecurity(c.env, event, facts, { session, groupId, address, requestId: c.get('requestId') });
}

/** Why something failed: the error's code where there is one, as minifying changes class names. */
export function codeOf(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error();
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
