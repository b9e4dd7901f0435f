import type { JWTPayload } from 'jose';
import { recentMs } from '#rpc/portal/fresh-sign-in.ts';
import type { SignInProof } from '#rpc/portal-account.ts';
import type { Env } from '../env.ts';
import type { Attempt } from './attempts.ts';
import type { SessionView } from './session.ts';

/** The person's proof is older or weaker than required (SIGNIN-30). */
export class WeakSignInError extends Error {
  readonly code: 'auth_time' | 'acr';
  constructor(code: WeakSignInError['code']) {
    super(`sign-in refused: ${code}`);
    this.code = code;
  }
}

/** Returns the sign-in proof of a session's person, for the log of guarded acts. @param address as limits count it */
export function proofOf(
  { identity, signedInAt }: Pick<SessionView, 'identity' | 'signedInAt'>,
  address: string,
): SignInProof {
  return { acr: identity.acr ?? '', provedAt: signedInAt, address };
}

type Settings = Pick<Env, 'OIDC_MAX_AGE' | 'OIDC_ACR_VALUES' | 'OIDC_TRUSTS_PROMPT'>;

/** Allowed difference between the clocks, in milliseconds. */
const toleranceMs = 30_000;
/**
 * A provider has to send `auth_time` for a request with `max_age`: so long that it requires no new sign-in. Seconds.
 */
const anyAge = String(30 * 24 * 3_600);

/**
 * Returns the query for the provider: by configuration (SIGNIN-30), for a sign-in that may not come from its memory
 * (SIGNIN-29), and always the time of the proof (SIGNIN-31).
 */
export function strengthQuery({ OIDC_MAX_AGE, OIDC_ACR_VALUES }: Settings, again: boolean): Record<string, string> {
  return {
    ...(again ? { prompt: 'login' } : {}),
    max_age: OIDC_MAX_AGE || (again ? String(recentMs / 1_000) : anyAge),
    ...(OIDC_ACR_VALUES ? { acr_values: OIDC_ACR_VALUES } : {}),
  };
}

/**
 * Checks the provider's claims about strength and time of the proof.
 * @param now epoch milliseconds
 * @returns the time of the proof in epoch milliseconds; undefined without one (SIGNIN-31)
 * @throws WeakSignInError
 */
export function assertStrength(
  settings: Settings,
  { auth_time: time, acr }: JWTPayload,
  attempt: Pick<Attempt, 'askedAt' | 'again'>,
  now: number,
): number | undefined {
  const accepted = settings.OIDC_ACR_VALUES?.split(' ').filter(Boolean) ?? [];
  if (accepted.length > 0 && !accepted.includes(acr as string)) throw new WeakSignInError('acr');
  if (typeof time !== 'number') return timeUntold(settings, attempt, now);
  if (isTooOld(settings, time * 1_000 + toleranceMs, attempt, now)) throw new WeakSignInError('auth_time');
  return time * 1_000;
}

/**
 * Returns the time of a sign-in for which the provider sent none. Without `OIDC_MAX_AGE` a provider may omit the
 * time.
 */
function timeUntold(
  { OIDC_MAX_AGE, OIDC_TRUSTS_PROMPT }: Settings,
  { again }: Pick<Attempt, 'again'>,
  now: number,
): number | undefined {
  const trusted = again && OIDC_TRUSTS_PROMPT === 'on';
  if (OIDC_MAX_AGE || (again && !trusted)) throw new WeakSignInError('auth_time');
  return trusted ? now : undefined;
}

/** Returns true when the authentication is too old. Times in milliseconds since 1970. */
function isTooOld(
  { OIDC_MAX_AGE }: Settings,
  authenticatedAt: number,
  { askedAt, again }: Pick<Attempt, 'askedAt' | 'again'>,
  now: number,
): boolean {
  if (again && askedAt !== undefined && authenticatedAt < askedAt) return true;
  // Negates the comparison, so that a setting that is no number refuses everybody.
  return Boolean(OIDC_MAX_AGE) && !(authenticatedAt >= now - Number(OIDC_MAX_AGE) * 1_000);
}
