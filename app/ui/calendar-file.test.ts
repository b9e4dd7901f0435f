import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const day = {
  uid: 'a1@portal.example',
  day: '2026-12-31',
  title: 'Phone bill due',
  url: 'https://portal.example/bills',
};
const now = Date.parse('2026-11-21T15:04:05.678Z');

describe('a calendar file (SHELL-42)', () => {
  test('is one all-day event as RFC 5545 has it, each line ended by CRLF', () => {
    expect(calendarFile(day, now, 'Lineside Mobile')).toBe(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Lineside Mobile//EN\r\nBEGIN:VEVENT\r\nUID:a1@portal.example\r\n' +
        'DTSTAMP:20261121T150405Z\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n' +
        'SUMMARY:Phone bill due\r\nURL:https://portal.example/bills\r\nTRANSP:TRANSPARENT\r\n' +
        'END:VEVENT\r\nEND:VCALENDAR\r\n',
    );
  });

  test('folds what is longer than 75 bytes, and never within a character', () => {
    const title = 'Se espera su tarjeta SIM – ñandú '.repeat(8);
    const file = calendarFile({ ...day, title }, now, 'Lineside');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });

  test('escapes characters that would end a text', () => {
    expect(calendarFile({ ...day, title: 'a, b; c\\d\ne' }, now, 'Lineside')).toContain(
      String.raw`SUMMARY:a\, b\; c\\d\ne` + '\r\n',
    );
  });
});
