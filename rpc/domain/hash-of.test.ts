import { expect, test } from 'vitest';
import { hashOf } from './hash-of.ts';

test('returns 128 bits of the content’s hash (SAFETY-45)', async () => {
  const marks = await Promise.all(Array.from({ length: 200 }, (_, price) => hashOf({ price })));
  expect(new Set(marks).size).toBe(200);
  for (const mark of marks) {
    expect(mark).toMatch(/^[\w-]{22}$/);
    expect(atob(mark.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(16);
  }
});

test('returns the same hash for the same content, and another for another order', async () => {
  expect(await hashOf({ a: 1, b: 2 })).toBe(await hashOf({ a: 1, b: 2 }));
  expect(await hashOf({ a: 1, b: 2 })).not.toBe(await hashOf({ b: 2, a: 1 }));
});
