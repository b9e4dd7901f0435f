import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageLoad } from './page-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shares 2.3 s among the reads of a request, and leaves 0.2 s to late ones (LEDGER-16)', () => {
  const load = pageLoad('/home', 'request-1');
  const waits = [0, 1_000, 1_000, 99, 1, 1, 60_000].map((later) => {
    vi.advanceTimersByTime(later);
    return load().replyTimeoutMs;
  });
  expect(waits).toEqual([2_300, 1_300, 300, 201, 200, 200, 200]);
});

test('identifies the page of a read by its stable parts, and its request (HTTP-24)', () => {
  expect(pageLoad('/home', 'request-1')()).toMatchObject({ page: '/home', request: 'request-1' });
});
