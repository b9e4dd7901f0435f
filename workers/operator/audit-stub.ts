import type { Env } from '../env.ts';

/** The audit log: one for the portal. */
export function audit(env: Pick<Env, 'AUDIT'>) {
  return env.AUDIT.get(env.AUDIT.idFromName('audit'));
}
