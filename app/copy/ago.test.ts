import { afterEach, expect, it, vi } from 'vitest';
import { agoText } from './ago.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const seconds = (count: number) => now - count * 1000;

afterEach(() => vi.unstubAllGlobals());

it.each([
  [12, '12 s ago', 'hace 12 s'],
  [150, '2 min ago', 'hace 2 min'],
  [3 * 3600, '3 h ago', 'hace 3 h'],
  [50 * 3600, '2 d ago', 'hace 2 d'],
])('says how long ago it was in engines that have no words for it: %s seconds (SHELL-41)', (age, english, spanish) => {
  vi.stubGlobal('Intl', {});
  expect(agoText(seconds(age), now, 'en')).toBe(english);
  expect(agoText(seconds(age), now, 'es')).toBe(spanish);
});
