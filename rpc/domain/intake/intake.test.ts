import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readActivationCode } from './activation-code.ts';
import { carrierIn } from './carriers.ts';
import { typedDay, typedExpiry } from './dates.ts';
import { typedEmail } from './email.ts';
import { plainNumber } from './numbers.ts';
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

test.each<[string, unknown, unknown]>([
  ['an expiry that is none', ['', '8', '13', 'August', '08/29/1', '08/299'].map(typedExpiry), Array(6).fill(undefined)],
  ['a day that is past comes next year', typedDay('Nov 1', '2026-11-28'), '2027-11-01'],
  ['a day that is none comes back plain', typedDay(' soon ', '2026-11-28'), 'soon'],
  [
    'an address that is none',
    [
      '',
      'ana',
      'ana@example',
      'a..b@example.com',
      '.a@example.com',
      'a.@example.com',
      'a@ex ample.com',
      'a@b@c.com',
      'a@-x.com',
    ].map(typedEmail),
    Array(9).fill(undefined),
  ],
  ['the first part keeps its case', typedEmail("O'Hara+x@Example.com"), "O'Hara+x@example.com"],
  ['a state that is none', ['', 'ON', 'XX', 'Mexico', 'constructor', 'MA NY'].map(readState), Array(6).fill(undefined)],
  ['other cities', [isSameCity('Boston', 'Lowell'), isSameCity('Saint Paul', 'Paul')], [false, false]],
  ['a carrier that is not listed', carrierIn(['Verizon'], 'Nobody'), undefined],
  ['an activation code that is none', readActivationCode('LPA:2$x'), undefined],
  [
    'a confirmation code',
    readActivationCode('LPA:1$rsp.example.test$$$1'),
    { text: 'LPA:1$rsp.example.test$$$1', server: 'rsp.example.test', matchingId: '', needsConfirmation: true },
  ],
  ['joiners between letters', plainText('न\u200dेहा نمی\u200cخواهم'), 'न\u200dेहा نمی\u200cخواهم'],
  ['markup and emoji', refusedInText('a<b>🙂'), ['<', '>', '🙂']],
  ['what addresses have', refusedInText('12½ Ño. #4, C/O "A & B" (rear) № 5'), []],
  ['a PIN with letters', plainNumber('NO 12-ab'), 'NO12ab'],
])('reads %s (INTAKE-5, INTAKE-6, INTAKE-9, INTAKE-10)', (_, read, value) => {
  expect(read).toEqual(value);
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
