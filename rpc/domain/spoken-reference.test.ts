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

test('SAFETY-40: a spoken reference is two groups of four, without look-alikes, and always the same', () => {
  const ids = ['', 'a', 'operation-000001', crypto.randomUUID(), ...Array.from({ length: 500 }, randomRef)];
  for (const id of ids) {
    expect(spokenReference(id)).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(spokenReference(id)).toBe(spokenReference(id));
  }
  expect(spokenAlphabet).not.toMatch(/[01OILU]/);
  expect(new Set(spokenAlphabet).size).toBe(30);
  expect(spokenReference('operation-000001')).toBe('Y46J-YADK');
});

test('SAFETY-40: thousands of ids, random or in turn, have different references that use every character', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? randomRef() : `operation-${index}`));
  const spoken = ids.map(spokenReference);
  expect(new Set(spoken).size).toBe(ids.length);
  for (let place = 0; place < 9; place += 1) {
    if (place === 4) continue;
    expect(new Set(spoken.map((one) => one[place])).size).toBe(30);
  }
});

test.each([
  ['as shown', 'Y46J-YADK'],
  ['in small letters and without its dash', 'y46jyadk'],
  ['with spaces and other dashes', ' Y46J – YADK. '],
  ['with a look-alike', 'Y46J-YA0K'],
  ['in wide characters', 'Ｙ４６Ｊ－ＹＡＤＫ'],
])('ACTIVITY-9: a reference is recognized %s', (_, typed) => {
  expect(isReferenceOf('operation-000001', typed)).toBe(true);
  expect(isReferenceOf('operation-000002', typed)).toBe(false);
});

test('ACTIVITY-9: look-alikes stand for each other, and thousands of references still differ', () => {
  for (const alike of ['0ODQ', '1IL7', '2Z', '5S', '8B', 'UV']) {
    const id = Array.from({ length: 500 }, (_, index) => `operation-${index}`).find((one) =>
      [...alike].some((character) => spokenReference(one).includes(character)),
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

test.each(['', '----', 'Y46J', 'Y46J-YADKX', '💩', '\u0000'])('ACTIVITY-9: %j is no reference', (typed) => {
  expect(isReferenceOf('operation-000001', typed)).toBe(false);
});

test('SAFETY-1: a new reference has 128 bits', () => {
  expect(randomRef()).toMatch(/^[\w-]{22}$/);
  expect(new Set(Array.from({ length: 1_000 }, randomRef)).size).toBe(1_000);
});

test('SAFETY-40: a log line has a request’s id, and what was said on the phone of it', () => {
  expect(requestFacts('request-1')).toEqual({ requestId: 'request-1', reference: spokenReference('request-1') });
});

test('ACTIVITY-9: the one spelling has neither dash nor look-alike, and nothing is nothing', () => {
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
])('ACTIVITY-9: %j is like a reference: %s', (typed, is) => {
  expect(isLikeReference(typed)).toBe(is);
});
