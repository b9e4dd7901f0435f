import { describe, expect, test } from 'vitest';
import type { Operation } from '../operation/operations.ts';
import type { Outcome } from '../problem.ts';
import { fault, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { linesAmong, pollRequestsOf } from './seen-lines.ts';

const dana = lineOf(1);

describe('pollRequestsOf (POLL-2)', () => {
  const open = (kind: string, subjectId: string) => ({ kind, subjectId }) as Operation;

  test.each([
    ['an active line', {}, []],
    ['a top-up', { operationsInProcess: ['TOPUP_IN_PROGRESS'] }, [['top-up', undefined]]],
    ['a plan change', { operationsInProcess: ['PLAN_CHANGE_IN_PROGRESS'] }, [['plan-change', undefined]]],
    ['a service change', { operationsInProcess: ['SERVICE_CHANGE_IN_PROGRESS'] }, [['service', undefined]]],
    ['a SIM swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }, [['sim-swap', undefined]]],
    ['an activation', { status: 8 }, [['activation', '8']]],
    ['a port-in that failed', { status: 10 }, [['activation', '10']]],
  ] as const)('as the carrier tells it: %s', (_name, draft, watched) => {
    const line = lineOf(1, {
      ...draft,
      operationsInProcess: [...('operationsInProcess' in draft ? draft.operationsInProcess : [])],
    });
    expect(pollRequestsOf(line, []).map(({ kind, state }) => [kind, state])).toEqual(watched);
  });

  test('also polls operations that the carrier may not have, once for each kind and only of this line', () => {
    const line = lineOf(1, { operationsInProcess: ['TOPUP_IN_PROGRESS'] });
    const all = [
      open('rename', 'line-1'),
      open('top-up', 'line-1'),
      open('rename', 'line-1'),
      open('service', 'line-2'),
    ];
    expect(pollRequestsOf(line, all)).toEqual([
      { kind: 'rename', subjectId: 'line-1', state: undefined },
      { kind: 'top-up', subjectId: 'line-1', state: undefined },
    ]);
  });
});

describe('the lines among what was read', () => {
  const ask = (id: string) => ({ id, input: {}, maxAgeMs: 0 });
  const config = reply({ SERVICE_TAB: 'ENABLE' });
  const lines = [lineOf(3), lineOf(2), dana];
  const among = (said: Record<string, Outcome<unknown>>) =>
    linesAmong(Object.keys(said).map(ask), Object.values(said)).map(({ id }) => id);
  const all = (actor = dana) => ({
    'usage.overall': fault(),
    'config.keys': config,
    'customer.group': reply({ customers: lines }),
    'customer.byUsername': reply(actor),
  });

  test('are the lines that the person sees, in their order (LINE-18, LINE-22)', () => {
    expect(among(all())).toEqual(['line-1', 'line-2', 'line-3']);
    expect(among(all(lineOf(2)))).toEqual(['line-2']);
  });

  test('are the same without the flags, because links need the references (HTTP-18)', () => {
    expect(among({ ...all(), 'config.keys': fault() })).toEqual(['line-1', 'line-2', 'line-3']);
  });

  test.each(['customer.group', 'customer.byUsername'] as const)(
    'are none while the carrier does not tell %s',
    (silent) => {
      const problem: Outcome<unknown> = { kind: 'problem', name: 'notFound', resCode: 40003, message: undefined };
      expect(among({ ...all(), [silent]: fault() })).toEqual([]);
      expect(among({ ...all(), [silent]: problem })).toEqual([]);
      const { [silent]: _, ...others } = all();
      expect(among(others)).toEqual([]);
    },
  );
});
