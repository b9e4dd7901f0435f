import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each([
  [undefined, undefined],
  ['Dana', 'Dana'],
  ['שרה', '\u2068שרה\u2069'],
  ['\u2068שרה\u2069', '\u2068שרה\u2069'],
  ['שרה\u2069 \u202eDana', '\u2068שרה Dana\u2069'],
  ['Da\u202ena', 'Dana'],
  ['\u2067Dana', 'Dana'],
])('isolates %j as %j, and twice changes nothing (INTAKE-12)', (text, plain) => {
  expect(isolated(text)).toBe(plain);
  expect(isolated(isolated(text))).toBe(plain);
});
