import { describe, expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { newDemoSecrets } from '../scripts/demo-secrets.ts';
import type { Env } from './env.ts';
import { configurationProblems } from './readiness.ts';

const read = (env: string) => unstable_readConfig({ config: 'wrangler.toml', env });

/** A portal's configuration, with the secrets of a demo or others. */
const configured = (env: string, secrets: Record<string, string>) =>
  configurationProblems({ ...(read(env).vars as object), ...secrets } as unknown as Env);
const own = {
  OIDC_CLIENT_SECRET: 'a-secret',
  CARRIER_SIGNATURE_SECRET: 'k1:a-secret',
  SESSION_SEAL_KEY: 'YS1zZWFsLWtleS10aGF0LWlzLTMyLWJ5dGVzLWxvbmc',
};

describe('the secrets of a demo (SAFETY-80)', () => {
  it('start the demo, and are new each time', () => {
    expect(configured('demo', newDemoSecrets())).toEqual([]);
    expect(newDemoSecrets().SESSION_SEAL_KEY).not.toBe(newDemoSecrets().SESSION_SEAL_KEY);
  });

  it.each(['staging', 'production'])('are refused in %s, each by itself', (env) => {
    expect(configured(env, own)).toEqual([]);
    for (const [name, secret] of Object.entries(newDemoSecrets()).filter(([one]) => Object.hasOwn(own, one)))
      expect([name, configured(env, { ...own, [name]: secret })]).toEqual([
        name,
        ['configuration: the secrets of the fixtures'],
      ]);
    const { CARRIER_SIGNATURE_SECRET: second } = newDemoSecrets();
    const rotated = { ...own, CARRIER_SIGNATURE_SECRET: `k2:another ${second}` };
    expect(configured(env, rotated)).toEqual(['configuration: the secrets of the fixtures']);
  });

  it('are the only ones that the demo accepts: no carrier’s secret reaches it', () => {
    for (const [name, secret] of Object.entries(own))
      expect([name, configured('demo', { ...newDemoSecrets(), [name]: secret })]).toEqual([
        name,
        ['configuration: the secrets of the fixtures'],
      ]);
  });

  it('differ from the fixtures’ secrets, which the demo refuses as others do', () => {
    const fixtures = { ...newDemoSecrets(), OIDC_CLIENT_SECRET: 'demo-fixture-client-secret' };
    expect(configured('demo', fixtures)).toEqual(['configuration: the secrets of the fixtures']);
  });

  it('are required before anything is deployed', () => {
    expect(read('demo').secrets?.required).toEqual(Object.keys(newDemoSecrets()));
    const carrier = unstable_readConfig({ config: 'wrangler.demo.toml' });
    expect(carrier.secrets?.required).toEqual(
      Object.keys(newDemoSecrets()).filter((one) => !['SESSION_SEAL_KEY', 'OPERATOR_KEY'].includes(one)),
    );
  });
});
