import { expect, test } from 'vitest';
import { readSignedOut } from './signed-out.ts';

test.each([
  ['signed-out=0', 0],
  ['signed-out=3', 3],
  ['signed-out=999', 999],
  ['signed-out=1000', undefined],
  ['signed-out=-1', undefined],
  ['signed-out=3x', undefined],
  ['signed-out=x3', undefined],
  ['signed-out=', undefined],
  ['', undefined],
])('returns the number of ended sessions, and only a number: "%s" (SETTINGS-8)', (query, count) => {
  expect(readSignedOut(new URLSearchParams(query))).toBe(count);
});
