import { expect, test } from 'vitest';
import { savedCards } from '../testing/fake-cards.ts';
import { ChargedCard, chargeFor, defaultCardOf, type Payer } from './charge.ts';

const visa = { brand: 'VISA', lastFour: '4242' };
const holder: Payer = { isReader: true, card: visa, autoPay: true };
const onBill = { at: 'bill', nextBill: '2026-12-05', today: '2026-11-22' } as const;

test('MONEY-1: one answer has what is paid, when, and with which card', () => {
  expect(chargeFor({ amount: 1000, tax: 63 }, onBill, holder)).toEqual({
    cents: 1063,
    isTaxed: true,
    isMonthly: false,
    at: 'bill',
    billDay: '2026-12-05',
    with: { by: 'card', card: visa },
  });
  expect(chargeFor({ amount: 2500, tax: 156 }, { at: 'now' }, holder)).toMatchObject({
    cents: 2656,
    at: 'now',
    billDay: undefined,
  });
});

test('MONEY-2: a tax that the carrier could not tell is not in the amount, and one of nothing is', () => {
  expect(chargeFor({ amount: 1000 }, onBill, holder)).toMatchObject({ cents: 1000, isTaxed: false });
  expect(chargeFor({ amount: 1000, tax: 0 }, onBill, holder)).toMatchObject({ cents: 1000, isTaxed: true });
});

test.each([
  ['the day before', '2026-12-04', '2026-12-05'],
  ['that day, when the bill may have been made', '2026-12-05', undefined],
  ['a day after', '2026-12-06', undefined],
])('MONEY-1: the day of the bill is named while it is to come: %s', (_, today, billDay) => {
  expect(chargeFor({ amount: 1000 }, { ...onBill, today }, holder).billDay).toBe(billDay);
});

test('MONEY-3: a secondary is told of no card, whatever is known', () => {
  for (const time of [onBill, { at: 'now' } as const])
    expect(chargeFor({ amount: 1000 }, time, { ...holder, isReader: false }).with).toEqual({ by: 'holder' });
});

test('MONEY-4: without auto-pay a bill is paid by hand, and what is charged now still goes to the card', () => {
  const byHand = { ...holder, autoPay: false };
  expect(chargeFor({ amount: 1000 }, onBill, byHand).with).toEqual({ by: 'hand' });
  expect(chargeFor({ amount: 1000 }, { at: 'now' }, byHand).with).toEqual({ by: 'card', card: visa });
  expect(chargeFor({ amount: 1000 }, onBill, { isReader: true }).with).toEqual({ by: 'card', card: undefined });
});

test('MONEY-3: the card is the default one, and none where it can’t be named', () => {
  const [first, second] = savedCards;
  if (!first || !second) throw new Error('two cards are saved');
  expect(defaultCardOf([second, first])).toEqual(visa);
  expect(defaultCardOf([second])).toBeUndefined();
  expect(defaultCardOf([{ ...first, ccNumberMask: '**** ****' }])).toBeUndefined();
  expect(defaultCardOf([])).toBeUndefined();
});

test('MONEY-1: a card is kept by its brand and its last four digits, and by nothing else', () => {
  expect(ChargedCard.parse({ ...visa, ccNumberMask: '4242********4242' })).toEqual(visa);
  expect(ChargedCard.safeParse({ brand: 'VISA' }).success).toBe(false);
});
