import type { Language } from './language.ts';

const units: readonly [unit: 'day' | 'hour' | 'minute' | 'second', length: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/**
 * Returns the time since a moment in the largest whole unit: "12 seconds ago". Milliseconds; a future moment counts as
 * now. The live script runs this same function, so it is short.
 */
export function agoText(at: number, now: number, language: Language): string {
  const age = Math.max(0, now - at);
  const [unit, length] = units.find(([name, least]) => age >= least || name === 'second') as (typeof units)[number];
  const count = Math.floor(age / length);
  if ('RelativeTimeFormat' in Intl)
    return new Intl.RelativeTimeFormat(`${language}-US`, { numeric: 'auto' }).format(-count, unit);
  // Abbreviates by hand, because Chromium 70 and Safari 12 have no `Intl.RelativeTimeFormat`.
  const short = `${count} ${unit === 'minute' ? 'min' : unit[0]}`;
  return language === 'es' ? `hace ${short}` : `${short} ago`;
}
