import { expect, test } from 'vitest';
import { keptFormName } from './sealed-form.ts';

test('HTTP-26: the field of a kept form has a name, without which no browser sends it', () => {
  expect(keptFormName).toMatch(/^_[a-z]+$/);
});
