import { expect, test } from 'vitest';
import { keysOf } from './key-list.ts';

test.each<[string, [id: string | undefined, key: string][]]>([
  ['a-single-key', [[undefined, 'a-single-key']]],
  ['not-an-id:key', [[undefined, 'not-an-id:key']]],
  ['one key of several words', [[undefined, 'one key of several words']]],
  ['xk1:one key of several words', [[undefined, 'xk1:one key of several words']]],
  ['k1:first', [['k1', 'first']]],
  ['k1:first\nsecond', [[undefined, 'k1:first\nsecond']]],
  [
    'k12:new k11:old',
    [
      ['k12', 'new'],
      ['k11', 'old'],
    ],
  ],
  [
    'k2:new xk1:old',
    [
      ['k2', 'new'],
      [undefined, 'xk1:old'],
    ],
  ],
  [
    'k2:new k1:old',
    [
      ['k2', 'new'],
      ['k1', 'old'],
    ],
  ],
  [
    'k2:new old-without-id',
    [
      ['k2', 'new'],
      [undefined, 'old-without-id'],
    ],
  ],
])('%j (SAFETY-23)', (secret, keys) => {
  expect(keysOf(secret)).toEqual(keys.map(([id, key]) => ({ id, key })));
});

test('throws for a secret without a key (SAFETY-23)', () => {
  expect(() => keysOf('')).toThrow(new RangeError('a secret without a key'));
});
