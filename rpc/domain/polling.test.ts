import { expect, test } from 'vitest';
import { noTraceInterval } from './polling.ts';

// The intervals of each kind of job are tested in rpc/poll/interval.test.ts.

const second = 1000;
const minute = 60_000;
const hour = 3_600_000;

test.each([
  ['0 s', 0, 30],
  ['just under 10 minutes', 10 * minute - 1, 30],
  ['10 minutes', 10 * minute, 5 * 60],
  ['just under an hour', hour - 1, 5 * 60],
  ['an hour', hour, 15 * 60],
  ['just under 6 hours', 6 * hour - 1, 15 * 60],
  ['6 hours', 6 * hour, 60 * 60],
])('reads a write without a trace of %s (%i ms) every %i s (LEDGER-7)', (_, ageMs, seconds) => {
  expect(noTraceInterval(ageMs)).toBe(seconds * second);
});
