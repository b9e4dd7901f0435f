import type { AppLoadContext } from '@remix-run/cloudflare';
import { expect, it } from 'vitest';
import { buttonForm, priceHintField, quoteHashField, resumeForm, versionField } from './hidden-fields.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { emailField, optionalText, textField } from './typed-fields.ts';
import { tooEarly } from './too-early.ts';

it('takes only the operation from a form of one button, which may be missing (SAFETY-8)', () => {
  expect(buttonForm.parse({ operation: 'op-1' })).toEqual({ operation: 'op-1' });
  expect(buttonForm.parse({})).toEqual({ operation: '' });
  expect(buttonForm.safeParse({ line: 'a' }).success).toBe(false);
});

it('takes a line beside the operation from the form that resumes data (SAFETY-8)', () => {
  expect(resumeForm.parse({ line: 'a', operation: 'op-1' })).toEqual({ line: 'a', operation: 'op-1' });
  expect(resumeForm.parse({})).toEqual({ line: '', operation: '' });
  expect(resumeForm.safeParse({ price: '1' }).success).toBe(false);
});

it.each([
  ['1000', 1000],
  ['0', undefined],
  ['1.5', undefined],
  ['1000001', undefined],
  ['x', undefined],
  [undefined, undefined],
])('reads a price hint of %j as %j cents', (typed, cents) => {
  expect(priceHintField.parse(typed)).toBe(cents);
});

it('keeps a hash as the page had it; a missing one matches no quote (LEDGER-11)', () => {
  expect(quoteHashField.parse('h'.repeat(32))).toBe('h'.repeat(32));
  expect(quoteHashField.parse(undefined)).toBe('');
  expect(quoteHashField.safeParse('h'.repeat(33)).success).toBe(false);
});

it('keeps a version as the page had it; a missing one matches no draft (JOURNEY-5)', () => {
  expect(versionField.parse('v'.repeat(32))).toBe('v'.repeat(32));
  expect(versionField.parse('v')).toBe('v');
  expect(versionField.parse(undefined)).toBe('');
  expect(versionField.safeParse('v'.repeat(33)).success).toBe(false);
});

it.each([
  [' Unit 4 ', 'Unit 4'],
  ['  ', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the optional text %j as %j (ADDLINE-10)', (typed, taken) => {
  expect(optionalText(textField('address', addressMessages.en)).parse(typed)).toBe(taken);
});

it('checks an optional text by its class (ADDLINE-10)', () => {
  expect(optionalText(textField('address', addressMessages.en)).safeParse('<b>').success).toBe(false);
});

it.each([
  ['5 Main\u200b St\u202c', '5 Main St', undefined],
  ['5 Main St\r\nApt 4', '5 Main St Apt 4', undefined],
  ['\u200b', undefined, 'Address cannot be empty'],
  ['5 <b>Main</b> St', undefined, 'Remove < and >.'],
  ['x'.repeat(65), undefined, 'Use 64 characters at most.'],
])('reads the street %j as %j, or refuses it: %s (INTAKE-1, INTAKE-10)', (typed, street, refusal) => {
  const { data, error } = textField('address', addressMessages.en, addressMessages.en.street.missing).safeParse(typed);
  expect([data, error?.issues[0]?.message]).toEqual([street, refusal]);
});

it('sends the domain of an email address in ASCII (INTAKE-6)', () => {
  expect(emailField('wrong').parse('ana@россия.рф')).toBe('ana@xn--h1alffa9f.xn--p1ai');
  expect(emailField('wrong').safeParse('ana').error?.issues[0]?.message).toBe('wrong');
});

it('returns the limit of a form as 429, with the time of the next try (SAFETY-10)', () => {
  const context = {} as AppLoadContext;
  expect(tooEarly(context, { until: 5, used: true })).toMatchObject({
    data: { wait: { until: 5, used: true } },
    init: { status: 429 },
  });
  expect(context.formError).toBe(true);
});
