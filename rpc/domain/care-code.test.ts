import { expect, test } from 'vitest';
import { careCodeText, codeLength, codeLifeMs, codeTries, newCareCode, plainCareCode, showingMs } from './care-code.ts';
import { spokenAlphabet } from './spoken-reference.ts';

test('makes a code of six characters that do not look or sound alike (CARE-2)', () => {
  for (let turn = 0; turn < 500; turn += 1) {
    const code = newCareCode();
    expect(code).toHaveLength(codeLength);
    expect([...code].every((character) => spokenAlphabet.includes(character))).toBe(true);
  }
});

test('skips bytes that would make the first characters likelier (CARE-2)', () => {
  // Bytes from 240 on would begin the alphabet again.
  const bytes = [255, 240, 239, 0, 30, 29, 31, 60];
  const code = newCareCode((into) => into.fill(0).map((_, index) => bytes[index % bytes.length] as number));
  expect(code).toBe(['Z', '2', '2', 'Z', 'Z', '2'].join(''));
});

test('makes different codes (CARE-2)', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => newCareCode())).size).toBeGreaterThan(995);
});

test.each([
  ['k7q 4mx', 'K7Q4MX'],
  ['K7Q-4MX', 'K7Q4MX'],
  [' k 7 q 4 m x ', 'K7Q4MX'],
])('%j is the code %s (CARE-3)', (typed, code) => {
  expect(plainCareCode(typed)).toBe(code);
});

test('returns the same code for misread characters (CARE-3)', () => {
  for (const typed of ['L0B2US', '7Q82V5']) expect(plainCareCode(typed)).toBe('7Q82V5');
});

test.each(['', 'K7Q4M', 'K7Q4MXT', '------', 'ÄÖÜ123'])('rejects %j (CARE-3)', (typed) => {
  expect(plainCareCode(typed)).toBeUndefined();
});

test('shows a code in two groups (CARE-2)', () => {
  expect(careCodeText('K7Q4MX')).toBe('K7Q 4MX');
});

const [fiveMinutes, tenMinutes, fifteenMinutes] = [300_000, 600_000, 900_000];

test('sets five minutes for a code and fifteen for the agent’s view (CARE-2, CARE-5)', () => {
  expect([codeLifeMs, showingMs]).toEqual([fiveMinutes, fifteenMinutes]);
});

test('allows five codes in ten minutes per agent and sixty in all (CARE-4)', () => {
  expect(codeTries).toEqual({
    ofAgent: { most: 5, withinMs: tenMinutes },
    ofAll: { most: 60, withinMs: tenMinutes },
  });
});
