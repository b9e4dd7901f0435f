import { expect, test } from 'vitest';
import { keysOf } from './key-list.ts';

test.each<[secret: string, ...keys: string[]]>([
  ['a-single-key', ' a-single-key'],
  ['not-an-id:key', ' not-an-id:key'],
  ['one key of several words', ' one key of several words'],
  ['xk1:one key of several words', ' xk1:one key of several words'],
  ['k1:first', 'k1 first'],
  ['k1:first\nsecond', ' k1:first\nsecond'],
  ['k12:new k11:old', 'k12 new', 'k11 old'],
  ['k2:new xk1:old', 'k2 new', ' xk1:old'],
  ['k2:new k1:old', 'k2 new', 'k1 old'],
  ['k2:new old-without-id', 'k2 new', ' old-without-id'],
])('%j has each key with its id, or without one (SAFETY-23)', (secret, ...keys) => {
  expect(keysOf(secret).map(({ id = '', key }) => `${id} ${key}`)).toEqual(keys);
});

test('throws for a secret without a key (SAFETY-23)', () => {
  expect(() => keysOf('')).toThrow(new RangeError('a secret without a key'));
});
