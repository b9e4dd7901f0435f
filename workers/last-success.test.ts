import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerAges, noteAnswer } from './last-success.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('has no age without an answer (SAFETY-49)', async () => {
  const anew = await import('./last-success.ts');
  expect(anew.answerAges()).toEqual({ carrier: null, provider: null });
});

test.each([
  [200, 0],
  [404, 0],
  [499, 0],
  [500, 60_000],
  [503, 60_000],
])('records for an answer of status %i the carrier’s last success %i ms ago (SAFETY-49)', (status, age) => {
  noteAnswer('carrier', new Response());
  vi.advanceTimersByTime(60_000);
  const answer = new Response(null, { status });
  expect(noteAnswer('carrier', answer)).toBe(answer);
  expect(answerAges().carrier).toBe(age);
});

test('leaves the provider’s time alone for an answer of the carrier (SAFETY-49)', () => {
  noteAnswer('provider', new Response());
  vi.advanceTimersByTime(60_000);
  noteAnswer('carrier', new Response());
  expect(answerAges()).toEqual({ carrier: 0, provider: 60_000 });
});
