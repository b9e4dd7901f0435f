import { expect, test } from 'vitest';
import { isAutomatic } from './sign-of-life.ts';

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const prefetch = { ...navigation, 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' };

test.each<[string, string, Record<string, string>, boolean]>([
  ['a click', 'GET', { ...navigation, 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1' }, false],
  ['a typed address', 'GET', { ...navigation, 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }, false],
  ['the way back from sign-in', 'GET', { ...navigation, 'sec-fetch-site': 'cross-site' }, false],
  ['a form', 'POST', { ...navigation, 'sec-fetch-site': 'same-origin' }, false],
  ['a text browser', 'GET', {}, false],
  ['a page that refreshes itself', 'GET', { ...navigation, 'sec-fetch-site': 'same-origin' }, true],
  ['a prefetch of a pressed link', 'GET', { ...prefetch, 'sec-speculation-tags': '"tap"' }, false],
  ['any other prefetch', 'GET', prefetch, true],
  ['a prefetch by the address bar', 'GET', { ...navigation, ...prefetch, 'sec-fetch-site': 'none' }, true],
  ['a live page’s fetch', 'GET', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, true],
  ['a live page’s socket', 'GET', { upgrade: 'websocket' }, true],
])('%s (%s) is a sign of life, or not (SIGNIN-14, SHELL-49)', (_, method, headers, expected) => {
  expect(isAutomatic({ method, headers: new Headers(headers) })).toBe(expected);
});
