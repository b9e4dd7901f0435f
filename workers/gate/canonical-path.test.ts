import { expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';
import { canonicalUrl } from './canonical-path.ts';

const page = (path: string) => ({ path, module: {} });
const pages = { account: page('account/:lineRef/data'), login: page('login'), mine: page('settings/my-data.json') };
const app = appWith({ origin: 'https://portal.example' });
app.use(canonicalUrl(pages));
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
  ['/bills.//', '/bills'],
  ['/bills//.', '/bills'],
  ['/Login?to=%2FBills', '/login?to=%2FBills'],
  ['/SETTINGS/My-Data.JSON', '/settings/my-data.json'],
  ['/LOGOUT', '/logout'],
  ['/Account/AbC-d/DATA', '/account/AbC-d/data'],
  ['/account/DATA/data', undefined],
  ['/Nowhere', undefined],
  ...[
    ';',
    ':',
    '!',
    '%22',
    '%22.',
    "'",
    '%3E',
    '%5D',
    '%5d,',
    '%E2%80%9D',
    '%E2%80%99',
    '%E2%80%A6',
    '%C2%BB.',
    '*',
  ].map((end): [string, string] => [`/bills${end}`, '/bills']),
  ...['.', ')', ',', ').', '%20', '%C2%A0', '%E2%80%8B', '%e2%80%8e.', '%E2%81%A9', '%EF%BB%BF', './', '%2E'].map(
    (end): [string, string] => [`/bills${end}`, '/bills'],
  ),
  ['/bills.?page=2.', '/bills?page=2.'],
  ['/settings/my-data.json', undefined],
  ['/caf%C3%A0', undefined],
])('%s is redirected to %s (SAFETY-21)', async (path, canonical) => {
  for (const method of ['GET', 'POST']) {
    const response = await app.request(`https://portal.example${path}`, { method });
    expect(response.status).toBe(canonical === undefined ? 200 : 308);
    expect(response.headers.get('location')).toBe(
      canonical === undefined ? null : `https://portal.example${canonical}`,
    );
  }
});

test('redirects to the portal, whatever the request’s host (SAFETY-21)', async () => {
  const response = await app.request('http://evil.test/account/');
  expect(response.headers.get('location')).toBe('https://portal.example/account');
});

test.each([
  ['/%', '/%25'],
  ['/%zz', '/%25zz'],
  ['/%ff', '/%25ff'],
  ['/logout%', '/logout%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('the broken encoding of %s names no page: %s (SAFETY-21)', async (path, whole) => {
  const response = await app.request(`https://portal.example${path}`);
  expect([response.status, response.headers.get('location')]).toEqual([308, `https://portal.example${whole}`]);
  expect((await app.request(`https://portal.example${whole}`)).status).toBe(200);
});
