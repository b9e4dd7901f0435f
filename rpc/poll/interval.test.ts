import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Audience, pollLifeMs } from '../domain/polling.ts';
import { intervalOf, type JobKind, jobKinds, refreshSeconds } from './poll.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const audiences: Audience[] = ['journey', 'home', 'nobody'];

describe('intervalOf (POLL-1, POLL-3, POLL-4, POLL-6)', () => {
  test.each<[kind: JobKind, audience: Audience, ageMs: number, intervalMs: number]>([
    ['activation', 'journey', 0, 5 * seconds],
    ['activation', 'journey', 70 * hours, 5 * seconds],
    ['activation', 'home', 0, 30 * seconds],
    ['activation', 'home', 70 * hours, 30 * seconds],
    ['activation', 'nobody', 0, 30 * seconds],
    ['activation', 'nobody', 15 * minutes, 30 * seconds],
    ['activation', 'nobody', 75 * minutes, 150 * seconds],
    ['activation', 'nobody', 150 * minutes, 5 * minutes],
    ['activation', 'nobody', 71 * hours, 5 * minutes],
    ...audiences.flatMap((audience): [JobKind, Audience, number, number][] => [
      ['top-up', audience, 0, 5 * seconds],
      ['top-up', audience, minutes - 1, 5 * seconds],
      ['top-up', audience, minutes, 30 * seconds],
      ['top-up', audience, 71 * hours, 30 * seconds],
      ['plan-change', audience, 0, 3 * seconds],
      ['plan-change', audience, minutes - 1, 3 * seconds],
      ['plan-change', audience, minutes, 15 * seconds],
      ['plan-change', audience, 71 * hours, 15 * seconds],
      ['sim-swap', audience, 0, 60 * seconds],
      ['sim-swap', audience, 71 * hours, 60 * seconds],
    ]),
  ])('polls %s with the page %s, after %i ms: every %i ms', (kind, audience, ageMs, intervalMs) => {
    expect(intervalOf(kind, ageMs, audience)).toBe(intervalMs);
  });

  test('only rises without an open page, from 30 s to 5 min', () => {
    const ages = fc.nat(72 * hours);
    fc.assert(
      fc.property(ages, ages, (firstAge, secondAge) => {
        const [young, old] = [Math.min(firstAge, secondAge), Math.max(firstAge, secondAge)].map((age) =>
          intervalOf('activation', age, 'nobody'),
        ) as [number, number];
        return young <= old && young >= 30 * seconds && old <= 5 * minutes;
      }),
    );
  });

  test('ends after 72 hours (POLL-8)', () => {
    expect(pollLifeMs).toBe(72 * hours);
  });
});

test.each(jobKinds)(
  'polls %s again after 5 s, then 30 s, then doubling up to 5 min after failures, with any page (POLL-7)',
  (kind) => {
    for (const audience of audiences) {
      for (const ageMs of [0, 10 * minutes, 70 * hours]) {
        const waits = [1, 2, 3, 4, 5, 6, 7, 1_000].map(
          (failures) => intervalOf(kind, ageMs, audience, failures) / seconds,
        );
        expect(waits).toEqual([5, 30, 60, 120, 240, 300, 300, 300]);
      }
    }
  },
);

test('refreshes a page without script at the same interval, in whole seconds (POLL-10)', () => {
  expect(refreshSeconds('top-up', 0, 'home')).toBe(5);
  expect(refreshSeconds('top-up', 2 * minutes, 'home')).toBe(30);
  expect(refreshSeconds('plan-change', 0, 'home')).toBe(3);
  expect(refreshSeconds('activation', 0, 'journey')).toBe(5);
  expect(refreshSeconds('activation', 76 * minutes + 1, 'nobody')).toBe(152);
  expect(refreshSeconds('sim-swap', 0, 'home')).toBe(60);
});
