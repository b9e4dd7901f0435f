import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressMessages } from '#app/copy/postal-address.ts';
import { addressFields, addressRefusal, typedAddress } from './address-form.ts';
import { saidOf } from './testing/said-of.ts';

const copy = addressMessages.en;
const form = z.strictObject(addressFields(copy));
const typed = { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' };
const lowell = { city: 'Lowell', state: 'MA' };

it.each([
  [{ address1: undefined }, { address1: 'Address cannot be empty' }],
  [{ address1: '  ' }, { address1: 'Address cannot be empty' }],
  [{ address1: 'x'.repeat(65) }, { address1: 'Use 64 characters at most.' }],
  [{ address2: 'x'.repeat(65) }, { address2: 'Use 64 characters at most.' }],
  [{ city: 'B' }, { city: 'City is invalid' }],
  [{ city: ' B ' }, { city: 'City is invalid' }],
  [{ city: 'x'.repeat(65) }, { city: 'Use 64 characters at most.' }],
  [{ state: 'XX' }, { state: 'State cannot be empty' }],
  [{ state: 'Ontario' }, { state: 'State cannot be empty' }],
  [{ zip: undefined }, { zip: 'Zip code cannot be empty' }],
  [{ zip: '0180a' }, { zip: 'Please enter only digits' }],
  [{ zip: '0180' }, { zip: 'ZIP code must have 5 to 10 digits.' }],
  [{ zip: '01803018031' }, { zip: 'ZIP code must have 5 to 10 digits.' }],
])('answers %j with the errors %j (ADDLINE-10, ADDLINE-11)', (fields, said) => {
  expect(saidOf(form, { ...typed, ...fields })).toEqual(said);
});

it('takes 64 characters of street, apartment and city at most, without the spaces around them (ADDLINE-10)', () => {
  const longest = 'x'.repeat(64);
  const spaced = ` ${longest} `;
  expect(form.parse({ ...typed, address1: spaced, address2: spaced, city: spaced })).toMatchObject({
    address1: longest,
    address2: longest,
    city: longest,
  });
});

it('accepts an address without apartment, city and state (ADDLINE-10, ADDLINE-12)', () => {
  const { address1, zip } = typed;
  expect(form.parse({ address1, zip })).toEqual({ address1, zip, city: '', state: '' });
  expect(form.parse({ ...typed, address2: ' ', city: ' ', state: '' })).toEqual({ ...typed, city: '', state: '' });
});

it.each([
  ['zip', 'zip'],
  ['typed', 'typed'],
  ['neither', undefined],
  [undefined, undefined],
])('reads the chosen place %j as %j (ADDLINE-12)', (meant, taken) => {
  expect(form.parse({ ...typed, meant }).meant).toBe(taken);
});

it.each([
  ['nothing chosen', undefined, { address: typed, confirmed: false }],
  ['the place of the ZIP', 'zip' as const, { address: { ...typed, city: '', state: '' }, confirmed: false }],
  ['what was typed', 'typed' as const, { address: typed, confirmed: true }],
])('returns the address with its place, or that of the ZIP: %s (ADDLINE-12)', (_, meant, settled) => {
  expect(typedAddress({ ...typed, meant })).toEqual(settled);
});

it('keeps the apartment with the address (ADDLINE-10)', () => {
  expect(typedAddress({ ...typed, address2: 'Unit 4' }).address).toEqual({ ...typed, address2: 'Unit 4' });
});

it.each([
  [
    { city: '', state: '' },
    { city: ['City cannot be empty'], state: ['State cannot be empty'] },
  ],
  [{ city: 'Burlington', state: '' }, { state: ['State cannot be empty'] }],
  [{ city: '', state: 'MA' }, { city: ['City cannot be empty'] }],
])('requires the missing parts of %j when the ZIP is unknown (ADDLINE-10, ADDLINE-12)', (place, errors) => {
  expect(addressRefusal(copy, { ...typed, ...place }, { kind: 'incomplete' })).toEqual({ errors });
});

it('shows a ZIP that nobody knows as the one to correct (ADDLINE-12)', () => {
  expect(addressRefusal(copy, { ...typed, city: '' }, { kind: 'incomplete', isZipUnknown: true })).toEqual({
    errors: { city: ['City cannot be empty'], zip: ['Please enter a valid zipcode'] },
  });
});

it('keeps the places to choose from while the typed one is chosen and incomplete (ADDLINE-12)', () => {
  const half = { ...typed, city: '' };
  expect(addressRefusal(copy, half, { kind: 'incomplete', place: lowell })).toEqual({
    errors: { city: ['City cannot be empty'] },
    places: { zip: lowell, typed: half },
  });
});

it.each([
  ['not-covered' as const, { zip: ['Invalid ZIP code. Please retry with a valid ZIP code.'] }],
  ['coverage-unknown' as const, { '': ['Something went wrong. Please try again.'] }],
])('puts an error at the ZIP only when it has no coverage: %s (ORDER-29, HTTP-31)', (kind, errors) => {
  expect(addressRefusal(copy, typed, { kind })).toEqual({ errors });
});

it('requires a choice when the ZIP and the place differ (ADDLINE-12)', () => {
  expect(addressRefusal(copy, typed, { kind: 'did-you-mean', ...lowell })).toEqual({
    errors: { meant: ['ZIP code 01803 is in Lowell, MA. Choose which place is right.'] },
    places: { zip: lowell, typed },
  });
});
