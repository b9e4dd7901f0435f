import { expect, it } from 'vitest';
import { withSlash } from './with-slash.ts';

it.each([
  ['', ''],
  ['0', '0'],
  ['08', '08/'],
  ['08/', '08/'],
  ['082', '08/2'],
  ['0829', '08/29'],
  ['08 / 29', '08/29'],
  ['08/2029', '08/2029'],
  ['Aug 29', 'Aug 29'],
])('CARD-9: "%s" becomes "%s"', (typed, shown) => {
  expect(withSlash(typed)).toBe(shown);
});
