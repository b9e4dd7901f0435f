import { beforeEach, expect, test } from 'vitest';
import { fault, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { addLinePage } from '../step-page.ts';
import { burlington, replies, account, context, begin, toAddress, ship } from '#rpc/testing/fake-add-line.ts';

beforeEach(async () => {
  begin();
  await toAddress();
});

test('gets city and state from the ZIP when they were left empty (ADDLINE-12)', async () => {
  expect(await ship({ city: '', state: '' })).toEqual({ kind: 'step', step: 'shipping' });
  expect(await addLinePage(context, 'address')).toMatchObject({ address: burlington });
});

test('comes back once where the ZIP belongs to another place, and is then saved as typed (ADDLINE-12)', async () => {
  const problem = { kind: 'did-you-mean', city: 'Burlington', state: 'MA' };
  expect(await ship({ city: 'Boston' })).toEqual({ kind: 'problem', problem });
  expect(await ship({ city: 'Boston' }, true)).toEqual({ kind: 'step', step: 'shipping' });
});

test('needs city and state where nothing is known of the ZIP, and is saved with them (ADDLINE-12)', async () => {
  replies['address.geocode'] = reply({});
  expect(await ship({ city: '' })).toEqual({ kind: 'problem', problem: { kind: 'incomplete', isZipUnknown: true } });
  expect(await ship()).toEqual({ kind: 'step', step: 'shipping' });
});

test('fills in nothing from a ZIP that the customer rejected (ADDLINE-12)', async () => {
  const seattle = { city: 'Seattle', state: 'WA' };
  replies['address.geocode'] = reply({ location: { ...seattle, zip: '99998' } });
  const typed = { city: 'Lowell', state: '', zip: '99998' };
  expect(await ship(typed)).toEqual({ kind: 'problem', problem: { kind: 'did-you-mean', ...seattle } });
  expect(await ship(typed, true)).toEqual({ kind: 'problem', problem: { kind: 'incomplete', place: seattle } });
  expect(await ship({ ...typed, state: 'MA' }, true)).toEqual({ kind: 'step', step: 'shipping' });
  expect(await addLinePage(context, 'address')).toMatchObject({ address: { ...burlington, ...typed, state: 'MA' } });
});

test('is saved only where the carrier has coverage, with city and state known (ADDLINE-12, ORDER-29)', async () => {
  const asked = () => account.asked.filter(({ id }) => id === 'coverage.network').map(({ input }) => input);
  replies['coverage.network'] = reply({ isValid: false });
  expect(await ship({ city: '', state: '' })).toEqual({ kind: 'problem', problem: { kind: 'not-covered' } });
  expect(asked()).toEqual([{ address: { ...burlington, type: 'shipping', country: 'USA' } }]);
  replies['coverage.network'] = fault();
  expect(await ship()).toEqual({ kind: 'problem', problem: { kind: 'coverage-unknown' } });
  replies['coverage.network'] = reply({ isValid: true });
  expect(await ship()).toEqual({ kind: 'step', step: 'shipping' });
});

test.each([
  ['empty where the carrier has none', [], undefined],
  ['as the one that the carrier has', [{ ...burlington, type: 'shipping', country: 'USA' }], burlington],
] as const)('begins %s', async (_, addresses, address) => {
  begin([lineOf(1, { addresses: [...addresses] })]);
  await toAddress();
  expect(await addLinePage(context, 'address')).toMatchObject({ kind: 'address', address });
});
