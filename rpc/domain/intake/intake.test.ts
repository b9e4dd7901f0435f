import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readActivationCode } from './activation-code.ts';
import { carrierIn } from './carriers.ts';
import { typedDay, typedExpiry } from './dates.ts';
import { typedEmail } from './email.ts';
import { plainImei, plainNumber } from './numbers.ts';
import { isSameCity } from './places.ts';
import { readState } from './states.ts';
import { listSpellings, type Spellings, spellings } from './testing/spellings.ts';
import { refusedInText } from './text-class.ts';
import { plainSecret, plainText } from './text.ts';

const kinds = Object.entries(spellings);
const marks = /[\u200b\u200e\u202d\u2060\u00ad\ufeff\u2066\u061c]/g;
const ids =
  'INTAKE-1, INTAKE-2, INTAKE-3, INTAKE-4, INTAKE-5, INTAKE-6, INTAKE-7, INTAKE-8, INTAKE-9, INTAKE-13, INTAKE-14';

describe(`each kind of value (${ids})`, () => {
  it.each(kinds)('is read in at least 30 spellings as the same, and then stays: %s', (_, { read, values }) => {
    const all = values.flatMap(([value, ...groups]) => listSpellings(groups).map((typed) => [typed, value] as const));
    // Without those that differ by a mark alone.
    expect(new Set(all.map(([typed]) => typed.replace(marks, ''))).size).toBeGreaterThanOrEqual(30);
    expect(all.map(([typed]) => [typed, read(typed)])).toEqual(all);
    for (const [value] of values) expect([value, read(value)]).toEqual([value, value]);
  });
});

const codeOf = (text: string, matchingId: string, needsConfirmation: boolean) => ({
  ...{ text, server: 'rsp.example.test', matchingId, needsConfirmation },
});

// The value is read in the test: what is read while the file loads fails without a name.
test.each<[string, (typed: string) => unknown, readonly string[], unknown?]>([
  [
    'an expiry that is none',
    typedExpiry,
    ['', '8', '13', 'August', '08/29/1', '08/299', 'x08/29', 'my aug 29', 'Foo 2029', '08 2029x', '1 2029-08', '20298'],
  ],
  ['a month with one digit', typedExpiry, ['8/29', '829', '8 2029', '2029-8', 'Aug. 29', 'ago2029'], '0829'],
  ['a year that looks like a month', typedExpiry, ['2012', '20/12'], '2012'],
  [
    'an address that is none',
    typedEmail,
    ['', 'ana', 'ana@example', 'a..b@example.com', '.a@example.com', 'a.@example.com', 'a@ex ample.com']
      .concat(['a@b@c.com', 'a@-x.com', '@example.com', 'a@', 'a@x.com/y', 'a b@x.com', 'a@x%y.com', 'a@x_y.com'])
      .concat([
        `${'a'.repeat(65)}@x.com`,
        `a@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.${'e'.repeat(62)}.com`,
      ]),
  ],
  ['the first part, which keeps its case', typedEmail, ["O'Hara+x@Example.com"], "O'Hara+x@example.com"],
  ['one letter before the @', typedEmail, ['a@x.com', 'a@ x.com', 'a @x.com', 'mailto:a@x.com?cc=b@x.com'], 'a@x.com'],
  ['a domain of another script', typedEmail, ['a@bücher.example', 'a＠Bücher。example'], 'a@xn--bcher-kva.example'],
  ['a state that is none', readState, ['', 'ON', 'XX', 'Mexico', 'constructor', 'MA NY']],
  ['a carrier that is not listed', (typed) => carrierIn(['Verizon'], typed), ['Nobody', '', 'Verizon inc x']],
  ['a listed carrier', (typed) => carrierIn(['AT&T', 'Other'], typed), ['AT and T, Inc.', 'ATT wireless'], 'AT&T'],
  [
    'an activation code that is none',
    readActivationCode,
    ['LPA:2$x.test', 'LPA:1$x', 'LPA:1', 'LPA:1$x.test/a$K', 'LPA:1$x.test$K_', 'x LPA:1$x.test$K', 'LPA:1$-$K', '%24'],
  ],
  [
    'a confirmation code',
    readActivationCode,
    ['LPA:1$rsp.example.test$$$1'],
    codeOf('LPA:1$rsp.example.test$$$1', '', true),
  ],
  [
    'no confirmation code',
    readActivationCode,
    ['1$RSP.example.test$K'],
    codeOf('LPA:1$rsp.example.test$K', 'K', false),
  ],
  ['joiners between letters', plainText, ['न\u200dेहा نمی\u200cخواهم'], 'न\u200dेहा نمی\u200cخواهم'],
  ['markup and emoji', refusedInText, ['a<b>🙂', 'a<<b>>🙂'], ['<', '>', '🙂']],
  ['five signs of more', refusedInText, ['<>🙂🙃🙁😀'], ['<', '>', '🙂', '🙃', '🙁']],
  ['what addresses have', refusedInText, ['12½ Ño. #4, C/O "A & B" (rear) № 5'], []],
  ['a PIN with letters', plainNumber, ['NO 12-ab'], 'NO12ab'],
])('reads %s (INTAKE-5, INTAKE-6, INTAKE-9, INTAKE-10)', (_, read, typed, value) => {
  expect(typed.map((one) => [one, read(one)])).toEqual(typed.map((one) => [one, value]));
});

test.each([
  ['a day that is past comes next year', 'Nov 1', '2027-11-01'],
  ['today is not past', 'Nov 28', '2026-11-28'],
  ['one that is none comes back plain', ' soon ', 'soon'],
  ['a number of more digits', '120261128', '120261128'],
  ['one with words behind it', '2026-11-28 or so', '2026-11-28 or so'],
  ['one with words before it', 'not 11/28/2026', 'not 11/28/2026'],
  ['a month and a day of two digits', '11/29', '2026-11-29'],
  ['a year of two digits', 'Dec 1, 26', '2026-12-01'],
])('%s: a day “%s” is %s (INTAKE-5)', (_, typed, day) => {
  expect(typedDay(typed, '2026-11-28')).toBe(day);
});

test('distinguishes cities whose names share a word (INTAKE-7)', () => {
  expect([isSameCity('Boston', 'Lowell'), isSameCity('Saint Paul', 'Paul')]).toEqual([false, false]);
});

test.each([
  ['490154203237518/01', '490154203237518'],
  ['490154203237518/', '490154203237518'],
  ['4901542032375101', '490154203237518'],
  ['49015420323751/8', '490154203237518'],
  ['490154203237518012', '490154203237518012'],
  ['A4901542032375101', 'A4901542032375101'],
])('reads the IMEI %s as %s (INTAKE-4)', (typed, imei) => {
  expect(plainImei(typed)).toBe(imei);
});

/** What people, phones and programs put into a value without changing it. */
const noise = fc.constantFrom('\u200b', '\u200e', '\u202d', '\u2060', '\u00ad', '\ufeff', '\u2066', '\u061c');

describe('any spelling', () => {
  it.each(kinds)('is accepted with invisible marks, in one form: %s', (_, { read, values }) => {
    const typed = values.flatMap(([value, ...groups]) => listSpellings(groups).map((one) => [one, value] as const));
    fc.assert(
      fc.property(fc.constantFrom(...typed), fc.array(fc.tuple(fc.nat(40), noise), { maxLength: 4 }), (pair, marks) => {
        const [spelling, value] = pair;
        const noisy = marks.reduce((text, [at, mark]) => {
          // Between the halves of a pair, and between a letter and its mark, nothing can be put.
          const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
          return [...letters.slice(0, at), mark, ...letters.slice(at)].join('');
        }, spelling);
        expect([noisy, read(noisy)]).toEqual([noisy, value]);
      }),
      { numRuns: 80 },
    );
  });

  const secrets: Spellings = { read: plainSecret, values: [] };
  it.each([...kinds.filter(([, { isKey }]) => !isKey), ['Wi-Fi password', secrets] as const])(
    'does not change when it is read again: %s',
    (_, { read, values }) => {
      const letters = `08/29-. ext+١３F@$Aü‍\u202d’aLP:1|n st#&"<`;
      const anything = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 }),
      );
      fc.assert(
        fc.property(anything, (text) => {
          const once = read(text);
          // Of a number, digits alone are taken.
          const isNumber = /^\d+$/.test(values[0]?.[0] ?? '');
          if (once !== undefined && (!isNumber || /^\d+$/.test(once))) expect(read(once)).toBe(once);
        }),
        { numRuns: 150 },
      );
    },
  );
});
