import { expect, test } from 'vitest';
import { isUsState, usStates } from './us-state.ts';

test('ADDLINE-11: there are the states, the District of Columbia and the territories, each with its name', () => {
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
])('ADDLINE-11: %j is one of them: %s', (code, known) => {
  expect(isUsState(code)).toBe(known);
});
