import { expiredMessages } from '#app/screens/session/expired/copy.ts';
import { quoteFor, resultOf, reviewForm } from './support/top-up.ts';
import { fixturesUrl, identityUrl, portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { linksIn } from './support/html.ts';
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
