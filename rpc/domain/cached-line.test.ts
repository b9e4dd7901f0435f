import { expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import { cachedLineOf, mergeLines } from './cached-line.ts';

const [first, second, third] = [
  cachedLineOf(lineOf(1)),
  cachedLineOf(lineOf(2, { firstName: 'MARCO' })),
  cachedLineOf(lineOf(3)),
];
const renamed = { ...second, firstName: 'MARC' };

test('replaces the cache by the account holder’s reply, and merges a secondary’s (SETTINGS-9)', () => {
  expect(mergeLines([first, second], [first], true)).toEqual([first]);
  expect(mergeLines([first, second], [renamed], false)).toEqual([renamed, first]);
  expect(mergeLines([], [second], false)).toEqual([second]);
  expect(mergeLines([first, second, third], [renamed, third], false)).toEqual([renamed, third, first]);
});
