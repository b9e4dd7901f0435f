import { expect, test } from 'vitest';
import { no } from '#app/ui/testing/sample.ts';
import { reorderForm } from '#app/ui/testing/sample-orders.ts';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import type { ReorderForm } from '#rpc/portal/order/reorder.ts';
import { reorderCopy } from './copy.en.ts';
import { reorderFields } from './form.ts';
import { ReorderView } from './view.tsx';

const page = (own: Partial<ReorderForm> = {}, moved = false) =>
  show(<ReorderView form={reorderForm(own)} moved={moved} />);

test('ORDER-19: shows where it goes, what it costs, and each way to ship with its total', () => {
  const html = page();
  expect(words(html)).toContain('Ships to Marco Reyes, 12 Harbor Street, Burlington, MA 01803');
  expect(words(html)).toContain('SIM card $4.99 Tax $0.31');
  expect(words(html)).toContain('First class, 3-6 days $3.00, total $8.30 Express, 1-2 days $25.00, total $30.30');
  expect(words(html)).toContain('You pay once, on your next bill.');
  expect(elements(html, 'input[type="radio"][checked]').map(({ value }) => value)).toEqual(['first']);
  expect(elements(html, 'input[name="mark"]')).toEqual([expect.objectContaining({ value: 'mark-1' })]);
});

test('ORDER-19: without a price nothing can be ordered, and the page says whom to call', () => {
  const html = page({ offer: undefined });
  expect(html).not.toContain('<form');
  expect(words(html)).toContain('Try again later, or call 1.800.427.8686.');
});

test('ORDER-18: says why not in place of the form', () => {
  expect(page({ decision: no('unpaid'), offer: undefined })).not.toContain('<form');
});

test('ORDER-20: a page that came back says that nothing was ordered', () => {
  expect(words(page({}, true))).toContain('Nothing was ordered.');
});

test('LEDGER-3: an order that is being sent is led to instead of a form', () => {
  const html = page({ open: { operationId: 'operation-1' }, offer: undefined });
  expect(html).not.toContain('<form');
  expect(elements(html, 'a').map(({ href }) => href)).toContain('/track-order?line=ref-2&after=operation-1');
});

test('a way to ship has to be chosen', () => {
  const { error } = reorderFields(reorderCopy).safeParse({});
  expect(error?.issues.map(({ message }) => message)).toEqual([reorderCopy.choose]);
});
