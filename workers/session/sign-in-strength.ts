import type { JWTPayload } from 'jose';
import type { Env } from '../env.ts';
import type { Attempt } from './attempts.ts';

/** The person proved who they are longer ago, or less well, than was asked for (SIGNIN-30). */
export class WeakSignInError extends Error {
  readonly code: 'auth_time' | 'acr';
  constructor(code: WeakSignInError['code']) {
    super(`sign-in refused: ${code}`);
    this.code = code;
  }
}

type Settings = Pick<Env, 'OIDC_MAX_AGE' | 'OIDC_ACR_VALUES'>;

/** Clocks may differ by this much. Milliseconds. */
const toleranceMs = 30_000;

/**
 * What the provider is asked for by configuration (SIGNIN-30), and for a sign-in that may not come from its memory
 * (SIGNIN-29).
 */
export function strengthQuery({ OIDC_MAX_AGE, OIDC_ACR_VALUES }: Settings, again: boolean): Record<string, string> {
  return {
    ...(again ? { prompt: 'login' } : {}),
    ...(OIDC_MAX_AGE ? { max_age: OIDC_MAX_AGE } : {}),
    ...(OIDC_ACR_VALUES ? { acr_values: OIDC_ACR_VALUES } : {}),
  };
}

/**
 * Checks what the provider says of how and when the person proved who they are. Without `OIDC_MAX_AGE` a provider may
 * say no time at all; a time that it says has to fit all the same.
 * @param now milliseconds since 1970
 * @throws WeakSignInError
 */
export function assertStrength(
  { OIDC_MAX_AGE, OIDC_ACR_VALUES }: Settings,
  { auth_time: time, acr }: JWTPayload,
  { askedAt, again }: Pick<Attempt, 'askedAt' | 'again'>,
  now: number,
): void {
  if (typeof time === 'number') {
    const authenticatedAt = time * 1_000 + toleranceMs;
    if (again && askedAt !== undefined && authenticatedAt < askedAt) throw new WeakSignInError('auth_time');
    // Written so that a setting that is no number refuses everybody.
    if (OIDC_MAX_AGE && !(authenticatedAt >= now - Number(OIDC_MAX_AGE) * 1_000))
      throw new WeakSignInError('auth_time');
  } else if (OIDC_MAX_AGE) throw new WeakSignInError('auth_time');
  const accepted = OIDC_ACR_VALUES?.split(' ').filter(Boolean) ?? [];
  if (accepted.length > 0 && !accepted.includes(acr as string)) throw new WeakSignInError('acr');
}
