import { test, expect } from 'vitest';
import type * as z from 'zod/mini';
import { exactCents } from '#contracts/cents.ts';
import { addressMessages } from '#app/copy/postal-address.ts';
import { simMessages } from '#app/screens/activation/sim/copy.ts';
import { simForm } from '#app/screens/activation/sim/form.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { numberForm } from '#app/screens/activation/number/form.ts';
import { addressForm } from '#app/screens/add-line/address/form.ts';
import { promiseForm } from '#app/screens/bills/promise/form.ts';
import { expiryMessages } from '#app/screens/cards/expiry/copy.ts';
import { expiryForm } from '#app/screens/cards/expiry/form.ts';
import { editNameMessages } from '#app/screens/edit-name/copy.ts';
import { editNameForm } from '#app/screens/edit-name/form/form.ts';
import { inviteMessages } from '#app/screens/invite/form/copy.ts';
import { inviteForm } from '#app/screens/invite/form/form.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { deviceForm } from '#app/screens/public/device-check/form.ts';
import { wifiNameForm } from '#app/screens/router/name/form.ts';
import { routerMessages } from '#app/screens/router/router/copy.ts';
import { otpMessages } from '#app/screens/settings/one-time-password/copy.ts';
import { enteredForm } from '#app/screens/settings/one-time-password/form.ts';
import { isSameCity } from '#rpc/domain/intake/places.ts';
import { chargeOf } from '#rpc/domain/top-up.ts';

// Inputs of public bug reports, by the ids under which they were filed.

const today = '2026-11-28';
const number = numberForm(numberMessages.en, {
  portSecrets: 'none',
  carriers: [{ displayName: 'Verizon' }],
  moving: undefined,
} as never);
const forms: Readonly<Record<string, [schema: z.ZodMiniType, rest?: object]>> = {
  otp: [enteredForm(otpMessages.en.wrong), { ask: 'unlock' }],
  imei: [deviceForm(deviceCheckMessages.en), { intent: 'check' }],
  iccid: [simForm(simMessages.en)],
  expiry: [expiryForm(expiryMessages.en.wrong, today)],
  day: [promiseForm('en', today)],
  zip: [number, { intent: 'new' }],
  number: [number, { intent: 'carrier', carrier: 'Verizon' }],
  pin: [number, { intent: 'keep', accountNumber: '1', zip: '01803' }],
  firstName: [editNameForm(editNameMessages.en), { lastName: 'REYES' }],
  lastName: [editNameForm(editNameMessages.en), { firstName: 'ANA' }],
  address1: [addressForm(addressMessages.en), { zip: '01852' }],
  address2: [addressForm(addressMessages.en), { zip: '01852', address1: '5 Main St' }],
  city: [addressForm(addressMessages.en), { zip: '01852', address1: '5 Main St' }],
  email1: [inviteForm(inviteMessages.en.wrong), { name1: 'Ana' }],
  ssid: [wifiNameForm(routerMessages.en.name)],
};

/** Returns the value of a field in its form, or the messages of the form. */
function read(field: string, typed: string): unknown {
  const [schema, rest] = forms[field] ?? [];
  const result = schema?.safeParse({ ...rest, [field]: typed });
  if (!result?.success) return result?.error.issues.map(({ message }) => message);
  const value = result.data as Record<string, unknown> & { friends?: { refereeEmailId: string }[] };
  return value.friends?.[0]?.refereeEmailId ?? value[field];
}

test.each<[id: string, field: string, value: string, typed: string[]]>([
  ['C01', 'expiry', '0829', ['8/29', '829']],
  ['C01', 'expiry', '0130', ['1/30']],
  ['C02', 'expiry', '1229', ['12/2029', '2029-12', '122029', '12-29', '12.29']],
  ['C05', 'otp', '123456', ['\u202d123456\u202c', '\u200e123456', '123\u200b456']],
  ['C06', 'imei', '356938035643809', ['٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩', '３５６９３８０３５６４３８０９']],
  ['C06', 'iccid', '8901260123456789012', ['８９０１２６０１２３４５６７８９０１２']],
  ['C06', 'number', '6175550142', ['٦١٧٥٥٥٠١٤٢', '６１７５５５０１４２']],
  ['C06', 'zip', '01803', ['٠١٨٠٣', '０１８０３']],
  ['C06', 'otp', '123456', ['١٢٣٤٥٦', '１２３４５６']],
  ['C06', 'pin', '1234', ['١٢٣٤', '１２３４']],
  ['C06', 'expiry', '0829', ['٠٨/٢٩', '０８２９']],
  ['C06', 'day', '2026-12-01', ['١٢/٠١/٢٠٢٦', '２０２６-１２-０１']],
  ['C08', 'lastName', 'LOPEZ', ['Lopez\u200b']],
  ['C08', 'firstName', 'ANA', ['\u202dAna\u202c']],
  ['C08', 'firstName', 'ANNEMARIE', ['Anne\u00adMarie']],
  ['C09', 'address1', '5 Main St', ['5 Main\u200b St\u202c']],
  ['C09', 'address2', 'Apt 4', ['Apt\u200e 4']],
  ['C09', 'city', 'Lowell', ['Lowell\u200b']],
  ['C10', 'firstName', 'JEAN-LUC', ['Jean\u2011Luc', 'Jean\u2010Luc']],
  ['C12', 'lastName', 'COL·LELL', ['Col·lell']],
  ['C14', 'email1', 'ana@xn--h1alffa9f.xn--p1ai', ['ana@xn--h1alffa9f.xn--p1ai', 'ana@россия.рф']],
  ['C14', 'email1', 'ana@xn--bcher-kva.example', ['ana@bücher.example']],
  ['C16', 'day', '2026-12-01', ['12/01/26', '12-01-2026', 'Dec 1', 'December 1, 2026', '\u200e12/01/2026']],
  ['C17', 'imei', '356938035643809', ['356938035643809/01', 'IMEI: 356938035643809', '35.693803.564380.9']],
  ['C31', 'ssid', "Dana's Wi-Fi", ['Dana\u2019s Wi-Fi', ' Dana\u02bcs\u00a0Wi\u2011Fi\u200b']],
  [
    'C43',
    'number',
    '6175550142',
    ['\u202d617-555-0142\u202c', '617\u2013555\u20130142', '+1 617\u00a0555\u00a00142', '1.617.555.0142'],
  ],
  ['C43', 'zip', '01803', ['\u202d01803\u202c', '0\u200b1803', '01803\u00a0']],
  ['C43', 'imei', '356938035643809', ['\u202d35-693803-564380-9\u202c', '35\u2011693803\u2011564380\u20119']],
  ['C44', 'firstName', 'JOSÉ', ['Jose\u0301', 'José\u00a0']],
  ['C44', 'lastName', 'O\u2019HARA', ['O\u2019Hara']],
  ['C44', 'lastName', 'X Æ A-12', ['X Æ A-12']],
  ['C45', 'address1', '123 1/2 Main St', ['123 1/2 Main St']],
  ['C45', 'address1', 'N6W23001 Bluemound Rd', ['N6W23001 Bluemound Rd']],
  ['C45', 'address1', 'URB LAS GLADIOLAS', ['URB LAS GLADIOLAS']],
])('%s: the field %s is read as %s (INTAKE-13)', (_, field, value, all) => {
  for (const typed of all) expect([typed, read(field, typed)]).toEqual([typed, value]);
});

test.each([
  ['St. Louis', 'Saint Louis'],
  ["O'Fallon", 'O\u2019Fallon'],
  ['MAYAGUEZ', 'Mayagüez'],
  ['WINSTON-SALEM', 'Winston Salem'],
  ['FORT WORTH', 'Ft. Worth'],
  ['LOWELL', 'Lowell,'],
  ['NEW YORK', 'New  York'],
])('C15: the place %s is the typed %s (INTAKE-7)', (ofZip, typed) => {
  expect(isSameCity(String(read('city', typed)), ofZip)).toBe(true);
});

test.each([
  [4.125, 6, 2_475],
  [0.145, 1, 15],
  [1.005, 2, 201],
])('C32: a pulse at $%d costs for %i GB %i cents (INTAKE-11)', (dollars, gigabytes, cents) => {
  expect(chargeOf({ pulse: 1, pulseCost: exactCents(dollars) }, gigabytes)).toBe(cents);
});
