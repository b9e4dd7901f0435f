import { expect, test } from 'vitest';
import { fourCards } from '../testing/fake-cards.ts';
import { expiryProblem, isExpired, lastFourOf, maskOf, sortCards } from './card.ts';

const today = '2026-11-20';

test.each([
  ['11/26', undefined],
  ['12/26', undefined],
  ['01/27', undefined],
  ['12/99', undefined],
  ['10/26', 'year'],
  ['12/25', 'year'],
  ['01/26', 'year'],
  ['00/29', 'month'],
  ['13/29', 'month'],
  ['13/20', 'month'],
  ['August', 'form'],
  ['', 'form'],
] as const)('"%s" in November 2026 has the problem %j (CARD-10)', (typed, problem) => {
  expect(expiryProblem(typed, today)).toBe(problem);
});

test.each([
  ['2026-11-01', false],
  ['2026-11-30', false],
  ['2026-12-01', true],
])('a card until 11/26 is expired on %s: %s (CARD-11)', (today, over) => {
  expect(isExpired('1126', today)).toBe(over);
});

test.each([
  ['**** **** **** 4242', '4242'],
  ['XXXXXXXXXXX1005', '1005'],
  ['4242 **** **** ****', undefined],
  ['****', undefined],
  [undefined, undefined],
])('the last four digits of "%s" are %j (CARD-2)', (mask, digits) => {
  expect(lastFourOf(mask)).toBe(digits);
});

test('sorts the default card first and keeps the order of the others (CARD-1)', () => {
  const [defaultCard, ...otherCards] = fourCards;
  const sorted = sortCards([...otherCards, ...(defaultCard ? [defaultCard] : [])]);
  expect(sorted.map(({ uuid }) => uuid)).toEqual(['card-1', 'card-2', 'card-3', 'card-4']);
});

test.each([
  ['**** **** **** 4242', '**** **** **** 4242'],
  ['4242424242424242', '************4242'],
  ['4242 4242 4242 4242', '**** **** **** 4242'],
  ['3782-822463-10005', '****-******-*0005'],
  ['••42', '••42'],
])('masks "%s" as "%s" (CARD-2)', (storedMask, pageMask) => {
  expect(maskOf(storedMask)).toBe(pageMask);
});
