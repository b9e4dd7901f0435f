import { expect, it } from 'vitest';
import { Email, WebAddress } from './vocabulary.ts';

it('an email address is an address', () => {
  expect(Email.safeParse('ana.reyes+1@example.test').success).toBe(true);
});

it.each([
  'ana@example.test\r\nBcc: all@example.test',
  'ana@example.test\nall@example.test',
  'ana@example.test,all@example.test',
  'Ana <ana@example.test>',
  'ana@example.test ',
  'ana@example.test%0ABcc:all@example.test',
  `${'a'.repeat(250)}@example.test`,
])('an email address brings no second one and no header: %j', (text) => {
  expect(Email.safeParse(text).success).toBe(false);
});

it.each([
  ['https://pay.example.test/1', true],
  ['http://localhost:4010/1', true],
  ['httpsx://pay.example.test', false],
  ['xhttps://pay.example.test', false],
  ['javascript:alert(1)', false],
  ['/bills', false],
])('an address on the web is http or https, and nothing like it: %s: %s', (address, fits) => {
  expect(WebAddress.safeParse(address).success).toBe(fits);
});
