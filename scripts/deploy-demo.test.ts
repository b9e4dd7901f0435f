import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { demoMismatches } from './deploy-demo.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (env?: string) => unstable_readConfig({ config: `${root}wrangler.toml`, env });
const carrier = unstable_readConfig({ config: `${root}wrangler.demo.toml` });

describe('deployDemo (SAFETY-80)', () => {
  it('shares no name with another environment', () => {
    for (const env of [undefined, 'staging', 'production']) {
      expect(read(env).vars).not.toHaveProperty('DEMO');
      expect(read(env).main).toBe(`${root}dist/app.js`);
      expect(read(env).compatibility_flags).toEqual([]);
    }
    expect(read('demo').main).toBe(`${root}dist/demo/portal.js`);
  });

  it('has the same addresses in both configurations', () => {
    const { vars } = read('demo');
    expect(demoMismatches(vars)).toEqual([]);
    expect(demoMismatches({ ...vars, OTHER_ORIGINS: 'https://a.net', OIDC_ISSUER: 'https://b.net' })).toEqual([
      'OTHER_ORIGINS',
      'OIDC_ISSUER',
    ]);
    const origins = Object.values(vars).filter((value) => String(value).startsWith('https:'));
    expect(new Set(origins.map((value) => new URL(String(value)).origin))).toEqual(
      new Set([vars.PORTAL_ORIGIN, vars.OIDC_ISSUER]),
    );
    for (const origin of [vars.PORTAL_ORIGIN, vars.OIDC_ISSUER])
      expect([
        `https://${read('demo').name}.example.workers.dev`,
        `https://${carrier.name}.example.workers.dev`,
      ]).toContain(origin);
  });

  it('includes no test controls', () => {
    expect(carrier.vars).not.toHaveProperty('CONTROLS');
  });
});
