import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carrierOf } from './carrier.ts';
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

test.each(Object.keys(origins))('SAFETY-20: an https portal refuses an http origin in %s', (name) => {
  expect(() => carrierOf(env({ [name]: 'http://api.carrier.net' }))).toThrow('http://api.carrier.net must be https');
});

test('SAFETY-20: https everywhere is accepted, and so is http in development', () => {
  expect(() => carrierOf(env({}))).not.toThrow();
  expect(() =>
    carrierOf(env({ PORTAL_ORIGIN: 'http://localhost:8787', CARRIER_ORIGIN: 'http://localhost:4010' })),
  ).not.toThrow();
});

test('SAFETY-15: the platform keeps no logs of invocations, which would have the query of `/login?code=`', () => {
  const settings = readFileSync(new URL('../wrangler.toml', import.meta.url).pathname, 'utf8');
  const logs = settings.split(/^\[observability\.logs\]$/m)[1]?.split(/^\[/m)[0] ?? '';
  expect(logs).toMatch(/^invocation_logs = false$/m);
});
