import { expect, it } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

it('makes a value on first use, and once', () => {
  let made = 0;
  const value = onFirstUse(() => (made += 1));
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([1, 1]);
});
