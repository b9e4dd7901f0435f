import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('has one row per line, and a byte order mark for spreadsheets', () => {
  expect(
    csvOf([
      ['Día', 'MB'],
      ['2026-11-03', 1.5],
    ]),
  ).toBe('\uFEFFDía,MB\r\n2026-11-03,1.5\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('the text %j is %s, and never a formula', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('leaves numbers unquoted', () => {
  expect(csvOf([[-1, 0.25]])).toBe('\uFEFF-1,0.25\r\n');
});
