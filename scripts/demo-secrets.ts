import { randomBytes } from 'node:crypto';
import { secretNames } from '#workers/configuration.ts';

/** The secrets of a demo, by the names of its bindings. */
export type DemoSecrets = Record<(typeof secretNames)[number], string>;

/**
 * Returns new secrets for a demo, which work nowhere else (SAFETY-80). Each starts with "demo-". The prefix replaces
 * five of the 43 characters of 32 bytes, so that a seal key keeps its length.
 */
export function newDemoSecrets(): DemoSecrets {
  const secrets = secretNames.map((name) => [name, `demo-${randomBytes(32).toString('base64url').slice(5)}`]);
  return Object.fromEntries(secrets) as DemoSecrets;
}
