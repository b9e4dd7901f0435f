import { expect, test } from 'vitest';
import { isUsState, usStates } from './us-state.ts';

test('lists the states, the District of Columbia and the territories by name (ADDLINE-11)', () => {
  const codes = Object.keys(usStates);
  expect(codes).toHaveLength(50 + 1 + 5);
  for (const code of ['DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'MA', 'WY']) expect(codes).toContain(code);
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  const names = Object.values(usStates);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Z][A-Za-z. ]{3,}$/.test(name))).toEqual([]);
});

test.each([
  ['MA', true],
  ['PR', true],
  ['ma', false],
  ['ON', false],
  ['', false],
  ['constructor', false],
])('isUsState of %j returns %s (ADDLINE-11)', (code, known) => {
  expect(isUsState(code)).toBe(known);
});
