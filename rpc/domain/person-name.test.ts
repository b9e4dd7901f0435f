import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PersonName } from '#contracts/vocabulary.ts';
import { nameLength, nameProblem, refusedCharacters, tidyName } from './person-name.ts';

describe('tidyName (NAME-4)', () => {
  it.each([
    ['  marco', 'MARCO', 'leading spaces are dropped'],
    ['marco  ', 'MARCO', 'trailing spaces are dropped'],
    ['ana \t  maría', 'ANA MARÍA', 'repeated spaces become one'],
    ['ana\u00a0lee', 'ANA LEE', 'a no-break space is a space'],
    ['Jose\u0301', 'JOS\u00c9', 'accents are composed'],
    ['ΐ', 'Ϊ́'.normalize('NFC'), 'also when upper-casing decomposes them'],
    ['Jean\u2011Luc', 'JEAN-LUC', 'the hyphen of documents is that of keyboards'],
    ['\u202dAnne\u00admarie\u202c\u200b', 'ANNEMARIE', 'what nobody sees is dropped'],
    ['groß', 'GROSS', 'a capital may be two letters'],
    ['o’neill-smith jr.', 'O’NEILL-SMITH JR.', 'punctuation stays'],
    [' \n ', '', 'spaces alone are empty'],
  ])('%j becomes %j: %s', (typed, tidy) => {
    expect(tidyName(typed)).toBe(tidy);
  });

  const typed = fc.string({ unit: 'grapheme', maxLength: 50 });

  it('returns its own result unchanged', () => {
    fc.assert(fc.property(typed, (name) => void expect(tidyName(tidyName(name))).toBe(tidyName(name))));
  });

  it('has no extra spaces and no lowercase letter that has a capital', () => {
    fc.assert(
      fc.property(typed, (name) => {
        const tidy = tidyName(name);
        expect(tidy).not.toMatch(/^\s|\s$|\s\s|[^\S ]/);
        expect(tidy.toUpperCase().normalize('NFC')).toBe(tidy);
      }),
    );
  });

  it('fits the contract without a problem (NAME-2)', () => {
    const likely = fc.string({ unit: fc.constantFrom(...'aßéñŉ 9.’-𝒜ﬃ<\u200b'), maxLength: 40 });
    fc.assert(
      fc.property(likely, (name) => {
        const tidy = tidyName(name);
        if (nameProblem(tidy) !== undefined) return;
        expect(PersonName.safeParse(tidy).data).toBe(tidy);
        expect([...tidy].length).toBeGreaterThanOrEqual(nameLength.least);
        expect([...tidy].length).toBeLessThanOrEqual(nameLength.most);
      }),
      { numRuns: 1_000 },
    );
  });
});

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['a', 'too-short'],
  ['a ', 'too-short'],
  ['ß', undefined],
  ['jo', undefined],
  ['x'.repeat(32), undefined],
  ['x'.repeat(33), 'too-long'],
  [`${'x'.repeat(31)}ß`, 'too-long'],
  [`  ${'x'.repeat(32)}  `, undefined],
  ['mary  ann o’neill-smith, jr. (2)', undefined],
  ['李 小龍', undefined],
  ['नेहा', undefined],
  ['--', 'no-letter'],
  ['<b>bo</b>', 'characters'],
  ['bo\u0000b', undefined],
  ['\u200b\u3164', 'missing'],
  ['Col·lell', undefined],
  ['bob 🙂', 'characters'],
])('nameProblem of %j: %s (NAME-1, NAME-2, NAME-3)', (typed, problem) => {
  expect(nameProblem(tidyName(typed))).toBe(problem);
});

it.each([
  ['BOB', []],
  ['<B>BOB<', ['<', '>']],
  ['BOB 🙂', ['🙂']],
  ['@$%^*=', ['@', '$', '%', '^', '*']],
])('refusedCharacters of %j returns at most five visible characters, each once: %j (NAME-3)', (name, refused) => {
  expect(refusedCharacters(name)).toEqual(refused);
});
