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
  const ago = (length: number, unit: Intl.RelativeTimeFormatUnit) => {
    const count = Math.floor(age / length);
    if ('RelativeTimeFormat' in Intl)
      return new Intl.RelativeTimeFormat(locales[language], { style: 'short', numeric: 'auto' }).format(-count, unit);
    // Chromium 70 and Safari 12 have no words for it.
    const short = `${count} ${unit === 'minute' ? 'min' : unit[0]}`;
    return language === 'es' ? `hace ${short}` : `${short} ago`;
  };
  if (age < minute) return ago(second, 'second');
  if (age < hour) return ago(minute, 'minute');
  return age < day ? ago(hour, 'hour') : ago(day, 'day');
}
