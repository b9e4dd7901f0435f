import { expect, test } from 'vitest';
import { locationHintOf } from './location-hint.ts';

test.each([
  ['enam', 'enam'],
  ['weur', 'weur'],
  ['', undefined],
  [undefined, undefined],
  ['atlantis', undefined],
  ['ENAM', undefined],
])('with ACCOUNT_LOCATION_HINT %j the platform is asked for %j (SAFETY-51)', (wanted, hint) => {
  expect(locationHintOf({ ACCOUNT_LOCATION_HINT: wanted })).toBe(hint);
});
