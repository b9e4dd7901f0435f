import { expect, test } from 'vitest';
import { lockName } from './carrier-lock.ts';

test('a carrier whose lock has a known name has it, and no other', () => {
  expect(lockName('T-Mobile')).toBe('Port Out Protection');
  expect(lockName('Verizon')).toBe('Number Lock');
  expect(lockName('Another')).toBeUndefined();
  expect(lockName('constructor')).toBeUndefined();
});
