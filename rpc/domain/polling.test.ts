import { expect, test } from 'vitest';
import {
  activationSchedule,
  afterFailure,
  type Audience,
  firstMinute,
  lostReplySchedule,
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
])('POLL-1: an activation with %s looking, %i ms old, is asked about after %i ms', (audience, ageMs, intervalMs) => {
  expect(activationSchedule(ageMs, audience)).toBe(intervalMs);
});

test('POLL-3: the first minute has an interval of its own', () => {
  const schedule = firstMinute(3, 15);
  expect([0, minute - 1, minute].map((age) => schedule(age, 'nobody'))).toEqual([3 * second, 3 * second, 15 * second]);
});

test('POLL-4: a lost reply is asked about every 5 s for a minute, then every 30 s', () => {
  expect([0, minute - 1, minute].map((age) => lostReplySchedule(age, 'home'))).toEqual(
    [5, 5, 30].map((s) => s * second),
  );
});

test('POLL-6: during a SIM swap the customer is read every minute', () => {
  expect(simSwapSchedule(0, 'nobody')).toBe(minute);
});

test('POLL-7: after failures it waits 5 s, 30 s, and twice as long each time up to 5 min', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 1000].map((failures) => afterFailure(failures) / second);
  expect(waits).toEqual([5, 30, 60, 120, 240, 300, 300, 300]);
});

test('POLL-8: polling ends after 72 hours', () => {
  expect(pollLifeMs).toBe(72 * hour);
});
