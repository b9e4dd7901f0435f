import { expect, test } from 'vitest';
import { randomRef } from './ref.ts';
import {
  isLikeReference,
  isReferenceOf,
  plainReference,
  requestFacts,
  spokenAlphabet,
  spokenReference,
} from './spoken-reference.ts';

test('returns the same two groups of four without look-alikes (SAFETY-40)', () => {
  const ids = ['', 'a', 'operation-000001', crypto.randomUUID(), ...Array.from({ length: 500 }, randomRef)];
  for (const id of ids) {
    expect(spokenReference(id)).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(spokenReference(id)).toBe(spokenReference(id));
  }
  expect(spokenAlphabet).not.toMatch(/[01OILU]/);
  expect(new Set(spokenAlphabet).size).toBe(30);
  expect(spokenReference('operation-000001')).toBe('Y46J-YADK');
});

test('returns different references with every character for thousands of random or sequential ids (SAFETY-40)', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? randomRef() : `operation-${index}`));
  const spoken = ids.map(spokenReference);
  expect(new Set(spoken).size).toBe(ids.length);
  for (let place = 0; place < 9; place += 1) {
    if (place === 4) continue;
    expect(new Set(spoken.map((candidate) => candidate[place])).size).toBe(30);
  }
});

test.each([
  ['as shown', 'Y46J-YADK'],
  ['in small letters and without its dash', 'y46jyadk'],
  ['with spaces and other dashes', ' Y46J – YADK. '],
  ['with a look-alike', 'Y46J-YA0K'],
  ['in wide characters', 'Ｙ４６Ｊ－ＹＡＤＫ'],
  ['with digits of another script, between marks', '\u202dY٤٦J\u2011YADK\u202c'],
])('recognizes a reference %s (ACTIVITY-9)', (_, typed) => {
  expect(isReferenceOf('operation-000001', typed)).toBe(true);
  expect(isReferenceOf('operation-000002', typed)).toBe(false);
});

test('treats look-alikes as equal, and thousands of references still differ (ACTIVITY-9)', () => {
  for (const alike of ['0ODQ', '1IL7', '2Z', '5S', '8B', 'UV']) {
    const id = Array.from({ length: 500 }, (_, index) => `operation-${index}`).find((candidate) =>
      [...alike].some((character) => spokenReference(candidate).includes(character)),
    ) as string;
    for (const character of alike) {
      const typed = spokenReference(id).replace(new RegExp(`[${alike}]`, 'g'), character);
      expect([typed, isReferenceOf(id, typed)]).toEqual([typed, true]);
    }
  }
  const ids = Array.from({ length: 2_000 }, randomRef);
  const spoken = spokenReference(ids[0] as string);
  expect(ids.filter((id) => isReferenceOf(id, spoken))).toEqual([ids[0]]);
});

test.each(['', '----', 'Y46J', 'Y46J-YADKX', '💩', '\u0000'])('rejects %j (ACTIVITY-9)', (typed) => {
  expect(isReferenceOf('operation-000001', typed)).toBe(false);
});

test('makes a new reference of 128 bits (SAFETY-1)', () => {
  expect(randomRef()).toMatch(/^[\w-]{22}$/);
  expect(new Set(Array.from({ length: 1_000 }, randomRef)).size).toBe(1_000);
});

test('returns a request’s id and its spoken reference for a log line (SAFETY-40)', () => {
  expect(requestFacts('request-1')).toEqual({ requestId: 'request-1', reference: spokenReference('request-1') });
});

test('plainReference has neither dash nor look-alike, and is empty for an empty text (ACTIVITY-9)', () => {
  expect(plainReference('y46j – YADK.')).toBe('Y46JYAQK');
  expect(plainReference('0ODQ 1IL7 2Z 5S 8B UV')).toBe('QQQQ7777225588VV');
  expect(plainReference('----')).toBe('');
});

test.each([
  ['Y46J-YADK', true],
  ['y46j yadk', true],
  [' Y46JYADK ', true],
  ['０Ｄ46-YADK', true],
  ['Y46J--YADK', false],
  ['Y46J.YADK', false],
  ['Y46JXYADK', false],
  ['Y46-YADK', false],
  ['Y46J-YAD', false],
  ['Y46J-YADKX', false],
  ['XY46J-YADK', false],
  ['Y4.J-YADK', false],
  ['Y46J-Y.DK', false],
  ['', false],
])('isLikeReference of %j returns %s (ACTIVITY-9)', (typed, is) => {
  expect(isLikeReference(typed)).toBe(is);
});
