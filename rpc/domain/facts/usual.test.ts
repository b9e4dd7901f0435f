import { expect, test } from 'vitest';
import { isLong, workOf } from './usual.ts';

const minute = 60_000;

test.each([
  ['operation', 5],
  ['activation', 15],
  ['port-in', 120],
] as const)('%s takes longer than usual after %d minutes (PORT-4)', (work, minutes) => {
  expect(isLong(work, 0, minutes * minute)).toBe(false);
  expect(isLong(work, 0, minutes * minute + 1)).toBe(true);
});

test.each([
  [{ kind: 'top-up', state: 'pending' }, 'operation'],
  [{ kind: 'activate', state: 'sending' }, 'activation'],
  [{ kind: 'activate', state: 'unknown' }, 'operation'],
] as const)('waits for %o as %s (PORT-4)', (operation, work) => {
  expect(workOf(operation)).toBe(work);
});
