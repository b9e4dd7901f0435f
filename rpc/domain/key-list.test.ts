import { expect, test } from 'vitest';
import { keysOf } from './key-list.ts';

test.each([
  ['a-single-key', [{ id: undefined, key: 'a-single-key' }]],
  ['not-an-id:key', [{ id: undefined, key: 'not-an-id:key' }]],
  ['one key of several words', [{ id: undefined, key: 'one key of several words' }]],
  ['xk1:one key of several words', [{ id: undefined, key: 'xk1:one key of several words' }]],
  ['k1:first', [{ id: 'k1', key: 'first' }]],
  ['k1:first\nsecond', [{ id: undefined, key: 'k1:first\nsecond' }]],
  [
    'k12:new k11:old',
    [
      { id: 'k12', key: 'new' },
      { id: 'k11', key: 'old' },
    ],
  ],
  [
    'k2:new xk1:old',
    [
      { id: 'k2', key: 'new' },
      { id: undefined, key: 'xk1:old' },
    ],
  ],
  [
    'k2:new k1:old',
    [
      { id: 'k2', key: 'new' },
      { id: 'k1', key: 'old' },
    ],
  ],
  [
    'k2:new old-without-id',
    [
      { id: 'k2', key: 'new' },
      { id: undefined, key: 'old-without-id' },
    ],
  ],
])('SAFETY-23: %j', (secret, keys) => {
  expect(keysOf(secret)).toEqual(keys);
});

test('SAFETY-23: a secret has a key', () => {
  expect(() => keysOf('')).toThrow(new RangeError('a secret without a key'));
});
