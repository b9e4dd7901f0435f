import { expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import type { OperationRef } from './facts/line-operation.ts';
import { unlessUnderWay } from './under-way.ts';

const actor = lineOf(1);
const marco = lineOf(2);
const topUp: OperationRef = { id: 'one', kind: 'top-up', subjectId: 'line-2', state: 'pending' };
const lock: OperationRef = { id: 'two', kind: 'account-lock', subjectId: 'line-1', state: 'pending' };
const snapshot = { actor, lines: [actor, marco], operations: [topUp, lock] };
const allowed = { allowed: true } as const;
const operation = { id: 'one', kind: 'top-up' };

test('is denied while its subject is under way on the line, which it names (LEDGER-44)', () => {
  const decision = unlessUnderWay(allowed, 'data', snapshot, marco);
  expect(decision).toMatchObject({ allowed: false, reason: 'under-way', operation, line: { whose: 'other' } });
});

test('names no line for a subject of the account (LEDGER-44)', () => {
  const decision = unlessUnderWay(allowed, 'lock', snapshot);
  expect(decision).toEqual({ allowed: false, reason: 'under-way', operation: { id: 'two', kind: 'account-lock' } });
});

test('stays as it is for another line, without operations, and after another denial (LEDGER-44)', () => {
  expect(unlessUnderWay(allowed, 'data', snapshot)).toEqual(allowed);
  expect(unlessUnderWay(allowed, 'data', { ...snapshot, operations: undefined }, marco)).toEqual(allowed);
  const denied = { allowed: false, reason: 'flag-off' } as const;
  expect(unlessUnderWay(denied as never, 'data', snapshot, marco)).toBe(denied);
});
