import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { fixtureBindings } from '../scripts/fixture-bindings.ts';
import { carrierOf } from './carrier.ts';
import { publicSecrets } from './configuration.ts';
import type { Env } from './env.ts';

const origins = {
  CARRIER_ORIGIN: 'https://api.carrier.net',
  MARKETING_ORIGIN: 'https://marketing.carrier.net',
  REFERRAL_TRACKING_ORIGIN: 'https://referral.carrier.net',
  MAPS_ORIGIN: 'https://maps.carrier.net',
  RATES_ORIGIN: 'https://rates.carrier.net',
};
const env = (changed: Partial<Env>) =>
  ({ PORTAL_ORIGIN: 'https://portal.carrier.net', CARRIER_SIGNATURE_SECRET: 'x', ...origins, ...changed }) as Env;

test.each(Object.keys(origins))('refuses an http origin in %s for an https portal (SAFETY-20)', (name) => {
  expect(() => carrierOf(env({ [name]: 'http://api.carrier.net' }))).toThrow('http://api.carrier.net must be https');
});

test('https everywhere is accepted, and so is http in development (SAFETY-20)', () => {
  expect(() => carrierOf(env({}))).not.toThrow();
  expect(() =>
    carrierOf(env({ PORTAL_ORIGIN: 'http://localhost:8787', CARRIER_ORIGIN: 'http://localhost:4010' })),
  ).not.toThrow();
});

const fixtureSecrets = Object.entries(fixtureBindings({ portalOrigin: '', fixturesUrl: '', identityUrl: '' })).filter(
  ([name]) => /SECRET|KEY/.test(name),
);

test.each(fixtureSecrets)('refuses the fixtures’ %s for an https portal (SAFETY-20)', (name, secret) => {
  expect(() => carrierOf(env({ [name]: secret }))).toThrow(`${name} must not be the fixtures'`);
  expect(() => carrierOf(env({ [name]: `k2:${secret} k1:another` }))).toThrow(name);
  const local = { ...env({ [name]: secret }), PORTAL_ORIGIN: 'http://localhost:8787' };
  expect(() => carrierOf(local)).not.toThrow();
});

test('names all secrets of the fixtures that are in use (SAFETY-20)', () => {
  const both = { OIDC_CLIENT_SECRET: 'fixture-client-secret', CARRIER_SIGNATURE_SECRET: 'fixture-signature-secret' };
  expect(() => carrierOf(env(both))).toThrow("OIDC_CLIENT_SECRET, CARRIER_SIGNATURE_SECRET must not be the fixtures'");
});

test('lists three secrets of the fixtures (SAFETY-20)', () => {
  const secrets = fixtureSecrets.map(([, secret]) => secret.replace('ada.ops:', ''));
  expect(secrets.toSorted()).toEqual(publicSecrets.toSorted());
});

test('stores on the platform no query of an address, no carrier call, and all lines of our log (SAFETY-15)', () => {
  const { observability } = unstable_readConfig({ config: 'wrangler.toml' });
  expect(observability).toEqual({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: false },
  });
  for (const env of ['staging', 'production'])
    expect(unstable_readConfig({ config: 'wrangler.toml', env })).toMatchObject({
      ...{ observability, logpush: true, limits: { cpu_ms: 5_000 } },
    });
});
