import type { Env } from '../env.ts';

/** Returns the portal's one audit log. */
export function audit(env: Pick<Env, 'AUDIT'>) {
  return env.AUDIT.get(env.AUDIT.idFromName('audit'));
}
