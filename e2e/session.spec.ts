import { readFile } from 'node:fs/promises';
import { expiredMessages } from '#app/screens/session/expired/copy.ts';
import { quoteFor, resultOf, reviewForm } from './support/top-up.ts';
import { fixturesUrl, identityUrl, portalLog, portalUrl } from './support/ports.ts';
import { handshake } from './support/socket.ts';
import { proofs, signInWithout } from './support/unproved-sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { formsIn, linksIn } from './support/html.ts';
import { world } from './support/world.ts';

const pathOf = (url: string) => url.replace(portalUrl, '');

test('signing out ends the session here and at the provider, and revokes its tokens (SIGNIN-18)', async ({
  visitor,
}) => {
  const person = await world.open('active-single');
  const [browser, thief] = [visitor(), visitor()];
  const { path, form } = await quoteFor(browser, person);
  const cookie = `lineside=${await browser.cookie()}`;
  // The tracker, which receives the page view after the page, gets no token.
  const bearer = (await world.calls(person.email, 'customer.byUsername')).at(-1)?.headers.authorization ?? '';
  const userInfo = () => fetch(`${identityUrl}/me`, { headers: { authorization: bearer } });
  expect((await userInfo()).status).toBe(200);

  const out = await browser.post('/logout', { _token: await browser.tokenAt('/logout') });
  expect(out.status()).toBe(303);
  const to = new URL(out.headers().location ?? '');
  expect(to.origin).toBe(identityUrl);
  expect(to.searchParams.get('post_logout_redirect_uri')).toBe(`${portalUrl}/mobile-login`);
  expect([...to.searchParams.keys()]).not.toContain('id_token_hint');
  expect(out.headers()['set-cookie']).toMatch(/^lineside=; Max-Age=0;/);
  expect((await browser.follow(to.href)).url()).toBe(`${portalUrl}/mobile-login`);
  await expect.poll(async () => (await userInfo()).status).toBe(401);

  // Somebody kept the old cookie.
  expect((await thief.get('/home', { cookie })).headers().location).toBe('/session-expired?to=%2Fhome');
  const late = await thief.post(path, form, { origin: portalUrl, cookie });
  expect(late.status()).toBe(303);
  expect(late.headers().location).toBe(`/session-expired?to=${encodeURIComponent(path)}&unchanged=1`);
  expect(await world.orders(person.email)).toBe(0);
  // Nobody is signed in at the provider either, so it shows its form.
  expect(await (await browser.follow(`/login?login_hint=${person.email}`)).text()).toContain('/interaction/');
});

test('an expired token is renewed silently, in the middle of an order too (SIGNIN-15)', async ({ visitor }) => {
  const person = await world.open('active-single');
  const browser = visitor();
  const { path, form } = await quoteFor(browser, person);
  const before = (await world.calls(person.email)).at(-1)?.headers.authorization;
  await world.expireTokens(person.email);
  const sent = await browser.post(path, form);
  expect(sent.headers().location).toBe(resultOf(path));
  const orders = async () => (await world.calls(person.email, 'topup.create')).filter(({ status }) => status === 200);
  await expect.poll(orders).toHaveLength(1);
  expect((await orders())[0]?.headers.authorization).not.toBe(before);
  await world.expireTokens(person.email);
  expect((await browser.get('/account')).status()).toBe(200);
});

test('returns to the same step after a new sign-in when a token cannot be renewed (SIGNIN-13, SIGNIN-16)', async ({
  visitor,
}) => {
  const person = await world.open('active-single');
  const browser = visitor();
  const { path } = await quoteFor(browser, person);
  // Signed out at the provider by another of its clients.
  await browser.follow(`${identityUrl}/session/end`);
  await world.expireTokens(person.email);
  // Opens a new review, because cached reads would need no carrier call.
  const sent = await browser.post(path, await reviewForm(browser, path));
  const to = `/session-expired?to=${encodeURIComponent(path)}&unchanged=1`;
  expect(sent.headers().location).toBe(to);
  const expired = await (await browser.follow(to)).text();
  expect(expired).toContain(expiredMessages.en.heading);
  expect(await world.orders(person.email)).toBe(0);
  const [again = ''] = linksIn(expired, /^\/login\?/);
  expect(new URL(again, portalUrl).searchParams.get('to')).toBe(path);
  const landed = await browser.signIn(person.email, path);
  expect(pathOf(landed.url())).toBe(path);
  const confirmed = await browser.post(path, await reviewForm(browser, path));
  expect(confirmed.headers().location).toBe(resultOf(path));
  expect(await world.orders(person.email)).toBe(1);
});

test('the provider ends a person’s sessions from its side, and nobody else’s (SIGNIN-40)', async ({ visitor }) => {
  const [dana, other] = await Promise.all([world.open('active-single'), world.open('active-single')]);
  const [phone, computer, stranger] = [visitor(), visitor(), visitor()];
  await Promise.all([phone.signIn(dana.email), computer.signIn(dana.email), stranger.signIn(other.email)]);
  const told = await fetch(`${fixturesUrl}/__world/end-sessions/${dana.email}`, { method: 'POST' });
  expect(told.status).toBe(200);
  for (const browser of [phone, computer])
    expect((await browser.get('/home')).headers().location).toBe('/session-expired?to=%2Fhome');
  expect((await stranger.get('/home')).status()).toBe(200);
});

test('a browser that takes max_age and prompt out of the provider’s address locks nothing (SIGNIN-31)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  await signInWithout(browser, email, '/login', proofs);
  const sendLock = async () => {
    const lock = formsIn(await browser.read('/settings')).find(({ operation }) => operation) ?? {};
    return browser.submit('/settings', lock);
  };
  const again = await sendLock();
  expect(again).toMatch(/^\/login\?again=1&/);
  // The provider answers from its memory, which is no proof of anything: nobody is signed in by it.
  const remembered = await signInWithout(browser, email, again, proofs);
  expect(new URL(remembered.url()).pathname + new URL(remembered.url()).search).toMatch(
    /^\/login\?error=unproved(&|$)/,
  );
  expect(await sendLock()).toMatch(/^\/login\?again=1&/);
  expect(await world.calls(email, 'customer.securityAction')).toEqual([]);

  // With the portal's own parameters the provider shows its form.
  await signInWithout(browser, email, again, []);
  expect(await sendLock()).toMatch(/^\/settings\?after=/);
  expect(await world.calls(email, 'customer.securityAction')).toHaveLength(1);
});

test('logs the refusals of a session for security, under its tag (SAFETY-32)', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  const browser = visitor();
  await browser.signIn(email);
  const cookie = `lineside=${await browser.cookie()}`;

  expect(await handshake({ cookie, origin: 'https://evil.example' })).toBe(403);
  expect((await browser.get('/edit-name/AAAAAAAAAAAAAAAAAAAAAA')).status()).toBe(404);
  const form = await browser.formAt('/settings');
  expect((await browser.post('/settings', { ...form, CANARY: '1' })).status()).toBe(403);

  const events = async () => {
    const lines = (await readFile(portalLog, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
    const entries = lines.map((line) => JSON.parse(line) as Record<string, string>);
    const mine = entries.findLast(({ event, by }) => event === 'cross-site refused' && by === 'socket')?.session;
    return entries.flatMap(({ event, session, by }) => (session === mine ? [by ? `${event} (${by})` : event] : []));
  };
  await expect
    .poll(events)
    .toEqual(['signed in', 'cross-site refused (socket)', 'reference not found (intent)', 'form fields refused']);
});
