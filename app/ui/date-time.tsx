import { type Language, locales } from '#app/copy/language.ts';
import { usePage } from './page-context.tsx';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * "Nov 21, 2026, 10:00 AM EST": a moment, to the minute, in somebody's time zone. Milliseconds since 1970; zone by its
 * IANA name.
 */
export function dateTimeText(at: number, timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  // Making one takes longer than using it, and a list has many.
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locales[language], {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
  formats.set(key, format);
  return format.format(at);
}

/** "10:14 AM": the time of a moment in somebody's time zone. Milliseconds since 1970. */
export function timeText(at: number, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit', timeZone }).format(at);
}

export function DateTime({ at }: { at: number }) {
  const { timeZone, language } = usePage();
  return dateTimeText(at, timeZone, language);
}
