import type { Context } from 'hono';
import { requestFacts } from '#rpc/domain/spoken-reference.ts';
import type { Env } from './env.ts';
import { logTag } from './event-log.ts';
import type { SecurityEvent, SecurityFacts } from './security-events.ts';
import { addressOf } from './gate/network-address.ts';
import type { Bindings } from './variables.ts';

/** Whom an event is about, as far as it is known. */
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
  env: Pick<Env, 'SESSION_SEAL_KEY'>,
  event: E,
  facts: SecurityFacts<E>,
  { session, groupId, address, requestId }: Whose = {},
): Promise<void> {
  const tag = async (of: Parameters<typeof logTag>[1], name: string | undefined) => name && logTag(env, of, name);
  const names = [tag('session', session), tag('account', groupId), tag('address', address)];
  const tags = await Promise.all(names).catch(() => []);
  const request = requestId ? requestFacts(requestId) : {};
  const whose = { session: tags[0], account: tags[1], address: tags[2] };
  console.warn(JSON.stringify({ event, security: true, ...request, ...whose, ...facts }));
}

/** Logs a security event of a request. */
export function noteSecurity<E extends SecurityEvent>(
  c: Context<Bindings>,
  event: E,
  facts: SecurityFacts<E>,
): Promise<void> {
  const { name: session = c.get('sessionName'), actor } = c.get('session') ?? {};
  const address = session === undefined ? addressOf(c.req.raw.headers) : undefined;
  return logSecurity(c.env, event, facts, { session, groupId: actor?.groupId, address, requestId: c.get('requestId') });
}

/** Logs why something of a request failed: by the error's code where there is one, as minifying changes class names. */
export function noteFailure(
  c: Context<Bindings>,
  event: 'sign-in failed' | 'back-channel logout refused',
  thrown: unknown,
): Promise<void> {
  const named = thrown instanceof Error ? thrown : new Error();
  return noteSecurity(c, event, { error: 'code' in named && typeof named.code === 'string' ? named.code : named.name });
}
