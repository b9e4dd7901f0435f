import type { Env } from './env.ts';

/** The configuration would send tokens over plain http. */
class InsecureOriginError extends Error {
  override name = 'InsecureOriginError';
}

/**
 * SAFETY-20: where the portal has https, the identity provider and the carrier must have it too.
 * @throws InsecureOriginError
 */
export function assertSecure({ PORTAL_ORIGIN }: Pick<Env, 'PORTAL_ORIGIN'>, url: URL): void {
  if (url.protocol !== 'https:' && new URL(PORTAL_ORIGIN).protocol === 'https:')
    throw new InsecureOriginError(`${url.origin} must be https`);
}
