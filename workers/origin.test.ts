import { expect, test } from 'vitest';
import { hostedPagesOf, originOf, providerOriginsOf } from './origin.ts';

const env = {
  PORTAL_ORIGIN: 'https://portal.example/',
  OTHER_ORIGINS: ' https://temp1.example  https://third.example:8443/ ',
};

test.each([
  ['https://portal.example/account', 'https://portal.example'],
  ['https://temp1.example/account', 'https://temp1.example'],
  ['https://third.example:8443/', 'https://third.example:8443'],
  ['https://third.example/', 'https://portal.example'],
  ['http://temp1.example/', 'https://portal.example'],
  ['https://evil.example/', 'https://portal.example'],
  ['https://temp1.example.evil.example/', 'https://portal.example'],
  ['https://sub.temp1.example/', 'https://portal.example'],
])('the portal’s origin for %s is %s', (url, origin) => {
  expect(originOf(new Request(url), env)).toBe(origin);
});

test('returns the one configured origin for every request', () => {
  expect(originOf(new Request('https://temp1.example/'), { PORTAL_ORIGIN: 'https://portal.example' })).toBe(
    'https://portal.example',
  );
});

test.each([
  [undefined, []],
  [' https://pay.example/page  https://cards.example:8443 ', ['https://pay.example', 'https://cards.example:8443']],
])('hosted pages of %j (BILL-9)', (configured, origins) => {
  expect(hostedPagesOf(configured === undefined ? {} : { HOSTED_PAGE_ORIGINS: configured })).toEqual(origins);
});

test.each([
  [undefined, ['https://id.example']],
  [
    'https://keys.example/of/us  https://login.example:8443',
    ['https://id.example', 'https://keys.example', 'https://login.example:8443'],
  ],
])('the provider’s origins with OIDC_OTHER_ORIGINS %j, the issuer’s first (SAFETY-44)', (others, origins) => {
  const issuer = { OIDC_ISSUER: 'https://id.example/realms/one' };
  expect(providerOriginsOf(others === undefined ? issuer : { ...issuer, OIDC_OTHER_ORIGINS: others })).toEqual(origins);
});
