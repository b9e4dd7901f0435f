import type { Day } from '../day.ts';
import { plainDigits, plainMarks, plainText } from './text.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const spanishMonths = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** Returns a date in small letters and ASCII, with `/` for every slash and no space beside a mark. */
const plain = (typed: string) =>
  plainMarks(plainDigits(plainText(typed)))
    .toLowerCase()
    .replace(/[\u2044\u2215\uff0f\\]/g, '/')
    .replace(/[\u3002\uff0e]/g, '.')
    .replace(/\s*([-/])\s*/g, '$1');

/** Returns the number of a month by its English or Spanish name, in full or from its first three letters. */
function monthOf(name: string): number | undefined {
  const key = name.slice(0, 3);
  const index = Math.max(months.indexOf(key), spanishMonths.indexOf(key));
  return index < 0 ? undefined : index + 1;
}

const two = (number: number) => String(number).padStart(2, '0');

/**
 * Returns a card's expiry as MMYY: `8/29`, `08 / 2029`, `0829`, `829`, `082029`, `2029-08`, `202908`, `08-29`, `08.29`,
 * `Aug 2029`. Undefined for anything else; the month is not checked (INTAKE-5).
 */
export function typedExpiry(typed: string): string | undefined {
  const text = plain(typed).replace(
    /^(?:valid thru|good thru|thru|expiry|expires|exp(?:\.? ?date)?|vence|v\u00e1lida hasta)[\s:.]*/,
    '',
  );
  const [, name, nameYear] = /^([a-z]{3,})\.?[\s/-]*(\d{2}|\d{4})$/.exec(text) ?? [];
  if (name !== undefined && nameYear !== undefined) {
    const month = monthOf(name);
    return month === undefined ? undefined : two(month) + nameYear.slice(-2);
  }
  const [, year, lastMonth] = /^(20\d{2})\s*[-/.]?\s*(\d{1,2})$/.exec(text) ?? [];
  // 2012 is a month and a year, and 201208 a year and a month.
  if (year !== undefined && lastMonth !== undefined && (text.length > 5 || /\D/.test(text)))
    return two(Number(lastMonth)) + year.slice(-2);
  const [, month, end] =
    /^(\d{1,2})\s*[-/. ]\s*(\d{2}|\d{4})$/.exec(text) ?? /^(\d{1,2}?)(\d{2}|20\d{2})$/.exec(text) ?? [];
  return month && end && two(Number(month)) + end.slice(-2);
}

/**
 * Returns a typed day as YYYY-MM-DD: ISO, US order with slashes, hyphens or dots and two or four digits of the year, or
 * the month's name with or without year, which is then the first such day from `today` on. Other input comes back plain
 * (INTAKE-5, BILL-4).
 */
export function typedDay(typed: string, today: Day): string {
  const text = plain(typed).replace(/^(?:on|el|by|due|para el) /, '');
  // Reads the whole text first: `mar 5` is a day of March, and the Tuesday of `mar 5 dic` is none.
  return dayIn(text, today) ?? dayIn(text.replace(weekday, ''), today) ?? text;
}

/** A weekday in front of a day, in English or Spanish. */
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-zéá]*\.?,?\s+(?=\D*\d)/;

function dayIn(text: string, today: Day): string | undefined {
  const [, year, month, day] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[t ]00:00.*)?$/.exec(text) ??
    /^(20\d\d)([01]\d)([0-3]\d)$/.exec(text) ??
    [];
  if (year !== undefined) return dayText(year, Number(month), Number(day));
  const [, usMonth, usDay, usYear = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text) ?? /^([01]\d)([0-3]\d)(20\d\d)$/.exec(text) ?? [];
  if (usMonth !== undefined) return dayText(usYear.padStart(4, '20'), Number(usMonth), Number(usDay));
  const namedDate = namedDay(text);
  if (!namedDate) return undefined;
  if (namedDate.year !== undefined) return dayText(namedDate.year.padStart(4, '20'), namedDate.month, namedDate.day);
  const thisYear = dayText(today.slice(0, 4), namedDate.month, namedDate.day);
  return thisYear >= today ? thisYear : dayText(String(Number(today.slice(0, 4)) + 1), namedDate.month, namedDate.day);
}

/** `1 Dec 2026`, `1st of December`, `1-Dec-26`, `1.º de diciembre del 2026`. */
const dayBeforeMonth = new RegExp(
  String.raw`^(?:the )?(\d{1,2}|primero)\s*(?:st|nd|rd|th|ero|\.?[\u00ba\u00b0]|o(?= ))?[\s/-]*(?:of |de )?` +
    String.raw`([a-z]{3,})\.?(?:[,\s/-]*(?:del? )?(\d{4}|\d{2}))?$`,
);

/** Returns `Dec 1`, `December 1st, 2026`, `1-Dec-26`, `1 de diciembre de 2026` and `12/1` as numbers. */
function namedDay(text: string): { year?: string | undefined; month: number; day: number } | undefined {
  const [, usMonth, usDay] = /^(\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (usMonth !== undefined) return { month: Number(usMonth), day: Number(usDay) };
  const monthFirst = /^([a-z]{3,})\.?[\s/-]*(\d{1,2})(?:st|nd|rd|th)?(?:[,\s/-]+(\d{4}|\d{2}))?$/.exec(text);
  const dayFirst = dayBeforeMonth.exec(text);
  const [name, day, year] = monthFirst
    ? [monthFirst[1], monthFirst[2], monthFirst[3]]
    : [dayFirst?.[2], dayFirst?.[1], dayFirst?.[3]];
  const month = name === undefined ? undefined : monthOf(name);
  return month === undefined ? undefined : { year, month, day: day === 'primero' ? 1 : Number(day) };
}

const dayText = (year: string, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;
