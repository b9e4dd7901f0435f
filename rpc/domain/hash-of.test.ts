import { expect, test } from 'vitest';
import { hashOf } from './hash-of.ts';

test('returns 128 bits of the content’s hash (SAFETY-45)', async () => {
  const hashes = await Promise.all(Array.from({ length: 200 }, (_, price) => hashOf({ price })));
  expect(new Set(hashes).size).toBe(200);
  for (const hash of hashes) {
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(atob(hash.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(16);
  }
});

test('returns the same hash for the same content, and another for another order', async () => {
  expect(await hashOf({ a: 1, b: 2 })).toBe(await hashOf({ a: 1, b: 2 }));
  expect(await hashOf({ a: 1, b: 2 })).not.toBe(await hashOf({ b: 2, a: 1 }));
});
