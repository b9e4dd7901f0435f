import { problemMessages } from '#app/copy/problem.ts';
import { imeis } from './support/activation.ts';
import { addDataPaths, quoteFor, resultOf } from './support/top-up.ts';
import { neighbourUrl, portalUrl } from './support/ports.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { ownForm } from './support/visitor.ts';
import { world } from './support/world.ts';

const refusedText = 'Nothing changed. This didn’t come from one of our pages.';
test('a form token is good for its own session and path only (SAFETY-6)', async ({ visitor }) => {
  const [{ email }, other] = await Promise.all([world.open('active-single'), world.open('active-single')]);
  const [browser, stranger] = [visitor(), visitor()];
  const { path, form: review } = await quoteFor(browser, { email });
  const { _token } = review;
  const theirs = await quoteFor(stranger, other);
  const [select = ''] = await addDataPaths(browser);
  const ofSelect = await browser.tokenAt(select);
  const ofLogout = await browser.tokenAt('/logout');
  for (const wrong of [
    '',
    ofSelect,
    ofLogout,
    theirs.form._token,
    _token.slice(1),
    `${_token}A`,
    _token.toUpperCase(),
  ]) {
    const answer = await browser.post(path, { ...review, _token: wrong });
    expect.soft(answer.status(), wrong).toBe(403);
    expect.soft(await answer.text(), wrong).toContain(problemMessages.en.notSent.title);
  }
  expect((await browser.post(`${path}&_token=${_token}`, {})).status()).toBe(403);
  expect(await world.orders(email)).toBe(0);
  expect((await browser.post(path, review)).status()).toBe(303);
  expect(await world.orders(email)).toBe(1);
});

test('a page of another site, in a real browser, orders nothing and signs nobody out (SAFETY-5)', async ({ page }) => {
  const { email } = await world.open('active-single');
  await signIn(page, email);
  await page.getByRole('link', { name: /Add Data/ }).click();
  await page.getByRole('button', { name: /Review/ }).click();
  await expect(page).toHaveURL(/\/review\?/);
  const review = page.url();
  const _token = await page.locator('main [name=_token]').getAttribute('value');
  // Another port of the same host is the same site: browsers send the cookie, and only the gate can distinguish them.
  const trap = `${neighbourUrl}/trap`;
  for (const action of [review, `${portalUrl}/logout`]) {
    await page.route(trap, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method=post action="${action}"><input name=_token value="${_token}"><button>Win</button></form>`,
      }),
    );
    await page.goto(trap);
    await page.getByRole('button', { name: 'Win' }).click();
    await expect(page.locator('body')).toContainText(refusedText);
  }
  expect(await world.orders(email)).toBe(0);
  await page.goto('/home');
  await expect(page).toHaveURL('/home');
});

test('GET changes nothing, not even with a token (SAFETY-5)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const { path, form: review } = await quoteFor(browser, { email });
  expect((await browser.get(`${path}&${new URLSearchParams(review)}`)).status()).toBe(200);
  expect((await browser.get(resultOf(path))).status()).toBe(404);
  expect((await browser.get('/logout')).status()).toBe(200);
  expect((await browser.get('/home')).status()).toBe(200);
  expect(await world.orders(email)).toBe(0);
});

const json = { ...ownForm, 'content-type': 'application/json', 'x-portal': '1' };

test('exposes no intent of signed-in people over HTTP (SAFETY-7)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const { path } = await quoteFor(browser, { email });
  const [, , lineRef, operationId] = resultOf(path).split('/');
  const data = JSON.stringify({ lineRef, operationId });
  for (const name of ['topUp.confirm', 'me', 'me,me?batch=1', 'me%2Cme?batch=1', 'settings.unlock']) {
    expect.soft((await browser.send(`/rpc/${name}`, { method: 'POST', headers: json, data })).status(), name).toBe(404);
    expect.soft((await browser.get(`/rpc/${name}`, { 'x-portal': '1' })).status(), name).toBe(404);
  }
  expect(await world.orders(email)).toBe(0);
});

test('answers of /rpc/public carry no raw error message, and batches none at all (SAFETY-7)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  await browser.signIn(email);
  const before = (await world.calls(email)).length;
  const call = { imei: imeis.compatible };
  const batch = { 0: call, 1: call };
  for (const [name, data] of [
    ['checkDevice', { imei: 1 }],
    ['checkDevice', { imei: '356938035643809', price: 1 }],
    ['no.such', {}],
    ...[',', '%2C', '%2c'].map((comma) => [`checkDevice${comma}checkDevice?batch=1`, batch] as const),
  ] as const) {
    const answer = await browser.send(`/rpc/public/${name}`, {
      method: 'POST',
      headers: json,
      data: JSON.stringify(data),
    });
    expect.soft(answer.status(), name).toBeGreaterThanOrEqual(400);
    expect.soft(await answer.text(), name).not.toMatch(/stack|\.ts|\bat \w|fault|garbage|zod/i);
  }
  expect(await world.calls(email)).toHaveLength(before);
  const alone = { method: 'POST', headers: json, data: JSON.stringify(call) };
  expect((await browser.send('/rpc/public/checkDevice', alone)).status()).toBe(200);
});

test('every answer has its security headers (SAFETY-11, SAFETY-12)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const [browser, stranger] = [visitor(), visitor()];
  const { path } = await quoteFor(browser, { email });
  const cachedPages = await Promise.all(['/mobile-login', '/help'].map((at) => stranger.get(at)));
  const answers = [
    ...cachedPages,
    ...(await Promise.all(
      [
        '/home',
        '/help',
        path,
        '/nowhere',
        '/logout',
        '/session-expired',
        '/account',
        '/rpc/me',
        '/live',
        '/healthz',
        '/login?error=old',
      ].map((at) => browser.get(at)),
    )),
    ...(await Promise.all(
      ['/', '/home', '/nowhere', '/login', '/user', '/add-data/x', '/rpc/me'].map((at) => stranger.get(at)),
    )),
    await browser.post(path, {}),
    await stranger.post('/home', {}),
  ];
  for (const method of ['PUT', 'PROPFIND', 'TRACE']) {
    const answer = await browser.send(path, { method, headers: ownForm });
    expect.soft([method, answer.status()]).toEqual([method, 405]);
    answers.push(answer);
  }
  for (const answer of answers) {
    const about = `${answer.status()} ${answer.url()}`;
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, about).toContain("default-src 'none'");
    expect.soft(policy, about).toContain("frame-ancestors 'none'");
    expect.soft(policy, about).toContain("base-uri 'none'");
    expect.soft(policy, about).not.toMatch(/unsafe|\*|https?:\/\/(?!localhost)/);
    expect.soft(headers, about).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    if ((await answer.text()) !== '')
      expect.soft(headers['content-type'], about).toMatch(/^(text\/[a-z]+; ?charset=utf-8|application\/json)$/i);
    // PUBLIC-27: only public pages without a session may be cached.
    expect
      .soft(headers['cache-control'], about)
      .toMatch(cachedPages.includes(answer) ? /^public, max-age=300,/ : /no-store/);
    expect.soft(headers['access-control-allow-origin'], about).toBeUndefined();
    expect.soft(headers, about).not.toHaveProperty('x-powered-by');
  }
});

test('static files have their security headers (SAFETY-11)', async ({ visitor }) => {
  const stranger = visitor();
  const home = await stranger.read('/mobile-login');
  const paths = [...new Set([...home.matchAll(/"(\/(?:icon|script)\/[^"]+)"/g)].map(([, path = '']) => path))];
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const answer = await stranger.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': expect.stringMatching(/^public, max-age=/),
    });
  }
});

test('nothing but the build’s files is served, and no folder is listed', async ({ visitor }) => {
  const stranger = visitor();
  const kept = ['.git/HEAD', '.git/config', '.env', '.dev.vars', 'wrangler.toml', 'package.json', 'workers/app.ts'];
  const unlisted = ['_headers', 'icon', 'icon/', 'script/', 'text/', 'text', 'build/', 'assets/'];
  for (const path of [...kept, ...unlisted]) {
    const answer = await stranger.follow(`/${path}`);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).not.toMatch(/\[core]|ref: refs|compatibility_date|"dependencies"|Index of/);
  }
});
