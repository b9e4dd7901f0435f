import { expect, it } from 'vitest';
import { prefetchKindOf } from './prefetch-kind.ts';

const own = { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' };

it.each<[string, Record<string, string>, ReturnType<typeof prefetchKindOf>]>([
  ['a press', { ...own, 'sec-speculation-tags': '"tap"' }, 'tap'],
  ['a press of a link of several rules', { ...own, 'sec-speculation-tags': 'null, "tap"' }, 'tap'],
  ['a rule without a tag', { ...own, 'sec-speculation-tags': 'null' }, 'ahead'],
  ['a browser without tags', own, 'ahead'],
  ['another site', { ...own, 'sec-fetch-site': 'cross-site', 'sec-speculation-tags': '"tap"' }, 'ahead'],
  [
    'a page that is drawn ahead',
    { ...own, 'sec-purpose': 'prefetch;prerender', 'sec-speculation-tags': '"tap"' },
    'ahead',
  ],
  ['an older browser', { purpose: 'prefetch' }, 'ahead'],
  ['an older Firefox', { 'x-moz': 'prefetch' }, 'ahead'],
  ['no prefetch, whatever its tags', { 'sec-speculation-tags': '"tap"', 'sec-fetch-site': 'same-origin' }, undefined],
])('of %s (SHELL-49)', (_, headers, expected) => {
  expect(prefetchKindOf({ headers: new Headers(headers) })).toBe(expected);
});
