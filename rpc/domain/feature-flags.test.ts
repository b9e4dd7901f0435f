import { expect, test } from 'vitest';
import { allOn } from './feature-flags.ts';

test('disables nothing by default (SAFETY-55)', () => {
  expect(allOn).toEqual({ disabledKinds: [], pollIntervalFactor: 1, sockets: true });
});
