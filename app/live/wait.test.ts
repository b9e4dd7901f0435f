import { expect, test } from 'vitest';
import { waitSeconds } from './wait.ts';

test.each([
  [0, 30, 120],
  [1, 30, 240],
  [2, 30, 300],
  [50, 30, 300],
])('waits after %i sockets that never opened for %i to %i seconds (POLL-14)', (failures, soonest, latest) => {
  expect([waitSeconds(failures, 0), waitSeconds(failures, 1)]).toEqual([soonest, latest]);
});
