import { describe, expect, it } from 'vitest';
import { agoText } from '#app/copy/ago.ts';
import { callAddress } from './call-address.ts';
import { dataUsage } from '#rpc/domain/usage.ts';
import { dataLeftText, dataSizeText } from './data-size.tsx';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { plainNumber } from '#rpc/domain/intake/numbers.ts';
import { groupsOfFour } from './groups-of-four.ts';
import { phoneText } from './phone-number.tsx';

const now = Date.parse('2026-11-21T15:00:00Z');

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1000, '$10.00'],
  [123456, '$1,234.56'],
  [-250, '-$2.50'],
])('%d cents are %s (SAFETY-16)', (cents, text) => {
  expect(moneyText(cents)).toBe(text);
});

describe('sizes, base 1024 (SAFETY-17)', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1023.9 KB'],
    [1024 ** 2, '1 MB'],
    [1024 ** 3, '1 GB'],
    [Math.round(6.2 * 1024 ** 3), '6.2 GB'],
    [Math.round(4.7 * 1024 ** 3), '4.7 GB'],
    [10 * 1024 ** 3 - 1, '9.9 GB'],
    [1024 ** 4, '1 TB'],
    [2048 * 1024 ** 4, '2048 TB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(dataSizeText(bytes)).toBe(text);
  });

  it.each([
    [0, 5 * 1024 ** 3, '0 GB'],
    [Math.round(0.3 * 1024 ** 3), 5 * 1024 ** 3, '0.3 GB'],
    [20 * 1024 ** 2, 5 * 1024 ** 3, '20 MB'],
    [7 * 1024 ** 3, 5 * 1024 ** 3, '7 GB'],
    [2 * 1024 ** 3, 0, '2 GB'],
  ])('%d bytes beside %d bytes are %s', (bytes, beside, text) => {
    expect(dataSizeText(bytes, beside)).toBe(text);
  });
});

describe('dataLeftText: used and left add up (LINE-39)', () => {
  const gigabyte = 1024 ** 3;
  it.each([
    [4.66, 5, '4.6 GB', '0.4 GB'],
    [6.2, 10, '6.2 GB', '3.8 GB'],
    [0, 5, '0 GB', '5 GB'],
    [4.98, 5, '4.9 GB', '20.4 MB'],
    [5, 5, '5 GB', '0 GB'],
    [7, 5, '7 GB', '0 GB'],
  ])('%d of %d GB: %s used, %s left', (used, max, usedText, leftText) => {
    const usage = dataUsage(Math.round(used * gigabyte), max * gigabyte);
    expect([dataSizeText(usage.usedBytes, usage.maxBytes), dataLeftText(usage)]).toEqual([usedText, leftText]);
  });
});

it.each([
  ['5550102231', '(555) 010-2231'],
  ['555010223', '555010223'],
  ['15550102231', '15550102231'],
  ['', ''],
])('the number %s is shown as %s (LINE-20)', (digits, text) => {
  expect(phoneText(digits)).toBe(text);
});

it.each([
  ['8901260852290847804', '8901 2608 5229 0847 804'],
  ['356938035643809', '3569 3803 5643 809'],
  ['1234', '1234'],
])('%s is shown as “%s”, which is taken where it is pasted (ACTIVATE-40)', (digits, text) => {
  expect(groupsOfFour(digits)).toBe(text);
  expect(plainNumber(text)).toBe(digits);
});

it.each([
  ['1.800.427.8686', 'tel:+18004278686'],
  ['800-427-8686', 'tel:+18004278686'],
  ['(800) 427 8686', 'tel:+18004278686'],
])('%s dials %s', (number, address) => {
  expect(callAddress(number)).toBe(address);
});

it.each([
  ['2026-12-03', 'Dec 3'],
  ['2026-01-01', 'Jan 1'],
  ['2025-03-14', 'Mar 14, 2025'],
  ['2027-02-28', 'Feb 28, 2027'],
])('the day %s is %s', (day, text) => {
  expect(dayText(day, '2026-11-21', 'en')).toBe(text);
});

it.each([
  ['2026-12-03', '3 dic'],
  ['2025-03-14', '14 mar 2025'],
])('the day %s is %s in Spanish', (day, text) => {
  expect(dayText(day, '2026-11-21', 'es')).toBe(text);
});

it.each([
  [0, 'now'],
  [-5000, 'now'],
  [999, 'now'],
  [12_000, '12 seconds ago'],
  [59_999, '59 seconds ago'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('%d ms before now is %s', (age, text) => {
  expect(agoText(now - age, now, 'en')).toBe(text);
});

it.each([
  [0, 'ahora'],
  [12_000, 'hace 12 segundos'],
  [5 * 60_000, 'hace 5 minutos'],
  [86_400_000, 'ayer'],
])('%d ms before now is %s in Spanish', (age, text) => {
  expect(agoText(now - age, now, 'es')).toBe(text);
});
