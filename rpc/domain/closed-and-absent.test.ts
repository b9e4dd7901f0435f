import { expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import { type AccountSnapshot, type Action, can, isForActivation } from './permission.ts';

const line = lineOf(1);
const snapshot: AccountSnapshot = { actor: line, lines: [line], config: {} };
const closed = new Set<Action>(['add-data']);

test('SAFETY-55: what the operator closed is closed for now, and nothing else is', () => {
  expect(can('add-data', snapshot)).toEqual({ allowed: true });
  expect(can('add-data', { ...snapshot, closed })).toEqual({ allowed: false, reason: 'closed-for-now' });
  expect(can('rename', { ...snapshot, closed })).not.toMatchObject({ reason: 'closed-for-now' });
});

test('SAFETY-55: whoever may not for a reason of their own is told that one', () => {
  const suspended = lineOf(1, { status: 3 });
  expect(can('add-data', { ...snapshot, actor: suspended, lines: [suspended], closed })).toMatchObject({
    reason: 'suspended',
  });
});

test('TIER-3: what the carrier has not applies to no line, whatever else stands against it', () => {
  const suspended = lineOf(1, { status: 3 });
  for (const one of [line, suspended])
    expect(can('add-data', { actor: one, lines: [one], config: {}, closed, absent: closed })).toMatchObject({
      allowed: false,
      reason: 'does-not-apply',
      line: { whose: 'only' },
    });
});

test.each([
  ['TEST', undefined, true],
  ['TEST', [], true],
  ['TEST', ['go-through-activation'], false],
  ['CUSTOMER', undefined, false],
] as const)(
  'SIGNIN-8: category %s, where the carrier has no %j: is sent to activation: %s',
  (category, without, is) => {
    const absent = without && new Set<Action>(without);
    expect(isForActivation({ ...snapshot, actor: lineOf(1, { category }), absent })).toBe(is);
  },
);
