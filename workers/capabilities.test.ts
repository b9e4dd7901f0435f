import { expect, test } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';
import { configurationProblems } from './readiness.ts';
import type { Env } from './env.ts';

test('reads the variable each time; without it, and with "everything", nothing is limited (TIER-1)', () => {
  expect(capabilitiesOf({ CAPABILITIES: 'see' })?.size).toBe(6);
  expect(capabilitiesOf({ CAPABILITIES: 'see topup.group' })?.size).toBe(7);
  expect(capabilitiesOf({})).toBeUndefined();
  expect(capabilitiesOf({ CAPABILITIES: 'everything' })).toBeUndefined();
});

test('rejects an unknown name as a problem of the configuration, and serves nobody (TIER-1, SAFETY-49)', () => {
  const env = { PORTAL_ORIGIN: 'https://portal.example.test', CAPABILITIES: 'sea' } as Env;
  expect(configurationProblems(env)).toContain('configuration: CAPABILITIES');
  expect(configurationProblems({ ...env, CAPABILITIES: 'see' })).not.toContain('configuration: CAPABILITIES');
  expect(() => capabilitiesOf(env)).toThrow();
});
