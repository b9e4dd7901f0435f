import { expect, test } from 'vitest';
import { today } from './portal-context.ts';
import { contextOf, FakeAccount } from './testing/fake-account.ts';
import { lineOf } from './testing/fake-customer.ts';

test('returns the customer’s day as today (COPY-8)', () => {
  // At this moment it is still the day before in UTC.
  const { context } = contextOf(lineOf(1), new FakeAccount(['line-1'], {}));
  expect(today(context)).toBe('2026-11-20');
});
