import { describe, expect, test } from 'vitest';
import { saidOf } from '#app/forms/testing/said-of.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { newLineMessages } from './line/copy.ts';
import { linePageForm, newLineForm } from './line/form.ts';
import { problemText } from './line/problem-text.ts';
import { planMessages } from './plan/copy.ts';
import { planForm } from './plan/form.ts';
import { shippingMessages } from './shipping/copy.ts';
import { shippingForm } from './shipping/form.ts';

describe('plan', () => {
  const form = planForm(planMessages.en);

  test('takes a plan, a number of lines and a coupon', () => {
    expect(form.parse({ version: 'v', plan: 'plan-2gb', count: '3', coupon: ' HOME5 ' })).toEqual({
      version: 'v',
      plan: 'plan-2gb',
      count: 3,
      coupon: 'HOME5',
    });
  });

  test('needs a plan, and from 1 to 5 lines (ADDLINE-2, ADDLINE-3)', () => {
    expect(saidOf(form, {})).toEqual({ plan: 'Choose a plan.', count: 'Choose how many lines to add.' });
    for (const count of ['0', '6', '1.5', '-1', '', '11'])
      expect(saidOf(form, { plan: 'plan-2gb', count }), count).toEqual({ count: 'Choose how many lines to add.' });
  });

  test('rejects a malformed coupon (ADDLINE-4)', () => {
    expect(saidOf(form, { plan: 'plan-2gb', count: '1', coupon: 'two/words' })).toEqual({
      coupon: 'That coupon code isn’t valid.',
    });
  });
});

describe('line', () => {
  const form = newLineForm(newLineMessages.en);
  const names = { firstName: 'Ana', lastName: 'Reyes' };

  test('takes two names; IMEI and SIM can be left out (ADDLINE-5)', () => {
    expect(form.parse(names)).toEqual({ version: '', firstName: 'ANA', lastName: 'REYES' });
  });

  test.each([
    [undefined, 'First name is required.'],
    [' ', 'First name is required.'],
    ['A', 'First name must be at least 2 characters.'],
    ['A'.repeat(33), 'First name must be no more than 32 characters.'],
  ])('%j: “%s” (ADDLINE-5)', (firstName, message) => {
    expect(saidOf(form, { ...names, firstName })).toEqual({ firstName: message });
  });

  test('an IMEI has exactly 15 digits; separators do not matter (ADDLINE-7)', () => {
    expect(form.parse({ ...names, imei: '35-693803 5643809' })).toMatchObject({ imei: '356938035643809' });
    for (const imei of ['12345678901234', '123456789012345678', '12345678901234x'])
      expect(saidOf(form, { ...names, imei })).toEqual({ imei: 'IMEI must be exactly 15 digits.' });
  });

  test.each([
    [{ field: 'imei', kind: 'incompatible' }, 'Please enter a valid imei number.'],
    [{ field: 'imei', kind: 'alreadyInUse', message: 'Used on line 2.' }, 'Used on line 2.'],
    [
      { field: 'imei', kind: 'alreadyInUse' },
      'This IMEI is already in use. Check the number, or contact Customer Success.',
    ],
    [{ field: 'imei', kind: 'fiveG' }, 'We can’t activate this 5G model yet. Enter another number, or leave it empty.'],
    [
      { field: 'imei', kind: 'downtime' },
      'The device check is down right now. Enter another number, or leave it empty.',
    ],
    [{ field: 'sim', kind: 'missing' }, 'Choose a SIM type.'],
    [{ field: 'sim', kind: 'no-esim' }, 'This device doesn’t support eSIM. Choose SIM card.'],
  ] as const)('%j (ADDLINE-7 to ADDLINE-9)', (problem, message) => {
    expect(problemText(problem, 'en')).toBe(message);
  });

  test('“Notify me” needs an address and nothing else (ADDLINE-21)', () => {
    const page = linePageForm(newLineMessages.en, deviceCheckMessages.en);
    const typed = { firstName: 'A', lastName: '', imei: '12', sim: 'sim' };
    const email = 'dana@example.test';
    expect(page.parse({ ...typed, notify: 'fiveG', email })).toEqual({ ...typed, notify: 'fiveG', email });
    expect(saidOf(page, { ...typed, notify: 'fiveG', email: 'nobody' })).toEqual({
      email: 'Enter an email address like name@example.com.',
    });
    expect(page.safeParse({ ...names, notify: 'weather', email }).success).toBe(false);
    // Without that button it is the form of the line, whatever is in the field for the address.
    expect(page.parse({ ...names, email: 'nobody' })).toMatchObject({ firstName: 'ANA' });
    expect(Object.keys(saidOf(page, typed))).toEqual(['firstName', 'lastName', 'imei']);
  });
});

test('requires a shipping method (ADDLINE-13)', () => {
  expect(saidOf(shippingForm(shippingMessages.en), {})).toEqual({ way: 'Choose a shipping method.' });
});
