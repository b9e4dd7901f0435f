import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readActivationCode } from './activation-code.ts';
import { carrierIn } from './carriers.ts';
import { typedDay, typedExpiry } from './dates.ts';
import { typedEmail } from './email.ts';
import { plainIccid, plainImei, plainNumber, plainOtp, plainPhone, plainZip } from './numbers.ts';
import { isSameCity } from './places.ts';
import { readState, usPlace } from './states.ts';
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
    [
      '',
      '8',
      '13',
      'August',
      '08/29/1',
      '08/299',
      'x08/29',
      'my aug 29',
      'Foo 2029',
      '08 2029x',
      '1 2029-08',
      '20298',
      '08/exp 29',
      '2029-081',
      '2029x08',
      '2029-x08',
      '08x/29',
    ],
  ],
  ['an expiry behind its label', typedExpiry, ['exp.date: 01/29', 'exp date 01/29', 'vence: ene 2029'], '0129'],
  ['a month with one digit', typedExpiry, ['8/29', '829', '8 2029', '2029-8', 'Aug. 29', 'ago2029'], '0829'],
  ['a year that looks like a month', typedExpiry, ['2012', '20/12'], '2012'],
  [
    'an address that is none',
    typedEmail,
    [
      '',
      'ana',
      'ana@example',
      'a..b@example.com',
      '.a@example.com',
      'a.@example.com',
      'a@ex ample.com',
      'xmailto:a@x.com',
      'a@bücher.example/cher',
      'a@bücher.example:80',
      'a@b@c.com',
      'a@-x.com',
      '@example.com',
      'a@',
      'a@x.com/y',
      'a b@x.com',
      'a@x%y.com',
      'a@x_y.com',
      `${'a'.repeat(65)}@x.com`,
      `a@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.${'e'.repeat(62)}.com`,
    ],
  ],
  ['a domain of digits, which is no address of a network', typedEmail, ['a@0x7.1'], 'a@0x7.1'],
  ['the first part, which keeps its case', typedEmail, ["O'Hara+x@Example.com"], "O'Hara+x@example.com"],
  ['one letter before the @', typedEmail, ['a@x.com', 'a@ x.com', 'a @x.com', 'mailto:a@x.com?cc=b@x.com'], 'a@x.com'],
  ['a domain of another script', typedEmail, ['a@bücher.example', 'a＠Bücher。example'], 'a@xn--bcher-kva.example'],
  ['a state that is none', readState, ['', 'ON', 'XX', 'Mexico', 'constructor', 'MA NY']],
  [
    'a carrier that is not listed',
    (typed) => carrierIn(['Verizon'], typed),
    ['Nobody', '', 'Verizon inc x', 'Inc. Verizon'],
  ],
  [
    'a carrier by its own name before others',
    (typed) => carrierIn(['Verizon Wireless', 'Verizon'], typed),
    ['verizon', 'Verizon Inc', 'Verizon, LLC'],
    'Verizon',
  ],
  ['a listed carrier', (typed) => carrierIn(['AT&T', 'Other'], typed), ['AT and T, Inc.', 'ATT wireless'], 'AT&T'],
  [
    'an activation code that is none',
    readActivationCode,
    [
      'LPA:2$x.test',
      'LPA:1$x',
      'LPA:1$a/x.test$K',
      'LPA:1$x.test:a$K',
      '%24%',
      '1xlpa:$x.test$K',
      'LPA:1',
      'LPA:1$x.test/a$K',
      'LPA:1$x.test$K_',
      'x LPA:1$x.test$K',
      'LPA:1$-$K',
      '%24',
    ],
  ],
  [
    'a confirmation code',
    readActivationCode,
    ['LPA:1$rsp.example.test$$$1'],
    codeOf('LPA:1$rsp.example.test$$$1', '', true),
  ],
  [
    'a server of more labels, with a port',
    readActivationCode,
    ['LPA:1$a1-b.rsp2.test:8443$K-1'],
    {
      text: 'LPA:1$a1-b.rsp2.test:8443$K-1',
      server: 'a1-b.rsp2.test:8443',
      matchingId: 'K-1',
      needsConfirmation: false,
    },
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
  ['a secret', plainSecret, ['\u200b\ufeff a\u200bb \u200e', ' a\u200bb '], ' a\u200bb '],
  ['a US number', plainPhone, ['011 1 617-555-0142', '001 (617) 555-0142', '+1 617 555 0142'], '6175550142'],
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
  ['a Spanish Wednesday', 'mié 2 dic 2026', '2026-12-02'],
  ['a Spanish Saturday without its accent', 'sabado 5 dic', '2026-12-05'],
  ['a weekday without a comma', 'Mon 11/30/2026', '2026-11-30'],
  ['a Tuesday that is no March', 'mar 1 dic', '2026-12-01'],
  ['one with a word before the weekday', 'x mon 11/29/2026', 'x mon 11/29/2026'],
  ['fraction slashes', '1\u20442\u20442027', '2027-01-02'],
  ['full-width dots', '1\uff0e2\uff0e2027', '2027-01-02'],
  ['one with more digits behind it', '202611281', '202611281'],
  ['one with more digits before it', '511282026', '511282026'],
  ['a month and a day with words behind them', '11/29 or so', '11/29 or so'],
  ['a month’s name with words behind its day', 'dec 1 or so', 'dec 1 or so'],
])('%s: a day “%s” is %s (INTAKE-5)', (_, typed, day) => {
  expect(typedDay(typed, '2026-11-28')).toBe(day);
});

const monthNames =
  'January February March April May June July August September October November December ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';

test.each(monthNames.split(' ').map((name, index) => [name, (index % 12) + 1] as const))(
  'reads %s and its short forms as month %i, in front of a day and behind it (INTAKE-5)',
  (long, month) => {
    const [short, number] = [long.slice(0, 3), String(month).padStart(2, '0')];
    for (const name of [long, short, `${short}.`, long.toUpperCase()]) {
      const days = [`${name} 5, 2027`, `5 ${name} 2027`, `5 de ${name} de 2027`, `${name} 5 2027`, `${name}/5/27`];
      expect(days.map((day) => [day, typedDay(day, '2026-11-28')])).toEqual(
        days.map((day) => [day, `2027-${number}-05`]),
      );
      expect(typedDay(`${name} 28`, `2026-${number}-28`)).toBe(`2026-${number}-28`);
      const ends = [`${name} 2029`, `${name} 29`, `${name}-29`];
      expect(ends.map((end) => [end, typedExpiry(end)])).toEqual(ends.map((end) => [end, `${number}29`]));
    }
  },
);

test('distinguishes cities whose names share a word (INTAKE-7)', () => {
  expect([isSameCity('Boston', 'Lowell'), isSameCity('Saint Paul', 'Paul')]).toEqual([false, false]);
  expect([isSameCity('St. Paul', 'saint paul'), isSameCity('SaintPaul', 'Saint Paul')]).toEqual([true, true]);
});

test.each([`${'a'.repeat(64)}@x.com`, `a@${`${'b'.repeat(61)}.`.repeat(4)}comm`])(
  'reads an address whose part, or whole, is as long as it may be: %s (INTAKE-6)',
  (email) => {
    expect(typedEmail(email)).toBe(email);
  },
);

test.each([
  ['IMEI', '490154203237518/01', '490154203237518', plainImei],
  ['IMEI', '490154203237518/', '490154203237518', plainImei],
  ['IMEI', '4901542032375101', '490154203237518', plainImei],
  ['IMEI', '49015420323751/8', '490154203237518', plainImei],
  ['IMEI', '490154203237518012', '490154203237518012', plainImei],
  ['IMEI', 'A4901542032375101', 'A4901542032375101', plainImei],
  ['IMEI', 'x490154203237518/01', 'x49015420323751801', plainImei],
  ['IMEI', '490154203237518/012', '490154203237518012', plainImei],
  ['SIM number', '890126F12', '890126F12', plainIccid],
  ['SIM number', 'A8901F', 'A8901F', plainIccid],
  ['SIM number', '8901"', '8901', plainIccid],
  ['one-time password', '12G345', '12G345', plainOtp],
  ['one-time password', 'G-345x', 'G345x', plainOtp],
  ['ZIP', '012345+1234', '012345+1234', plainZip],
  ['ZIP', '12345+12345', '12345+12345', plainZip],
  ['telephone number', '161755501421', '161755501421', plainPhone],
  ['telephone number', '5516175550142', '5516175550142', plainPhone],
  ['telephone number', '0116175550142', '0116175550142', plainPhone],
])('reads the %s “%s” as %s (INTAKE-4, INTAKE-7)', (_, typed, value, read) => {
  expect(read(typed)).toBe(value);
});

test.each([
  [
    { city: ' Salem ', state: 'Mass.' },
    { city: ' Salem ', state: 'MA' },
  ],
  [
    { city: 'Ai', state: 'ohio' },
    { city: 'Ai', state: 'OH' },
  ],
  [
    { city: 'b'.repeat(64), state: 'OH' },
    { city: 'b'.repeat(64), state: 'OH' },
  ],
  [{ city: 'b'.repeat(65), state: 'OH' }, undefined],
  [{ city: ' A ', state: 'OH' }, undefined],
  [{ city: 'Toronto', state: 'ON' }, undefined],
  [undefined, undefined],
])('reads the place %o as %o (ADDLINE-10, ADDLINE-11, INTAKE-14)', (place, valid) => {
  expect(usPlace(place)).toEqual(valid);
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
