import { shiftDays, utcStamp } from '#rpc/domain/day.ts';

export interface CalendarDay {
  /** Unique in the world, and the same each time, so that a day that is added again replaces itself. */
  uid: string;
  /** YYYY-MM-DD: a day of the customer's own calendar, so it has no time zone. */
  day: string;
  title: string;
  /** Address of the page with more details. */
  url: string;
}

/**
 * Returns one day as a calendar file of RFC 5545.
 * @param now milliseconds since 1970
 * @param maker name of the file's maker
 */
export function calendarFile({ uid, day, title, url }: CalendarDay, now: number, maker: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(maker)}//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(shiftDays(day, 1))}`,
    `SUMMARY:${textOf(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const compact = (day: string) => day.replaceAll('-', '');
const textOf = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** The most bytes of a line; a line that goes on begins with a space, which counts (RFC 5545, 3.1). */
const mostBytes = 75;

function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > mostBytes) {
      lines.push('');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n ');
}
