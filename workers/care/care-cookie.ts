import { readMade } from '../session/cookie.ts';
import { isSecure, laxCookie } from '../session/http-cookie.ts';
import { agentMs } from '../session/session.ts';

// Returns the cookie's name. Only agents have the cookie: no customer's page reads it (CARE-7).

const nameAt = (origin: string) => (isSecure(origin) ? '__Host-lineside-care' : 'lineside-care');
const attemptNameAt = (origin: string) => `${nameAt(origin)}-signin`;
const attemptSeconds = 10 * 60;

/** Returns the agent's cookie; undefined when it is none that this portal made. */
export function readAgentCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  return readMade(request, nameAt(origin), keys, 'agent');
}

/** Returns the cookie's header; an empty value removes the cookie. */
export function writeAgentCookie(origin: string, value: string): string {
  return laxCookie(origin, nameAt(origin), value, { seconds: agentMs / 1_000 });
}

/** Returns the cookie of the sign-ins that agents have begun in this browser, in several tabs at a time. */
export function readAttemptCookie(request: Request, origin: string, keys: string): Promise<string | undefined> {
  return readMade(request, attemptNameAt(origin), keys, 'agent-sign-in');
}

export function writeAttemptCookie(origin: string, value: string): string {
  return laxCookie(origin, attemptNameAt(origin), value, { seconds: attemptSeconds });
}
