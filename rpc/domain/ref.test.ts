import { expect, test } from 'vitest';
import { billKey, billOf, cardKey, cardOf, isLineKey, isRef, orderKey, orderOf, randomRef } from './ref.ts';

test('makes a reference of 128 random bits without escapes in a URL (SAFETY-1)', () => {
  const refs = Array.from({ length: 200 }, randomRef);
  expect(new Set(refs).size).toBe(200);
  for (const ref of refs) {
    expect(ref).toMatch(/^[\w-]{22}$/);
    expect(atob(ref.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(16);
  }
  // The whole alphabet appears in 4,400 characters.
  expect(refs.join('')).toContain('-');
  expect(refs.join('')).toContain('_');
});

const bill = { day: '2026-11-03', invoiceId: 'invoice-7' };

test('distinguishes the keys of a bill, a card, an order and a line', () => {
  const keys = [billKey(bill), cardKey('card-1'), orderKey('order-9'), 'line-1'];
  expect(new Set(keys).size).toBe(4);
  expect(keys.map(billOf)).toEqual([bill, undefined, undefined, undefined]);
  expect(keys.map(cardOf)).toEqual([undefined, 'card-1', undefined, undefined]);
  expect(keys.map(orderOf)).toEqual([undefined, undefined, 'order-9', undefined]);
  expect(keys.map(isLineKey)).toEqual([false, false, false, true]);
});

test.each(['bill', 'card', 'order'])('rejects a key of a %s with other text around it', (kind) => {
  const key = kind === 'bill' ? billKey(bill) : `${kind}/one-7`;
  const read = { bill: billOf, card: cardOf, order: orderOf }[kind];
  expect(read?.(key)).toBeDefined();
  expect([`x${key}`, `${key}/more`, `${kind}/`].map((otherKey) => read?.(otherKey))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('requires a day and an id in the key of a bill (SAFETY-1)', () => {
  expect(['bill/2026-11-03', 'bill//invoice-7', 'bill/2026-11-03/'].map(billOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['A-z_09'.padEnd(16, 'a'), true],
  ['A-z_09'.padEnd(22, 'a'), true],
  ['a'.repeat(15), false],
  ['a'.repeat(17), false],
  ['a'.repeat(21), false],
  ['a'.repeat(23), false],
  ['.'.repeat(16), false],
  ['/'.repeat(22), false],
  ['a', false],
  ['', false],
])('isRef of %j returns %s (SAFETY-1)', (text, is) => {
  expect(isRef(text)).toBe(is);
});
