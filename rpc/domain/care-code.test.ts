import { expect, test } from 'vitest';
import { careCodeText, codeLength, codeLifeMs, codeTries, newCareCode, plainCareCode, showingMs } from './care-code.ts';
import { spokenAlphabet } from './spoken-reference.ts';

test('CARE-2: a code has six characters that look and sound like no other', () => {
  for (let turn = 0; turn < 500; turn += 1) {
    const code = newCareCode();
    expect(code).toHaveLength(codeLength);
    expect([...code].every((one) => spokenAlphabet.includes(one))).toBe(true);
  }
});

test('CARE-2: all characters are equally likely: bytes that would make the first ones likelier are left out', () => {
  // 240 and above would begin the alphabet once more.
  const bytes = [255, 240, 239, 0, 30, 29, 31, 60];
  const drawn = newCareCode((into) => into.fill(0).map((_, index) => bytes[index % bytes.length] as number));
  expect(drawn).toBe(['Z', '2', '2', 'Z', 'Z', '2'].join(''));
});

test('CARE-2: two codes are hardly ever the same', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => newCareCode())).size).toBeGreaterThan(995);
});

test.each([
  ['k7q 4mx', 'K7Q4MX'],
  ['K7Q-4MX', 'K7Q4MX'],
  [' k 7 q 4 m x ', 'K7Q4MX'],
])('CARE-3: %j is the code %s', (typed, code) => {
  expect(plainCareCode(typed)).toBe(code);
});

test('CARE-3: what is misread is the same code', () => {
  for (const typed of ['L0B2US', '7Q82V5']) expect(plainCareCode(typed)).toBe('7Q82V5');
});

test.each(['', 'K7Q4M', 'K7Q4MXT', '------', 'ÄÖÜ123'])('CARE-3: %j can be no code', (typed) => {
  expect(plainCareCode(typed)).toBeUndefined();
});

test('CARE-2: is shown in two groups', () => {
  expect(careCodeText('K7Q4MX')).toBe('K7Q 4MX');
});

const [fiveMinutes, tenMinutes, fifteenMinutes] = [300_000, 600_000, 900_000];

test('CARE-2, CARE-5: a code is good for five minutes, and opens what it shows for fifteen', () => {
  expect([codeLifeMs, showingMs]).toEqual([fiveMinutes, fifteenMinutes]);
});

test('CARE-4: an agent may try five codes in ten minutes, all agents together sixty', () => {
  expect(codeTries).toEqual({
    ofAgent: { most: 5, withinMs: tenMinutes },
    ofAll: { most: 60, withinMs: tenMinutes },
  });
});
