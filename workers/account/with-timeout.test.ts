import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('returns the result in time, and leaves no timer that keeps an object awake', async () => {
  expect(await withTimeout(1_000, Promise.resolve('told'))).toBe('told');
  expect(vi.getTimerCount()).toBe(0);
});

test('throws the error in time, and leaves no timer either', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('returns undefined at the timeout, and not before', async () => {
  const told = vi.fn<(value: unknown) => void>();
  void withTimeout(1_000, new Promise(() => undefined)).then(told);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
});
