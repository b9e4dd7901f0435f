import type { Attempt } from '../session/attempts.ts';
import { clock } from '../clock.ts';
import { readMade } from '../session/cookie.ts';
import { cookieOf, isSecure, laxCookie } from '../session/http-cookie.ts';
import { seal, unseal } from '../session/seal.ts';

// Of agents alone, and sent to no page but theirs: no customer's page ever sees them (CARE-7).

const nameAt = (origin: string) => (isSecure(origin) ? '__Secure-lineside-care' : 'lineside-care');
const attemptNameAt = (origin: string) => `${nameAt(origin)}-signin`;
const path = '/care';
const agentSeconds = 8 * 3_600;
const attemptSeconds = 10 * 60;

/** The agent's cookie; undefined when it is none that this portal made. */
export function readAgentCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  return readMade(request, nameAt(origin), keys, 'agent');
}

/** An empty value removes it. */
export function writeAgentCookie(origin: string, value: string): string {
  return laxCookie(origin, nameAt(origin), value, { path, seconds: agentSeconds });
}

/** The sign-in that a browser began is kept by the browser, sealed: nobody can fill an object with beginnings. */
export async function writeAttempt(origin: string, keys: string, attempt: Attempt): Promise<string> {
  return laxCookie(origin, attemptNameAt(origin), await seal(keys, attempt), { path, seconds: attemptSeconds });
}

/** The sign-in that this browser began with this state; undefined when there is none, or no more. */
export async function readAttempt(
  request: Request,
  origin: string,
  keys: string,
  state: string | null,
): Promise<Attempt | undefined> {
  const sealed = cookieOf(request, attemptNameAt(origin));
  const attempt = sealed && (await unseal<Attempt>(keys, sealed).catch(() => undefined));
  return attempt && attempt.state === state && attempt.expiresAt > clock.now() ? attempt : undefined;
}

export function forgetAttempt(origin: string): string {
  return laxCookie(origin, attemptNameAt(origin), '', { path, seconds: attemptSeconds });
}
