import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoCarrier } from '../../scripts/testing/demo-carrier.ts';

const issuer = 'https://carrier.demo.test';
const portal = 'https://portal.demo.test';
let carrier: Awaited<ReturnType<typeof startDemoCarrier>>;
beforeAll(async () => {
  carrier = await startDemoCarrier({ port: 0, portalOrigins: [portal], issuer, controls: true });
}, 120_000);
afterAll(() => carrier.stop());

/** A request as it comes from the platform, which ends https. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(carrier.url + path, { redirect: 'manual', headers: { ...headers, 'x-forwarded-host': 'evil.example' } });

test('the identity provider names https addresses of its own alone (SAFETY-20)', async () => {
  const metadata = (await (await ask('/.well-known/openid-configuration')).json()) as Record<string, unknown>;
  expect(metadata.issuer).toBe(issuer);
  const endpoints = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name));
  expect(endpoints.length).toBeGreaterThan(4);
  for (const [, url] of endpoints) expect(url).toMatch(/^https:\/\/carrier\.demo\.test\/id\//);
});

test('its cookies go over https alone (SAFETY-20)', async () => {
  const query = new URLSearchParams({
    client_id: 'lineside',
    response_type: 'code',
    redirect_uri: `${portal}/login`,
    scope: 'openid email',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const cookies = (await ask(`/id/auth?${query}`)).headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
});

test('has no controls with https, for any configuration (SAFETY-84)', async () => {
  expect((await ask('/__world/calls')).status).toBe(404);
  const opened = await fetch(`${carrier.url}/__world/accounts`, { method: 'POST', body: '{"seed":"active-single"}' });
  expect(opened.status).toBe(404);
});
