import { type Language, locales } from './language.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago, in the largest whole unit: "12 sec. ago". Milliseconds; a moment to come counts as now.
 * The live script counts on with this same function.
 */
export function agoText(at: number, now: number, language: Language): string {
  const age = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(locales[language], { style: 'short', numeric: 'auto' });
  const ago = (length: number, unit: Intl.RelativeTimeFormatUnit) => words.format(-Math.floor(age / length), unit);
  if (age < minute) return ago(second, 'second');
  if (age < hour) return ago(minute, 'minute');
  return age < day ? ago(hour, 'hour') : ago(day, 'day');
}
