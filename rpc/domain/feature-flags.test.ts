import { expect, test } from 'vitest';
import { allOn } from './feature-flags.ts';

test('SAFETY-55: where nothing is known nothing is closed, turned down or taken away', () => {
  expect(allOn).toEqual({ disabledKinds: [], pollIntervalFactor: 1, sockets: true });
});
