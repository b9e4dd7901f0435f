import { parse, serialize } from 'hono/utils/cookie';
import type { Attempt } from '../session/attempts.ts';
import { isCookieValue } from '../session/cookie-value.ts';
import { clock } from '../clock.ts';
import { seal, unseal } from '../session/seal.ts';

// Of agents alone, and sent to no page but theirs: no customer's page ever sees them (CARE-7).

const isSecure = (origin: string) => origin.startsWith('https:');
const nameAt = (origin: string) => (isSecure(origin) ? '__Secure-lineside-care' : 'lineside-care');
const attemptNameAt = (origin: string) => `${nameAt(origin)}-signin`;
const path = '/care';
const agentSeconds = 8 * 3_600;
const attemptSeconds = 10 * 60;

/** The agent's cookie; undefined when it is none that this portal made. */
export async function readAgentCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  const value = valueOf(request, nameAt(origin));
  return value && (await isCookieValue(keys, 'agent', value)) ? value : undefined;
}

/** An empty value removes it. */
export function writeAgentCookie(origin: string, value: string): string {
  return cookie(origin, nameAt(origin), value, value ? agentSeconds : 0);
}

/** The sign-in that a browser began is kept by the browser, sealed: nobody can fill an object with beginnings. */
export async function writeAttempt(origin: string, keys: string, attempt: Attempt): Promise<string> {
  return cookie(origin, attemptNameAt(origin), await seal(keys, attempt), attemptSeconds);
}

/** The sign-in that this browser began with this state; undefined when there is none, or no more. */
export async function readAttempt(
  request: Request,
  origin: string,
  keys: string,
  state: string | null,
): Promise<Attempt | undefined> {
  const sealed = valueOf(request, attemptNameAt(origin));
  const attempt = sealed && (await unseal<Attempt>(keys, sealed).catch(() => undefined));
  return attempt && attempt.state === state && attempt.expiresAt > clock.now() ? attempt : undefined;
}

export function forgetAttempt(origin: string): string {
  return cookie(origin, attemptNameAt(origin), '', 0);
}

function cookie(origin: string, name: string, value: string, maxAge: number): string {
  return serialize(name, value, { path, httpOnly: true, secure: isSecure(origin), sameSite: 'Lax', maxAge });
}

function valueOf(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}
