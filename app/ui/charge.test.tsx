import { expect, test } from 'vitest';
import { ChargeLine, useCharge } from './charge.tsx';
import { sampleCharge } from './testing/sample.ts';
import { samplePage, show, words } from './testing/show.tsx';

const secondary = { ...samplePage, me: { holder: 'Grace Lin', isPrimary: false, accountKnown: true } };
const { holder: _, ...unnamed } = secondary.me;

test('one sentence has the amount with tax, the day and the card (MONEY-1)', () => {
  expect(words(show(<ChargeLine charge={sampleCharge()} />))).toBe(
    'We’ll charge $10.63 with tax on your Dec 5 bill, to Visa 4242.',
  );
  expect(words(show(<ChargeLine charge={sampleCharge()} />, { ...samplePage, language: 'es' }))).toBe(
    'Cobraremos $10.63 con impuestos en su factura del 5 dic, a la tarjeta Visa 4242.',
  );
});

test.each([
  ['MONEY-1: at once', { at: 'now', billDay: undefined }, 'We’ll charge $10.63 with tax now, to Visa 4242.'],
  [
    'without a known day (MONEY-1)',
    { billDay: undefined },
    'We’ll charge $10.63 with tax on your next bill, to Visa 4242.',
  ],
  [
    'every month (MONEY-1)',
    { isMonthly: true, cents: 3719 },
    'We’ll charge $37.19 per month with tax from your Dec 5 bill on, to Visa 4242.',
  ],
  [
    'without the tax (MONEY-2)',
    { cents: 1000, isTaxed: false },
    'We’ll charge $10.00 plus tax on your Dec 5 bill, to Visa 4242.',
  ],
  [
    'a card that is not known (MONEY-3)',
    { with: { kind: 'card' } },
    'We’ll charge $10.63 with tax on your Dec 5 bill, to the default card.',
  ],
  [
    'without auto-pay (MONEY-4)',
    { with: { kind: 'hand' } },
    'We’ll bill you $10.63 with tax on your Dec 5 bill. Auto-pay is off, so you pay that bill yourself.',
  ],
] as const)('%s', (_name, own, text) => {
  expect(words(show(<ChargeLine charge={sampleCharge(own)} />))).toBe(text);
});

test('a secondary reads whose card and whose bill it is (MONEY-3)', () => {
  const charge = sampleCharge({ with: { kind: 'holder' } });
  expect(words(show(<ChargeLine charge={charge} />, secondary))).toBe(
    'We’ll charge $10.63 with tax on Grace Lin’s next bill (Dec 5), to the account holder’s card.',
  );
  expect(words(show(<ChargeLine charge={charge} />, { ...secondary, me: unnamed }))).toBe(
    'We’ll charge $10.63 with tax on the account holder’s next bill (Dec 5), to the account holder’s card.',
  );
});

test('a receipt has the amount charged at once, and the amount of the next bill (MONEY-1)', () => {
  const now = sampleCharge({ at: 'now', billDay: undefined });
  expect(words(show(<ChargeLine isDone charge={now} />))).toBe('We charged $10.63 with tax to Visa 4242.');
  expect(words(show(<ChargeLine isDone charge={sampleCharge()} />))).toBe(
    'We’ll charge $10.63 with tax on your Dec 5 bill, to Visa 4242.',
  );
});

test('a hold is beside its charge (MONEY-5)', () => {
  const charge = sampleCharge({ cents: 2656 });
  expect(words(show(<ChargeLine charge={charge} hold={2500} />))).toBe(
    'We’ll charge $26.56 with tax on your Dec 5 bill, to Visa 4242. Until then, we hold $25.00 on Visa 4242.',
  );
  expect(words(show(<ChargeLine charge={charge} hold={0} />))).not.toContain('hold');
});

test('a page can have another word for the amount (MONEY-1)', () => {
  function Total() {
    return <p>{useCharge().sentenceOf(sampleCharge(), 'the total')}</p>;
  }
  expect(words(show(<Total />))).toBe('We’ll charge the total on your Dec 5 bill, to Visa 4242.');
});
