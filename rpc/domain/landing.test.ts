import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landingOf, returnPath } from './landing.ts';

describe('landing after sign-in without a deep link (SIGNIN-7, SIGNIN-8)', () => {
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
  ])('status %i, category %s: %s', (status, category, landing) => {
    expect(landingOf({ status, category })).toBe(landing);
  });
});

describe('a path to return to after sign-in (SIGNIN-11)', () => {
  test.each([
    '/account',
    '/lines/abc/add-data',
    '/track-order?orderId=7',
    '/help#faq',
    '/a%20b',
    '/home?next=//evil.example',
    `/${'a'.repeat(499)}`,
  ])('%s is kept', (asked) => {
    expect(returnPath(asked)).toBe(asked);
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
  ])('%s is refused', (_, asked) => {
    expect(returnPath(asked)).toBeUndefined();
  });

  test('whatever is kept resolves to the portal’s origin', () => {
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
      fc.property(paths, (asked) => {
        const kept = returnPath(asked);
        return (
          kept === undefined ||
          (kept === asked && new URL(kept, 'https://portal.example').origin === 'https://portal.example')
        );
      }),
      { numRuns: 500 },
    );
    // Generating these strings takes seconds on a busy machine.
  }, 30_000);
});
