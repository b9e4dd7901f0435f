import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-path.ts';

const app = new Hono();
app.use(canonicalUrl);
app.all('*', (c) => c.text('reached'));

test.each([
  ['/logout', undefined],
  ['/%6cogout', '/logout'],
  ['/%6Cogout?to=%2Fhome', '/logout?to=%2Fhome'],
  ['/rpc%2Fme', undefined],
  ['/r%70c/me', '/rpc/me'],
  ['/add-data/a%2Db%5F%7E', '/add-data/a-b_~'],
  ['/caf%C3%A9', undefined],
  ['//evil.example/%61', '//evil.example/a'],
  ['/', undefined],
  ['//', undefined],
  ['/login/?to=%2Fbills%2F', '/login?to=%2Fbills%2F'],
  ['/bills//', '/bills'],
])('SAFETY-21: %s is redirected to %s', async (path, canonical) => {
  for (const method of ['GET', 'POST']) {
    const response = await app.request(`https://portal.example${path}`, { method });
    expect(response.status).toBe(canonical === undefined ? 200 : 308);
    expect(response.headers.get('location')).toBe(
      canonical === undefined ? null : `https://portal.example${canonical}`,
    );
  }
});

test.each(['/%', '/%zz', '/%ff', '/logout%'])('SAFETY-21: the broken encoding of %s is refused', async (path) => {
  expect((await app.request(`https://portal.example${path}`)).status).toBe(400);
});
