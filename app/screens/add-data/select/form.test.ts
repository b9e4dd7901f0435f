import { expect, it } from 'vitest';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';

const form = selectForm(selectMessages.en);

it.each([
  ['2', 2],
  ['0.5', 0.5],
  ['1024', 1024],
])('takes %s', (gigabytes, value) => {
  expect(form.parse({ gigabytes })).toEqual({ gigabytes: value });
});

it.each([
  ['0'],
  ['0.0'],
  ['-1'],
  ['1e3'],
  [' 2'],
  ['2 '],
  ['0x2'],
  ['NaN'],
  ['Infinity'],
  [''],
  ['two'],
  ['1025'],
  ['99999'],
  [undefined],
  [['1', '2']],
  [2],
])('refuses %j, and says what to do', (gigabytes) => {
  const result = form.safeParse({ gigabytes });
  expect(result.success).toBe(false);
  expect([...new Set(result.error?.issues.map(({ message }) => message))]).toEqual(['Choose how much data to add.']);
});

it('refuses fields that it does not have (SAFETY-8)', () => {
  expect(form.safeParse({ gigabytes: '2', charge: '0' }).success).toBe(false);
});

it('has its messages in the page’s language (COPY-3)', () => {
  expect(
    selectForm(selectMessages.es)
      .safeParse({})
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Elija cuántos datos quiere agregar.']);
});
