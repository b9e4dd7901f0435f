import { expect, test } from 'vitest';
import { sim } from '#contracts/sim/endpoints.ts';
import type { Outcome } from '../problem.ts';
import { contextOf, FakeAccount, fault, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { readCheck } from './read-check.ts';

const input = { customerId: 'line-1', iccid: '8901260852290847804' };

function check(said: Outcome<unknown>, isFormKept = false) {
  const account = new FakeAccount(['line-1'], { 'sim.validate': said });
  const { context } = contextOf(lineOf(1), account);
  const run = () => readCheck({ ...context, isFormKept }, sim.validate, { input, ageMs: 0, limit: 'number-check' });
  return { run, account };
}

test('blames the typed value only for a declared problem (HTTP-31)', async () => {
  expect(await check(reply({ isValid: true })).run()).toEqual({ kind: 'known', value: { isValid: true } });
  const problem = { kind: 'problem', name: 'inUse', resCode: 40153, message: undefined } as const;
  expect(await check(problem).run()).toEqual({ kind: 'refused', problem });
  expect(await check(fault()).run()).toEqual({ kind: 'unreadable' });
});

test('shows the reloading page for a slow check, which counts once (HTTP-31, SAFETY-10)', async () => {
  const slow = { kind: 'fault', why: 'slow', transactionId: '' } as const;
  const first = check(slow);
  await expect(first.run()).rejects.toMatchObject({ name: 'FaultError', fault: { why: 'slow' } });
  expect(first.account.counted).toEqual(['number-check']);
  const again = check(slow, true);
  await expect(again.run()).rejects.toThrow('fault slow');
  expect(again.account.counted).toEqual([]);
});
