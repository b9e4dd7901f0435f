import { expect, test } from 'vitest';
import type { BillCharge } from '#rpc/domain/facts/bill-charge.ts';
import type { NextBill } from '#rpc/domain/facts/next-bill.ts';
import { NextBillPanel } from './next-bill.tsx';
import { sampleBill } from './testing/sample.ts';
import { elements, samplePage, show, words } from './testing/show.tsx';

const charge: BillCharge = {
  operationId: 'operation-1',
  item: { kind: 'top-up', gigabytes: 2 },
  lineId: 'line-1',
  net: 1000,
  tax: 63,
  sentAt: 0,
  certainty: 'accepted',
};
const arriving: BillCharge = { ...charge, item: { kind: 'sim-card' }, net: 800, tax: 31, certainty: 'may-arrive' };
const day = '2026-12-03';
const range = { kind: 'unclear', day, atLeast: 3506, atMost: 4569, beside: [], mayBeIn: [charge] } as const;
const page = (bill: NextBill, overrides: object = {}) =>
  words(show(<NextBillPanel bill={bill} paidBy={{ kind: 'auto-pay' }} balance={0} {...overrides} />));

test.each<[string, NextBill, string]>([
  ['known', sampleBill(), 'Next bill, Dec 3 $47.81 Nothing to do: auto-pay takes it. $45.00 and $2.81 taxes and fees.'],
  ['an estimate', sampleBill({ isAbout: true }), 'Next bill, Dec 3 About $47.81 Nothing to do: auto-pay takes it.'],
  ['with an order', sampleBill({ beside: [charge] }), 'fees. Ordered here, and in this amount: 2 GB for $10.63.'],
  ['with one that may arrive', sampleBill({ beside: [arriving] }), 'fees. May be added: SIM card for $8.31.'],
  [
    'unclear',
    { ...range, beside: [], mayBeIn: [charge] },
    '$35.06 to $45.69 Nothing to do: auto-pay takes it. Ordered here, and maybe in the lower amount already: 2 GB ' +
      'for $10.63.',
  ],
  [
    'unreadable',
    { kind: 'day-only', day, why: 'unreadable', beside: [charge] },
    'Next bill, Dec 3 Nothing to do: auto-pay takes it. We can’t show the amount of your next bill right now. Try ' +
      'again in a few minutes. Ordered here for this bill: 2 GB for $10.63.',
  ],
])('shows a bill that is %s (BILL-25)', (_, bill, text) => {
  expect(page(bill)).toContain(text);
});

test('shows a bill below zero as a credit that nobody pays (BILL-25)', () => {
  const credit = sampleBill({ net: -856, tax: 0, total: -856 });
  expect(page(credit)).toBe('Next bill, Dec 3 You have a credit of $8.56. Nothing will be charged.');
});

test('shows nothing where no bill is to come (BILL-24)', () => {
  expect(page({ kind: 'none' })).toBe('');
});

test('is still loading while the forecast is read (HTTP-25)', () => {
  const bill: NextBill = { kind: 'day-only', day, why: 'loading', beside: [] };
  const late = { ...samplePage, late: true } as unknown as typeof samplePage;
  expect(words(show(<NextBillPanel bill={bill} paidBy={{ kind: 'unknown' }} />, late))).toContain('Still loading.');
});

test('leads to Bills from another page, without the parts of the amount (HOME-14)', () => {
  const html = show(<NextBillPanel bill={sampleBill()} paidBy={{ kind: 'hand' }} balance={-500} to="/bills" />);
  expect(elements(html, '.panel a')).toMatchObject([{ href: '/bills' }]);
  expect(words(html)).toBe(
    'Next bill, Dec 3 $47.81 You have a credit of $5.00. We’ll take it off your next bill. Auto-pay is off, so you ' +
      'pay this bill yourself.',
  );
});
