import { fixtureBindings } from '../../scripts/fixture-bindings.ts';
import type { Env } from '../env.ts';

/** The environment of a portal in front of the fixtures, which nobody started. */
export function fixtureEnv(changed: Partial<Record<keyof Env, unknown>> = {}): Env {
  const bindings = fixtureBindings({
    portalOrigin: 'http://localhost:8787',
    otherOrigins: ['http://temp1.localhost:8787'],
    fixturesUrl: 'http://localhost:4010',
    identityUrl: 'http://localhost:4011',
  });
  return { ...bindings, ...changed } as unknown as Env;
}
