import { afterEach, expect, test, vi } from 'vitest';
import { clock } from './clock.ts';

const http = 'http://localhost:8787';
const at = Date.parse('2026-11-22T01:46:00Z');

afterEach(() => {
  clock.set({ PORTAL_ORIGIN: http });
  vi.useRealTimers();
});

test('returns the platform’s time, or a later one by a test’s setting (SAFETY-48)', () => {
  vi.useFakeTimers({ now: at });
  clock.set({ PORTAL_ORIGIN: 'https://portal.carrier.net' });
  expect(clock.now()).toBe(at);
  clock.set({ PORTAL_ORIGIN: http, CLOCK_AHEAD_MS: '-5000' });
  expect(clock.now()).toBe(at - 5_000);
  expect(clock.there(clock.now())).toBe(at);
  expect(clock.here(at)).toBe(clock.now());
});

test.each([
  ['on https', 'https://portal.carrier.net', '1000'],
  ['on https, even by nothing', 'https://portal.carrier.net', '0'],
  ['on https, even when it says nothing', 'https://portal.carrier.net', ''],
  ['by something that is no number', http, 'tomorrow'],
])('a clock that is moved %s is refused (SAFETY-48)', (_, PORTAL_ORIGIN, CLOCK_AHEAD_MS) => {
  expect(() => clock.set({ PORTAL_ORIGIN, CLOCK_AHEAD_MS })).toThrow('CLOCK_AHEAD_MS');
});
