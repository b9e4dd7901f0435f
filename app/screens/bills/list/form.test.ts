import { expect, it } from 'vitest';
import { listMessages } from './copy.ts';
import { rangeForm } from './form.ts';

const today = '2026-11-20';
const check = (from: string, to: string) => rangeForm(listMessages.en.wrong, today).safeParse({ from, to });

it.each([
  ['', '', { from: undefined, to: undefined }],
  ['2026-01-01', '', { from: '2026-01-01', to: undefined }],
  // What people type where the browser has no calendar (BILL-4).
  ['1/2/2026', ' 11/03/2026 ', { from: '2026-01-02', to: '2026-11-03' }],
  [' 2026-01-01 ', '2026-11-20', { from: '2026-01-01', to: '2026-11-20' }],
])('"%s" to "%s"', (from, to, range) => {
  expect(check(from, to).data).toEqual(range);
});

it.each([
  ['13/03/2026', '', 'Enter a date like 11/03/2026.'],
  ['2026-02-30', '', 'Enter a date like 11/03/2026.'],
  ['0001-01-01', '', 'Enter a date like 11/03/2026.'],
  ['', 'x', 'Enter a date like 11/03/2026.'],
  ['2026-11-21', '', 'The start date must be before the end date.'],
  ['2024-01-01', '2026-11-20', 'Choose dates no more than 24 months apart.'],
])('"%s" to "%s": %s', (from, to, message) => {
  expect(check(from, to).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it('has its messages in the page’s language (COPY-3)', () => {
  expect(
    rangeForm(listMessages.es.wrong, today).safeParse({ from: '2024-01-01', to: '' }).error?.issues[0]?.message,
  ).toBe('Elija fechas con no más de 24 meses entre ellas.');
});
