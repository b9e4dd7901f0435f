import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { lineOf } from '../testing/fake-customer.ts';
import {
  nameOf,
  occurrenceOf,
  placeOf,
  readingCase,
  recipientOf,
  sortLines,
  withPlaces,
  isOfCategory,
} from './line.ts';

test.each([
  ['ACC1|ORD1|1', 1],
  ['ACC1|ORD1|6', 6],
  ['|x|12', 12],
  ['ACC1|ORD1', 0],
  ['ACC1|ORD1|', 0],
  ['ACC1|ORD1|two', 0],
  ['ACC1|ORD1|-1', 0],
  ['ACC1|ORD1|1.5', 0],
  ['', 0],
])('occurrenceOf reads the third part of peerAccountRef: %s is %i (LINE-17)', (peerAccountRef, occurrence) => {
  expect(occurrenceOf({ peerAccountRef })).toBe(occurrence);
});

describe('sortLines sorts the primary first, then by occurrence (LINE-18)', () => {
  test('sorts numerically and keeps the given list', () => {
    const unsorted = [lineOf(10), lineOf(3), lineOf(1), lineOf(2)];
    expect(sortLines(unsorted).map(({ id }) => id)).toEqual(['line-1', 'line-2', 'line-3', 'line-10']);
    expect(unsorted.map(({ id }) => id)).toEqual(['line-10', 'line-3', 'line-1', 'line-2']);
  });

  test('sorts the primary first with any occurrence', () => {
    expect(sortLines([lineOf(1, { isPrimary: false }), lineOf(4, { isPrimary: true })]).map(({ id }) => id)).toEqual([
      'line-4',
      'line-1',
    ]);
  });

  test('keeps a stable order without occurrences', () => {
    const [a, b] = [lineOf(2, { id: 'a', peerAccountRef: '' }), lineOf(2, { id: 'b', peerAccountRef: '' })];
    expect(sortLines([a, b]).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(sortLines([b, a]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('readingCase (LINE-19)', () => {
  test.each([
    ['DANA REYES', 'Dana Reyes'],
    ['MARY-JANE O’NEILL', 'Mary-Jane O’Neill'],
    ["SEAN O'HARA", "Sean O'Hara"],
    ['ÅSA NÚÑEZ', 'Åsa Núñez'],
    ['J. R. TOLL', 'J. R. Toll'],
    ['RUTH MCDONALD', 'Ruth McDonald'],
    ['TY MC', 'Ty Mc'],
    ['JON HALE III', 'Jon Hale III'],
    // Capitals follow each sign that a name may have (NAME-3).
    ["MARY-JANE O'NEIL (JR.)", "Mary-Jane O'Neil (Jr.)"],
    ['LEE/SMITH', 'Lee/Smith'],
    ['ANA "ANNIE" REYES', 'Ana "Annie" Reyes'],
    ['LEE&SMITH', 'Lee&Smith'],
    ['JOSÉ', 'José'],
    ['McAdam', 'McAdam'],
    ['van der Berg', 'van der Berg'],
  ])('%s → %s', (stored, text) => {
    expect(readingCase(stored)).toBe(text);
  });

  test.each([
    [{ firstName: 'DANA', lastName: 'REYES' }, 'Dana Reyes'],
    [{ firstName: 'DANA' }, 'Dana'],
    [{ lastName: 'REYES' }, 'Reyes'],
    [{}, undefined],
    [{ firstName: '', lastName: '' }, undefined],
    [{ firstName: ' ', lastName: '' }, undefined],
  ])('the name of %j is %s', (line, name) => {
    expect(nameOf(line)).toBe(name);
  });
});

describe('withPlaces for lines without name and place (LINE-45)', () => {
  const unplaced = { peerAccountRef: 'ACC1|ORD1' };
  const places = (lines: readonly Customer[]) => withPlaces(lines, { isPrimary: true }).map(placeOf);

  test('assigns the free places in the order of the page', () => {
    expect(places([lineOf(1, unplaced), lineOf(3, unplaced), lineOf(2, unplaced)])).toEqual([1, 3, 2]);
    expect(places([lineOf(1), lineOf(2, unplaced), lineOf(3), lineOf(4, unplaced)])).toEqual([1, 2, 3, 4]);
    expect(places([lineOf(1), lineOf(2), lineOf(4, unplaced), lineOf(5, unplaced)])).toEqual([1, 2, 3, 4]);
  });

  test('keeps the carrier’s occurrence', () => {
    const [line] = withPlaces([lineOf(1, unplaced), lineOf(2, unplaced)], { isPrimary: true });
    expect(line && occurrenceOf(line)).toBe(0);
  });

  test.each([
    ['one alone', [lineOf(1), lineOf(2, unplaced)], [1, 0]],
    ['one beside a line with a name', [lineOf(1, { ...unplaced, firstName: 'DANA' }), lineOf(2, unplaced)], [0, 0]],
    ['one beside a disabled line', [lineOf(1), lineOf(2, unplaced), lineOf(3, { ...unplaced, status: 7 })], [1, 0, 0]],
  ])('assigns none where it is %s', (_, lines, expected) => {
    expect(places(lines)).toEqual(expected);
  });
});

test('shortens the recipient of a kit to the length of an address (HTTP-30)', () => {
  const [firstName, lastName] = ['A'.repeat(32), 'B'.repeat(32)];
  expect(recipientOf({ firstName, lastName })).toBe(`${firstName} ${'B'.repeat(31)}`);
  expect(recipientOf({ firstName: 'DANA', lastName: 'REYES' })).toBe('DANA REYES');
  expect(recipientOf({})).toBe('');
});

test.each(['FRAUD', 'fraud', 'Fraud'])('a category counts in any letter case: %s (LINE-26)', (category) => {
  expect(isOfCategory({ category }, 'FRAUD')).toBe(true);
  expect(isOfCategory({ category }, 'TEST')).toBe(false);
});
