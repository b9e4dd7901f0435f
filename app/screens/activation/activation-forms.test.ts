import { describe, expect, test } from 'vitest';
import { formParser } from '#app/forms/submit.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { saidOf } from '#app/forms/testing/said-of.ts';
import { newLineMessages } from '#app/screens/add-line/line/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { deviceForm } from './device/form.ts';
import { kitMessages } from './kit/copy.ts';
import { kitForm } from './kit/form.ts';
import { userDetailsForm } from './name/form.ts';
import { numberMessages } from './number/copy.ts';
import { numberForm } from './number/form.ts';
import { numberErrors } from './number/number-errors.ts';
import { simMessages } from './sim/copy.ts';
import { simForm } from './sim/form.ts';
import { summaryMessages } from './summary/copy.ts';
import { summaryForm } from './summary/form.ts';

describe('user details', () => {
  test('stores two names in capitals (ACTIVATE-7)', () => {
    const form = userDetailsForm(newLineMessages.en);
    expect(form.parse({ firstName: ' ana ', lastName: 'Reyes' })).toMatchObject({
      firstName: 'ANA',
      lastName: 'REYES',
    });
    expect(saidOf(form, {})).toEqual({ firstName: 'First name is required.', lastName: 'Last name is required.' });
  });
});

describe('device', () => {
  const form = deviceForm(deviceCheckMessages.en);
  const check = (imei?: string) => ({ intent: 'check', imei });

  test.each([
    [undefined, 'Enter Your Device IMEI or MEID Number'],
    ['12345678901234', 'Enter valid IMEI Number'],
    ['123456789012345678', 'Enter valid IMEI Number'],
    ['12345678901234A', 'Please enter only digits'],
  ])('%j: “%s” (ACTIVATE-8)', (imei, message) => {
    expect(saidOf(form, check(imei))).toEqual({ imei: message });
  });
});

describe('number', () => {
  const carriers = [{ displayName: 'Verizon' }, { displayName: 'Other' }];
  const page = { portSecrets: 'none', carriers, moving: { number: '5550102231', carrier: 'Verizon' } } as const;
  const form = numberForm(numberMessages.en, page);
  const port = { intent: 'keep', accountNumber: '123', zip: '01803' };
  const moved = { intent: 'carrier', number: '(555) 010-2231', carrier: 'Verizon' };

  test.each([
    [undefined, 'Enter your billing zip code'],
    ['1234', 'Invalid ZIP code. Please retry with a valid ZIP code.'],
    ['12345678901', 'Invalid ZIP code. Please retry with a valid ZIP code.'],
    ['0180x', 'Invalid ZIP code. Please retry with a valid ZIP code.'],
    ['00000', 'Invalid ZIP code. Please retry with a valid ZIP code.'],
    ['99999', 'Invalid ZIP code. Please retry with a valid ZIP code.'],
  ])('a new number by the ZIP %j: “%s” (ACTIVATE-13)', (zip, message) => {
    expect(saidOf(form, { intent: 'new', zip })).toEqual({ zip: message });
  });

  test.each<Record<string, string>>([{}, { intent: '' }, { intent: 'never' }])(
    'a choice is needed: %j (ACTIVATE-48)',
    (choice) => {
      const sent = new URLSearchParams({ ...choice, version: '', zip: '01803', number: '', carrier: '', listed: '' });
      expect(formParser.parse(sent, { schema: form }).reply().error).toEqual({
        intent: ['Choose which number you want.'],
      });
    },
  );

  test('reads the fields of the chosen option alone (ACTIVATE-48)', () => {
    expect(form.parse({ ...moved, zip: 'wrong' })).toEqual({
      ...{ intent: 'carrier', version: '', number: '5550102231', carrier: 'Verizon' },
    });
    const other = { number: 'wrong', carrier: 'wrong', listed: 'wrong' };
    expect(form.parse({ intent: 'new', zip: '01803', ...other })).toEqual({ intent: 'new', version: '', zip: '01803' });
    // The details have a page of their own, with none of these.
    for (const foreign of [{ number: '5550102231' }, { carrier: 'Verizon' }, { listed: '' }])
      expect(form.safeParse({ ...port, ...foreign }).success, JSON.stringify(foreign)).toBe(false);
    for (const options of [moved, { intent: 'new', zip: '01803' }])
      expect(form.safeParse({ ...options, accountNumber: '123' }).success).toBe(false);
  });

  test('a ZIP has from 5 to 10 digits (ACTIVATE-13)', () => {
    for (const zip of ['01803', '01803-1234', '0180312345'])
      expect(saidOf(form, { intent: 'new', zip }), zip).toEqual({});
  });

  test.each(['555-010-2231', '+1 (555) 010-2231', '15550102231', '555.010.2231'])(
    'reads the phone number %s (ACTIVATE-16)',
    (number) => {
      expect(form.parse({ ...moved, number })).toMatchObject({ number: '5550102231' });
    },
  );

  test.each([
    [{ number: undefined }, { number: 'Phone number cannot be empty' }],
    [{ number: '555010223' }, { number: 'Phone number should be 10 digits long.' }],
    [{ number: '555010223x' }, { number: 'Phone number should be 10 digits long.' }],
  ])('the number %j says %j (ACTIVATE-16)', (wrong, said) => {
    expect(saidOf(form, { ...moved, ...wrong })).toEqual(said);
  });

  test.each([undefined, '555010223', '(555) 010-2231'])(
    'a carrier that is missing is said along with what is wrong with the number: %j (ACTIVATE-16, ERROR-19)',
    (number) => {
      const { number: said } = saidOf(form, { ...moved, number });
      for (const wrong of [{ carrier: undefined }, { carrier: 'Vrizon' }, { carrier: undefined, listed: 'Vrizon' }])
        expect(saidOf(form, { ...moved, number, ...wrong })).toEqual({
          ...(said && { number: said }),
          carrier: 'Please select an operator',
        });
      expect(saidOf(form, { ...moved, number, carrier: undefined, listed: 'Verizon' })).toEqual(
        said ? { number: said } : {},
      );
    },
  );

  test.each([
    ['', '', { number: ['Phone number cannot be empty'], carrier: ['Please select an operator'] }],
    ['5550102231', 'Vrizon', { carrier: ['Please select an operator'] }],
    ['5550102231', 'Verizon', undefined],
  ])('as a browser sends it, with number “%s” and carrier “%s” (ACTIVATE-16, ERROR-19)', (number, carrier, error) => {
    const sent = new URLSearchParams({ intent: 'carrier', version: '', number, carrier, listed: '' });
    expect(formParser.parse(sent, { schema: form }).reply().error).toEqual(error);
  });

  test('shows every missing field of an empty “Other” at once (ACTIVATE-16, ERROR-19)', () => {
    const other = numberForm(numberMessages.en, { ...page, moving: { number: '5550102231', carrier: 'Other' } });
    for (const carrierName of [undefined, ' '])
      expect(saidOf(other, { intent: 'keep', carrierName })).toEqual({
        carrierName: 'Please enter carrier name',
        accountNumber: 'Account number cannot be empty',
        zip: 'Zip code cannot be empty',
      });
    expect(other.parse({ ...port, carrierName: ' Ting ' })).toMatchObject({ carrierName: 'Ting' });
    expect(saidOf(form, { intent: 'keep' })).not.toHaveProperty('carrierName');
  });

  test.each([
    [{ accountNumber: undefined }, { accountNumber: 'Account number cannot be empty' }],
    [{ accountNumber: 'A12' }, { accountNumber: 'Please enter only digits' }],
    [{ accountNumber: '1'.repeat(21) }, { accountNumber: 'Account number should be less than 20 characters.' }],
    [{ zip: undefined }, { zip: 'Zip code cannot be empty' }],
    [{ zip: '00000' }, { zip: 'Enter valid zip code' }],
    [{ zip: '99999' }, { zip: 'Enter valid zip code' }],
    [{ zip: '1234' }, { zip: 'Enter valid zip code' }],
  ])('%j says %j (ACTIVATE-16)', (wrong, said) => {
    expect(saidOf(form, { ...port, ...wrong })).toEqual(said);
  });

  test('accepts a missing PIN, removes its separators, and explains a wrong one (ACTIVATE-17)', () => {
    expect(form.parse(port)).not.toHaveProperty('pin');
    expect(form.parse({ ...port, pin: ' ' })).toHaveProperty('pin', undefined);
    expect(form.parse({ ...port, pin: 'ab12' })).toMatchObject({ pin: 'ab12' });
    for (const pin of ['12-34', '12 34', '12–34']) expect(form.parse({ ...port, pin })).toMatchObject({ pin: '1234' });
    for (const pin of ['12#34', '1'.repeat(16)])
      expect(saidOf(form, { ...port, pin })).toEqual({
        pin:
          'PIN is an optional input. However, if you have a PIN, please enter the value (15 characters or fewer; ' +
          'containing only letters and numbers)',
      });
  });

  test('an account number that is kept can be left out (ACTIVATE-18)', () => {
    const { accountNumber: _, ...kept } = port;
    expect(saidOf(numberForm(numberMessages.en, { ...page, portSecrets: 'kept' }), kept)).toEqual({});
  });

  test.each([
    [{ carrier: 'verizon' }, 'Verizon'],
    [{ carrier: ' Verizon ' }, 'Verizon'],
    [{ carrier: 'Otra' }, 'Other'],
    [{ carrier: 'otro ' }, 'Other'],
    [{ carrier: ' ', listed: 'Other' }, 'Other'],
    [{ carrier: undefined, listed: 'Other' }, 'Other'],
  ])('a carrier is found however it is written, or in the list: %j (ACTIVATE-16)', (typed, carrier) => {
    expect(form.parse({ ...moved, ...typed })).toEqual({
      intent: 'carrier',
      version: '',
      number: '5550102231',
      carrier,
    });
  });

  test.each([
    [{ field: 'zip', kind: 'not-covered' }, { zip: ['Invalid ZIP code. Please retry with a valid ZIP code.'] }],
    // HTTP-31: nothing is known of what was typed.
    [{ field: '', kind: 'zip-unchecked' }, { '': ['Something went wrong. Please try again.'] }],
    [{ field: '', kind: 'number-unchecked' }, { '': ['We couldn’t check this number right now. Please try again.'] }],
    [{ field: 'carrier', kind: 'unknown' }, { carrier: ['Please select an operator'] }],
    [{ field: 'carrier', kind: 'name-missing' }, { carrierName: ['Please enter carrier name'] }],
    [{ field: 'accountNumber', kind: 'missing' }, { accountNumber: ['Account number cannot be empty'] }],
    [{ field: 'number', kind: 'refused', message: 'Under way already.' }, { number: ['Under way already.'] }],
    [{ field: 'number', kind: 'not-portable' }, { number: ['Number is not portable'] }],
    [
      { field: 'number', kind: 'not-valid' },
      { number: ['You seem to have entered an invalid number; reach out to Customer Success.'] },
    ],
  ] as const)('%j says %j (ACTIVATE-14, ACTIVATE-19)', (problem, said) => {
    expect(numberErrors(problem, numberMessages.en)).toEqual(said);
  });
});

describe('SIM number', () => {
  const form = simForm(simMessages.en);

  test.each([
    [undefined, 'SIM number cannot be empty'],
    ['890126012345678901', 'This must be 19 characters long.'],
    ['89012601234567890123', 'This must be 19 characters long.'],
    ['890126012345678901x', 'Please enter only digits'],
  ])('%j: “%s” (ACTIVATE-20)', (iccid, message) => {
    expect(saidOf(form, { iccid })).toEqual({ iccid: message });
  });
});

test('the kit is ordered when the box of the address is ticked (ACTIVATE-12)', () => {
  const form = kitForm(kitMessages.en, addressMessages.en);
  expect(saidOf(form, { intent: 'order' })).toEqual({
    shipHere: 'Check the box to ship to this address, or edit the address.',
  });
  expect(form.parse({ intent: 'order', shipHere: 'on', mark: 'm' })).toMatchObject({ mark: 'm' });
});

test('the first month is paid now or with the next bill (ACTIVATE-21)', () => {
  const form = summaryForm(summaryMessages.en);
  expect(saidOf(form, { payment: 'never' })).toEqual({ payment: 'Choose how to pay for the first month.' });
  expect(form.parse({ payment: 'now' })).toMatchObject({ payment: 'now' });
});
