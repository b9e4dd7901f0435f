import { type ByLanguage, type Language, languages, locales } from '#app/copy/language.ts';
import { onFirstUse } from '#contracts/on-first-use.ts';
import { usePage } from './page-context.tsx';

// A calendar day has no time zone: it is read and shown in the same one.
const near = formats({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const far = formats({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const padded = formats({ month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

const weekday = formats({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const farWeekday = formats({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** As many texts of a format as are kept: more days than pages show in an hour. */
const mostKept = 500;

/**
 * Formats are made on first use: each takes milliseconds, and a Worker starts sooner without. Their texts are kept:
 * lines have the same days, and formatting one takes longer than drawing it (ADR-006).
 */
function formats(options: Intl.DateTimeFormatOptions) {
  const textOf = Object.fromEntries(
    languages.map((language) => {
      const format = onFirstUse(() => new Intl.DateTimeFormat(locales[language], options));
      return [language, kept((day) => format().format(Date.parse(`${day}T00:00:00Z`)))];
    }),
  ) as ByLanguage<(day: string) => string>;
  return (day: string, language: Language) => textOf[language](day);
}

function kept(textOf: (day: string) => string): (day: string) => string {
  const texts = new Map<string, string>();
  return (day) => {
    const cached = texts.get(day);
    if (cached !== undefined) return cached;
    if (texts.size >= mostKept) texts.clear();
    const text = textOf(day);
    texts.set(day, text);
    return text;
  };
}

/** YYYY-MM-DD as "Dec 3" or "3 dic", with the year when it is not the one of `today`. */
export function dayText(day: string, today: string, language: Language): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? near : far)(day, language);
}

/** YYYY-MM-DD as "Dec 3, 2026", the year in any case. */
export function longDayText(day: string, language: Language): string {
  return far(day, language);
}

/** YYYY-MM-DD as "Dec 03, 2026": MMM DD, YYYY. */
export function paddedDayText(day: string, language: Language): string {
  return padded(day, language);
}

/** YYYY-MM-DD as "Thu, Dec 3" or "jue, 3 dic": a day that people wait for. */
export function weekdayText(day: string, today: string, language: Language): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? weekday : farWeekday)(day, language);
}

/** The same in one piece. */
export function Weekday({ day }: { day: string }) {
  const { today, language } = usePage();
  return <span className="keep">{weekdayText(day, today, language)}</span>;
}

export function Day({ day }: { day: string }) {
  const { today, language } = usePage();
  return <span className="keep">{dayText(day, today, language)}</span>;
}
