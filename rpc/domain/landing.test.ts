import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activityEntryPath,
  landingOf,
  noCustomerPath,
  returnPath,
  sessionExpiredPath,
  signInAgainPath,
  unsentPath,
} from './landing.ts';

test.each([
  [0, 'STANDARD', '/home'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99].map((status): [number, string, string] => [
    status,
    'STANDARD',
    '/post-activation-home',
  ]),
  [0, 'FRAUD', '/home'],
  [2, 'FRAUD', '/post-activation-home'],
  [0, 'TEST', '/activation'],
  [2, 'TEST', '/activation'],
])(
  'landing after sign-in without a deep link (SIGNIN-7, SIGNIN-8): status %i, category %s: %s',
  (status, category, landing) => {
    expect(landingOf({ status, category })).toBe(landing);
  },
);

test('returns the brand’s path for a missing customer (SIGNIN-9, SIGNIN-26)', () => {
  expect(noCustomerPath({ failedLookupIsSignIn: false })).toBe('/user');
  expect(noCustomerPath({ failedLookupIsSignIn: true })).toBe('/login?error=account');
});

test('keeps the path of an expired session, and marks an unsent form (SIGNIN-13, SIGNIN-16)', () => {
  expect(sessionExpiredPath('/bills?from=2026-01-01', false)).toBe('/session-expired?to=%2Fbills%3Ffrom%3D2026-01-01');
  expect(sessionExpiredPath('/bills', true)).toBe('/session-expired?to=%2Fbills&unchanged=1');
});

test('keeps the path of a repeated sign-in, and marks an unsent form (SIGNIN-29)', () => {
  expect(signInAgainPath('/cards?a=1')).toBe('/login?again=1&to=%2Fcards%3Fa%3D1');
  expect(unsentPath('/cards')).toBe('/cards?signed-in-again=1');
  expect(unsentPath('/cards?a=1')).toBe('/cards?a=1&signed-in-again=1');
});

describe('returnPath (SIGNIN-11)', () => {
  test.each([
    '/account',
    '/lines/abc/add-data',
    '/track-order?orderId=7',
    '/help#faq',
    '/a%20b',
    '/home?next=//evil.example',
    `/${'a'.repeat(499)}`,
  ])('keeps %s', (input) => {
    expect(returnPath(input)).toBe(input);
  });

  test.each([
    ['undefined', undefined],
    ['an empty text', ''],
    ['another host', '//evil.example'],
    ['another host, with a backslash', '/\\evil.example'],
    ['another host, backslash first', '\\/evil.example'],
    ['another host behind a tab', '/\t/evil.example'],
    ['another host behind a line break', '/\n/evil.example'],
    ['a line break at the end', '/account\n'],
    ['a zero byte', '/\u0000/evil.example'],
    ['a full address', 'https://evil.example/'],
    ['a scheme', 'javascript:alert(1)'],
    ['a relative path', 'account'],
    ['a space first', ' /account'],
    ['characters that browsers normalize', '/／evil.example'],
    ['a very long path', `/${'a'.repeat(500)}`],
    ['the start page, which decides the landing itself', '/'],
    ['signing in', '/login'],
    ['signing in, with a query', '/login?code=1'],
    ['signing out', '/logout'],
    ['the pre-login page', '/mobile-login#top'],
    ['the page about an ended session', '/session-expired?to=/account'],
    ['the page about a missing account', '/user'],
  ])('rejects %s', (_, input) => {
    expect(returnPath(input)).toBeUndefined();
  });

  test('returns only paths of the portal’s origin', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      'javascript:',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      'é',
      'a',
      'login',
    );
    const paths = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.webPath(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(paths, (input) => {
        const result = returnPath(input);
        return (
          result === undefined ||
          (result === input && new URL(result, 'https://portal.example').origin === 'https://portal.example')
        );
      }),
      { numRuns: 500 },
    );
    // Generating these strings takes seconds on a busy machine.
  }, 30_000);
});

test('returns the path of an entry’s page for any id (ACTIVITY-3)', () => {
  expect(activityEntryPath('operation-000001')).toBe('/activity/operation-000001');
  expect(activityEntryPath('../home?x')).toBe('/activity/..%2Fhome%3Fx');
});
