import { expect, test } from 'vitest';
import { randomRef } from './ref.ts';
import { spokenAlphabet, spokenReference } from './spoken-reference.ts';

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

test('SAFETY-1: a new reference has 128 bits', () => {
  expect(randomRef()).toMatch(/^[\w-]{22}$/);
  expect(new Set(Array.from({ length: 1_000 }, randomRef)).size).toBe(1_000);
});
