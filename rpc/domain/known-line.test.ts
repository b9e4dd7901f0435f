import { expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import { knownLineOf, mergedLines } from './known-line.ts';

const [first, second, third] = [
  knownLineOf(lineOf(1)),
  knownLineOf(lineOf(2, { firstName: 'MARCO' })),
  knownLineOf(lineOf(3)),
];
const renamed = { ...second, firstName: 'MARC' };

test('SETTINGS-9: the account holder’s reply is all that there is; a secondary’s may leave lines out', () => {
  expect(mergedLines([first, second], [first], true)).toEqual([first]);
  expect(mergedLines([first, second], [renamed], false)).toEqual([renamed, first]);
  expect(mergedLines([], [second], false)).toEqual([second]);
  expect(mergedLines([first, second, third], [renamed, third], false)).toEqual([renamed, third, first]);
});
