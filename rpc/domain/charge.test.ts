import { expect, test } from 'vitest';
import { savedCards } from '../testing/fake-cards.ts';
import { chargeFor, type Payer } from './charge.ts';
import { ChargedCard, defaultCardOf } from './charged-card.ts';

const visa = { brand: 'VISA', lastFour: '4242' };
const holder: Payer = { isReader: true, card: visa, autoPay: true };
const onBill = { kind: 'bill', nextBill: '2026-12-05', today: '2026-11-22' } as const;

test('returns amount, time and card of a charge (MONEY-1)', () => {
  expect(chargeFor({ amount: 1000, tax: 63 }, onBill, holder)).toEqual({
    cents: 1063,
    isTaxed: true,
    isMonthly: false,
    at: 'bill',
    billDay: '2026-12-05',
    with: { kind: 'card', card: visa },
  });
  expect(chargeFor({ amount: 2500, tax: 156 }, { kind: 'now' }, holder)).toMatchObject({
    cents: 2656,
    at: 'now',
    billDay: undefined,
  });
});

test('leaves an unknown tax out of the amount, and includes a tax of zero (MONEY-2)', () => {
  expect(chargeFor({ amount: 1000 }, onBill, holder)).toMatchObject({ cents: 1000, isTaxed: false });
  expect(chargeFor({ amount: 1000, tax: 0 }, onBill, holder)).toMatchObject({ cents: 1000, isTaxed: true });
});

test.each([
  ['the day before', '2026-12-04', '2026-12-05'],
  ['that day, when the bill may have been made', '2026-12-05', undefined],
  ['a day after', '2026-12-06', undefined],
])('returns the day of the bill while it is in the future: %s (MONEY-1)', (_, today, billDay) => {
  expect(chargeFor({ amount: 1000 }, { ...onBill, today }, holder).billDay).toBe(billDay);
});

test('shows a secondary no card, with any facts (MONEY-3)', () => {
  for (const time of [onBill, { kind: 'now' } as const])
    expect(chargeFor({ amount: 1000 }, time, { ...holder, isReader: false }).with).toEqual({ kind: 'holder' });
});

test('returns payment by hand for a bill without auto-pay, and the card for a charge now (MONEY-4)', () => {
  const byHand = { ...holder, autoPay: false };
  expect(chargeFor({ amount: 1000 }, onBill, byHand).with).toEqual({ kind: 'hand' });
  expect(chargeFor({ amount: 1000 }, { kind: 'now' }, byHand).with).toEqual({ kind: 'card', card: visa });
  expect(chargeFor({ amount: 1000 }, onBill, { isReader: true }).with).toEqual({ kind: 'card', card: undefined });
});

test('returns no card where auto-pay has none on the day of the bill (BILL-27)', () => {
  const [first] = savedCards;
  if (!first) throw new Error('a card is saved');
  const until = (dateOfExpiry: string) => ({ ...holder, cards: [{ ...first, isAutoPay: true, dateOfExpiry }] });
  const meansOf = (payer: Payer) => chargeFor({ amount: 1000 }, onBill, payer).with;
  expect(meansOf({ ...holder, cards: [] })).toEqual({ kind: 'no-card' });
  expect(meansOf(until('1126'))).toEqual({ kind: 'no-card' });
  expect(meansOf(until('1226'))).toEqual({ kind: 'card', card: visa });
});

test('returns the default card, and none without readable digits (MONEY-3)', () => {
  const [first, second] = savedCards;
  if (!first || !second) throw new Error('two cards are saved');
  expect(defaultCardOf([second, first])).toEqual(visa);
  expect(defaultCardOf([second])).toBeUndefined();
  expect(defaultCardOf([{ ...first, ccNumberMask: '**** ****' }])).toBeUndefined();
  expect(defaultCardOf([])).toBeUndefined();
});

test('stores only brand and last four digits of a card (MONEY-1)', () => {
  expect(ChargedCard.parse({ ...visa, ccNumberMask: '4242********4242' })).toEqual(visa);
  expect(ChargedCard.safeParse({ brand: 'VISA' }).success).toBe(false);
});
