import { expect, test } from 'vitest';
import { savedCards } from '../../testing/fake-cards.ts';
import { paidBy } from './paid-by.ts';

const [defaultCard, other] = savedCards as [(typeof savedCards)[0], (typeof savedCards)[0]];
const card = { kind: 'card', card: { brand: 'VISA', lastFour: '4242' } };

test.each([
  ['the default card', savedCards, card],
  ['a card that expires in the month of the bill', [{ ...defaultCard, dateOfExpiry: '1226' }], card],
  ['a card that has expired by then', [{ ...defaultCard, dateOfExpiry: '1126' }], { kind: 'no-card', isExpired: true }],
  ['no card', [], { kind: 'no-card', isExpired: false }],
  ['no default card', [other], { kind: 'no-card', isExpired: false }],
  ['cards that are not at hand', undefined, { kind: 'auto-pay' }],
  ['a card without a number', [{ ...defaultCard, ccNumberMask: '****' }], { kind: 'auto-pay' }],
])('auto-pay pays with %s (BILL-27)', (_, cards, expected) => {
  expect(paidBy({ isAutoPay: true }, cards, '2026-12-03')).toEqual(expected);
});

test('names nobody as payer without auto-pay, or without the account (BILL-27)', () => {
  expect(paidBy({ isAutoPay: false }, savedCards, '2026-12-03')).toEqual({ kind: 'hand' });
  expect(paidBy(undefined, savedCards, '2026-12-03')).toEqual({ kind: 'unknown' });
});
