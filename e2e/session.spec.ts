import { expiredCopy } from '#app/screens/session/expired/copy.en.ts';
import { noAccountCopy } from '#app/screens/session/no-account/copy.en.ts';
import { preLoginCopy } from '#app/screens/session/pre-login/copy.en.ts';
import { signInCopy } from '#app/screens/session/sign-in/copy.en.ts';
import { addDataPaths, quoteFor } from './support/order.ts';
import { identityUrl, portalUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';
import { tokenIn } from './support/html.ts';
import { world } from './support/world.ts';

const pathOf = (url: string) => url.replace(portalUrl, '');

test('the start page asks visitors in, and shows signed-in people Home', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = await visitor();
  expect((await browser.get('/')).headers().location).toBe('/mobile-login');
  expect(await (await browser.follow('/')).text()).toContain(preLoginCopy.text);
  await browser.signIn(email);
  expect((await browser.get('/')).status()).toBe(200);
});

test('the cookie is the only one, of random bits, for the server’s eyes alone', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = await visitor();
  const set = (await browser.get(`/login?login_hint=${email}`)).headers()['set-cookie'] ?? '';
  expect(set.split(/; */)).toEqual([
    expect.stringMatching(/^lineside=[\w-]{43}$/),
    'Max-Age=43200',
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
  ]);
});

test('a cookie from before signing in is worth nothing after it', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const [browser, thief] = [await visitor(), await visitor()];
  await browser.follow('/login');
  const before = await browser.cookie();
  await browser.signIn(email);
  const after = await browser.cookie();
  expect(after).toMatch(/^[\w-]{43}$/);
  expect(after).not.toBe(before);
  const home = await thief.get('/home', { cookie: `lineside=${before}` });
  expect(home.headers().location).toBe('/session-expired?to=%2Fhome');
});

test('a cookie of somebody else’s making is not adopted', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = await visitor();
  const made = 'A'.repeat(43);
  const set =
    (await browser.get(`/login?login_hint=${email}`, { cookie: `lineside=${made}` })).headers()['set-cookie'] ?? '';
  expect(set).not.toContain(made);
  for (const wrong of ['', 'x', 'A'.repeat(43), '../../etc', 'A'.repeat(5_000)]) {
    expect.soft((await browser.get('/home', { cookie: `lineside=${wrong}` })).status(), wrong).toBe(302);
  }
});

test('an answer of the provider that nobody asked for signs nobody in', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = await visitor();
  for (const query of [
    'code=made-up&state=made-up',
    'id_token=a.b.c',
    'access_token=abc',
    'error=access_denied',
    'code=',
    'id_token=a.b.c&to=/home',
  ]) {
    const answer = await browser.get(`/login?${query}`);
    expect.soft(answer.status(), query).toBe(400);
    expect.soft(await answer.text(), query).toContain(signInCopy.text);
    expect.soft(answer.headers()['set-cookie'], query).toBeUndefined();
  }
  // Begun here, but answered with another browser's state.
  await browser.get(`/login?login_hint=${email}`);
  expect((await browser.get('/login?code=made-up&state=made-up')).status()).toBe(400);
  expect((await browser.get('/home')).status()).toBe(302);
});

test('after signing in the page that was asked for opens; never one of another site', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const first = await visitor();
  expect(pathOf((await first.signIn(email)).url())).toBe('/post-activation-home');
  const [deep = ''] = await addDataPaths(first);
  const asked = await (await visitor()).signIn(email, `${deep}?gigabytes=4`);
  expect(pathOf(asked.url())).toBe(`${deep}?gigabytes=4`);
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/%0d%0aSet-Cookie:x=1',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
    '/logout',
    ' /home',
    'home',
  ]) {
    const landed = (await (await visitor()).signIn(email, to)).url();
    expect.soft(new URL(landed).origin, to).toBe(portalUrl);
  }
  const expired = await (await visitor()).get(`/session-expired?to=${encodeURIComponent('//evil.example')}`);
  expect(await expired.text()).not.toContain('evil.example');
});

test('signing out ends the session here and at the provider, and its tokens', async ({ visitor }) => {
  const person = await world.open('active-single');
  const [browser, thief] = [await visitor(), await visitor()];
  const { path, _token } = await quoteFor(browser, person);
  const cookie = `lineside=${await browser.cookie()}`;
  const bearer = (await world.calls(person.email)).at(-1)?.headers.authorization ?? '';
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

  // The old cookie, kept by somebody.
  expect((await thief.get('/home', { cookie })).headers().location).toBe('/session-expired?to=%2Fhome');
  const late = await thief.post(path, { _token }, { origin: portalUrl, cookie });
  expect(late.status()).toBe(303);
  expect(late.headers().location).toBe(`/session-expired?to=${encodeURIComponent(path)}`);
  expect(await world.orders(person.email)).toBe(0);
  // The provider asks again: nobody is signed in there.
  expect(await (await browser.follow(`/login?login_hint=${person.email}`)).text()).toContain('/interaction/');
});

test('a token that ran out is renewed silently, in the middle of an order too', async ({ visitor }) => {
  const person = await world.open('active-single');
  const browser = await visitor();
  const { path, _token } = await quoteFor(browser, person);
  const before = (await world.calls(person.email)).at(-1)?.headers.authorization;
  await world.expireTokens(person.email);
  const sent = await browser.post(path, { _token });
  expect(sent.headers().location).toBe(path.replace('/review', ''));
  const orders = await world.calls(person.email, 'topup.create');
  expect(orders.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(orders.at(-1)?.headers.authorization).not.toBe(before);
  await world.expireTokens(person.email);
  expect((await browser.get('/account')).status()).toBe(200);
});

test('where it cannot be renewed, signing in again leads back to the same step', async ({ visitor }) => {
  const person = await world.open('active-single');
  const browser = await visitor();
  const { path } = await quoteFor(browser, person);
  // Signed out at the provider, by another of its clients.
  await browser.follow(`${identityUrl}/session/end`);
  await world.expireTokens(person.email);
  // Asked anew: what the account still remembers would do without the carrier.
  const sent = await browser.post(path, { _token: await browser.tokenAt(path) });
  const to = `/session-expired?to=${encodeURIComponent(path)}`;
  expect(sent.headers().location).toBe(to);
  const expired = await (await browser.follow(to)).text();
  expect(expired).toContain(expiredCopy.heading);
  expect(await world.orders(person.email)).toBe(0);
  const again = /href="(\/login\?[^"]+)"/.exec(expired)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URL(again, portalUrl).searchParams.get('to')).toBe(path);
  const landed = await browser.signIn(person.email, path);
  expect(pathOf(landed.url())).toBe(path);
  const confirmed = await browser.post(path, { _token: tokenIn(await landed.text()) });
  expect(confirmed.headers().location).toBe(path.replace('/review', ''));
  expect(await world.orders(person.email)).toBe(1);
});

test('a carrier that says 403 ends at the session page, with the path kept', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'customer.group', fault: 403 });
  const browser = await visitor();
  const landed = await browser.signIn(email);
  expect(pathOf(landed.url())).toBe(`/session-expired?to=${encodeURIComponent('/post-activation-home')}`);
  expect(await landed.text()).toContain(expiredCopy.text);
});

test('OKAY on the session page signs out', async ({ page, visitor }) => {
  const { email } = await world.open('active-single');
  const browser = await visitor();
  await browser.signIn(email);
  await page.context().addCookies([{ name: 'lineside', value: (await browser.cookie()) ?? '', url: portalUrl }]);
  await page.goto('/session-expired');
  await page.getByRole('button', { name: expiredCopy.okay }).click();
  await expect(page).toHaveURL('/mobile-login');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'lineside' }));
  expect((await browser.get('/home')).headers().location).toContain('/session-expired');
});

test('somebody whom the carrier does not know is told so, and can sign out', async ({ visitor }) => {
  const { email } = await world.open('no-account');
  const browser = await visitor();
  const landed = await browser.signIn(email, '/home');
  expect(pathOf(landed.url())).toBe('/user');
  const html = await landed.text();
  expect(html).toContain(noAccountCopy.heading);
  expect((await browser.get('/home')).headers().location).toBe('/user');
  expect(
    (await browser.post('/logout', { _token: /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? '' })).status(),
  ).toBe(303);
});
