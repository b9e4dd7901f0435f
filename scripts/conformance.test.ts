import { expect, test } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { languages } from '#app/copy/language.ts';
import { pageText } from '#app/screens/public/page-texts.ts';
import { conformanceRows, isThere } from './testing/security-rows.ts';

const rows = conformanceRows();
const of = (level: string) => rows.filter((row) => row.level === level).map(({ id }) => id);

/** The criteria of WCAG 2.2, without 4.1.1, which it removed. */
const levelA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const levelAA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
  '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

test('has a row in docs/vpat.md for each criterion of WCAG 2.2, levels A and AA (PUBLIC-37)', () => {
  expect(of('A')).toEqual(levelA.split(' '));
  expect(of('AA').toSorted()).toEqual(levelAA.split(' ').toSorted());
  expect(rows).toHaveLength(55);
});

test('has a conformance level and existing tests in each row (PUBLIC-37)', () => {
  const known = ['Supports', 'Partially supports', 'Does not support', 'Not applicable'];
  expect(rows.filter(({ conformance }) => !known.includes(conformance))).toEqual([]);
  expect(rows.filter(({ remarks }) => remarks.length < 15)).toEqual([]);
  const lost = rows.flatMap(({ id, conformance, tests }) =>
    tests.length === 0 && conformance.includes('upports')
      ? [`${id}: names no test`]
      : tests.filter((one) => !isThere(one)).map(({ file, title }) => `${id}: ${file}: ${title}`),
  );
  expect(lost).toEqual([]);
  expect(isThere({ file: 'scripts/conformance.test.ts', title: 'a title of none' + ' at all' })).toBe(false);
  expect(isThere({ file: 'scripts/gone.test.ts', title: 'names tests that exist' })).toBe(false);
});

test.each(languages)('the statement says what the report says (%s) (PUBLIC-37)', (language) => {
  const count = (conformance: string) => rows.filter((row) => row.conformance === conformance).length;
  for (const brand of brands) {
    const { report } = pageText('accessibility', language, brand);
    expect(report.text.match(/\d+/g)?.map(Number)).toEqual([
      rows.length,
      count('Supports'),
      count('Not applicable'),
      count('Partially supports'),
    ]);
    expect(report.missing).toHaveLength(count('Partially supports'));
    expect(count('Does not support')).toBe(0);
  }
});
