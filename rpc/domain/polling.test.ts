import { expect, test } from 'vitest';
import {
  activationSchedule,
  afterFailure,
  type Audience,
  firstMinute,
  lostReplySchedule,
  noTraceInterval,
  pollLifeMs,
  simSwapSchedule,
} from './polling.ts';

const second = 1000;
const minute = 60_000;
const hour = 3_600_000;

test.each<[audience: Audience, ageMs: number, intervalMs: number]>([
  ['journey', 0, 5 * second],
  ['journey', 24 * hour, 5 * second],
  ['home', 0, 30 * second],
  ['home', 24 * hour, 30 * second],
  ['nobody', 0, 30 * second],
  ['nobody', hour, 2 * minute],
  ['nobody', 24 * hour, 5 * minute],
])('polls an activation with the page %s, %i ms old, after %i ms (POLL-1)', (audience, ageMs, intervalMs) => {
  expect(activationSchedule(ageMs, audience)).toBe(intervalMs);
});

test('uses another interval in the first minute (POLL-3)', () => {
  const schedule = firstMinute(3, 15);
  expect([0, minute - 1, minute].map((age) => schedule(age, 'nobody'))).toEqual([3 * second, 3 * second, 15 * second]);
});

test('polls a lost reply every 5 s for a minute, then every 30 s (POLL-4)', () => {
  expect([0, minute - 1, minute].map((age) => lostReplySchedule(age, 'home'))).toEqual(
    [5, 5, 30].map((s) => s * second),
  );
});

test('polls a SIM swap every minute (POLL-6)', () => {
  expect(simSwapSchedule(0, 'nobody')).toBe(minute);
});

test('waits 5 s, 30 s, then doubles up to 5 min after failures (POLL-7)', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 1000].map((failures) => afterFailure(failures) / second);
  expect(waits).toEqual([5, 30, 60, 120, 240, 300, 300, 300]);
});

test('ends polling after 72 hours (POLL-8)', () => {
  expect(pollLifeMs).toBe(72 * hour);
});

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
