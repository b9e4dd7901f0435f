import { expect, test } from 'vitest';
import { keptFormName } from './sealed-form.ts';

test('has a field name, without which no browser sends the sealed form (HTTP-26)', () => {
  expect(keptFormName).toMatch(/^_[a-z]+$/);
});
