import { expect, test } from 'vitest';
import { addressMessages } from '#app/copy/postal-address.ts';
import { reorderMessages } from './copy.ts';
import { no } from '#app/ui/testing/sample.ts';
import { reorderForm } from '#app/ui/testing/sample-orders.ts';
import { elements, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { ReorderForm } from '#rpc/portal/order/reorder.ts';
import { reorderFields } from './form.ts';
import { ReorderView } from './view.tsx';

const page = (own: Partial<ReorderForm> = {}) => show(<ReorderView form={reorderForm(own)} />);

test('shows where it goes, what it costs, and each way to ship with its total (ORDER-19, MONEY-1)', () => {
  const html = page();
  expect(words(html)).toContain('Ships to Marco Reyes, 12 Harbor Street, Burlington, MA 01803');
  expect(words(html)).toContain('SIM card $4.99 Tax $0.31');
  expect(words(html)).toContain(
    'First class, 3 to 6 days $3.00, total $8.30 with tax Express, 1 to 2 days $25.00, total $30.30 with tax',
  );
  expect(words(html)).toContain(
    'We’ll charge $8.30 (First class) or $30.30 (Express) with tax on your Dec 5 bill, to Visa 4242. Order SIM card',
  );
  expect(elements(html, 'input[type="radio"][checked]').map(({ value }) => value)).toEqual(['first']);
  expect(elements(html, 'input[name="mark"]')).toEqual([expect.objectContaining({ value: 'mark-1' })]);
});

test('ways to ship that Add Line names have their names here, too (COPY-3)', () => {
  const { offer } = reorderForm();
  if (!offer) throw new Error('The sample has an offer.');
  const rates = offer.rates.map((rate) => ({ ...rate, serviceCode: 'usps_first_class_mail' }));
  const html = show(<ReorderView form={reorderForm({ offer: { ...offer, rates } })} />, {
    ...samplePage,
    language: 'es',
  });
  expect(words(html)).toContain('Primera clase, 3 a 6 días');
  expect(words(html)).toContain('$8.30 (Primera clase)');
  expect(words(html)).not.toContain('First class');
});

test('has no order form without a price, with a number to call (ORDER-19)', () => {
  const html = page({ offer: undefined });
  expect(html).not.toContain('<form');
  expect(words(html)).toContain('Try again later, or call 1.800.427.8686.');
});

test('shows the reason in place of the form (ORDER-18)', () => {
  expect(page({ decision: no('unpaid'), offer: undefined })).not.toContain('<form');
});

test('shows on a returned page that nothing was ordered (ORDER-20)', () => {
  const html = show(<ReorderView form={reorderForm()} moved={{ offer: undefined, serviceCode: 'first' }} />);
  expect(words(html)).toContain('Nothing was ordered or charged.');
  expect(html).not.toContain('<form');
});

test('shows another address again with its price and days, ready to be confirmed (ORDER-25)', () => {
  const { offer } = reorderForm();
  if (!offer) throw new Error('The sample has an offer.');
  const address = { address1: '1 Canal Road', city: 'Lowell', state: 'MA', zip: '01850' };
  const html = show(
    <ReorderView
      form={reorderForm()}
      moved={{ offer: { ...offer, address, tax: 45, mark: 'mark-2' }, serviceCode: 'express' }}
    />,
  );
  expect(words(html)).toContain('Ships to Marco Reyes, 1 Canal Road, Lowell, MA 01850');
  expect(words(html)).toContain('Tax $0.45');
  expect(elements(html, 'input[type="radio"][checked]').map(({ value }) => value)).toEqual(['express']);
  expect(elements(html, 'input[name="address1"]')).toEqual([expect.objectContaining({ value: '1 Canal Road' })]);
  expect(elements(html, 'input[name="mark"]')).toEqual([expect.objectContaining({ value: 'mark-2' })]);
});

test('the address is folded away until something is wrong with it (ORDER-25)', () => {
  expect(elements(page(), 'details.more[open]')).toEqual([]);
  const again = { error: { meant: ['Choose which place is right.'] } };
  const places = { zip: { city: 'Burlington', state: 'MA' }, typed: { city: 'Lowell', state: 'MA' } };
  const html = show(<ReorderView form={reorderForm()} again={again} places={places} />);
  expect(elements(html, 'details.more[open]')).toHaveLength(1);
  expect(elements(html, 'input[name="meant"]').map(({ value }) => value)).toEqual(['zip', 'typed']);
});

test('links to an order that is being sent, in place of the form (LEDGER-3)', () => {
  const html = page({ open: { operationId: 'operation-1' }, offer: undefined });
  expect(html).not.toContain('<form');
  expect(links(html)).toContain('/track-order?line=ref-2&after=operation-1');
});

test('requires a choice of the shipping method', () => {
  const { error } = reorderFields(reorderMessages.en, addressMessages.en).safeParse({
    address1: '12 Harbor Street',
    zip: '01803',
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([reorderMessages.en.choose]);
});
