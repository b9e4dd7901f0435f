import { beforeEach, describe, expect, test } from 'vitest';
import type { Fault, Outcome } from '#rpc/problem.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const id = 'billing.customer';
const fault = (why: Fault['why']): Outcome<unknown> => ({ kind: 'fault', why, transactionId: 't' });
const reply: Outcome<unknown> = { kind: 'reply', reply: 1 };
const problem: Outcome<unknown> = { kind: 'problem', name: 'notFound', resCode: 40003, message: undefined };

let now: number;
let random: number;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 1_000_000;
  random = 0;
  breaker = new CircuitBreaker(
    () => now,
    () => random,
  );
});

const note = (outcome: Outcome<unknown>, times = 1) => {
  for (let left = times; left > 0; left -= 1) breaker.note(id, outcome);
};

describe('an endpoint is left alone (HTTP-27)', () => {
  test('is not called after one call without an answer in 30 s, unlike the other endpoints', () => {
    note(fault('timeout'));
    expect(breaker.mayAsk(id)).toBe(false);
    expect(breaker.mayAsk('billing.forecast')).toBe(true);
  });

  test.each(['network', 'http', 'garbage'] as const)('after five answers in a row that were lost: %s', (why) => {
    note(fault(why), 4);
    expect(breaker.mayAsk(id)).toBe(true);
    note(fault(why));
    expect(breaker.mayAsk(id)).toBe(false);
  });

  test.each([reply, problem, fault('session'), fault('unreachable'), fault('refused'), fault('input')])(
    'but not after %o, which ends the row',
    (answer) => {
      note(answer, 10);
      expect(breaker.mayAsk(id)).toBe(true);
      note(fault('http'), 4);
      note(answer);
      note(fault('http'), 4);
      expect(breaker.mayAsk(id)).toBe(true);
    },
  );
});

describe('then one call tries (HTTP-27)', () => {
  test.each([
    [0, 15_000],
    [0.5, 22_500],
    [0.999, 29_985],
  ])('calls again after a random time of its own: %d', (chance, restMs) => {
    random = chance;
    note(fault('timeout'));
    now += restMs - 1;
    expect(breaker.mayAsk(id)).toBe(false);
    now += 1;
    expect([breaker.mayAsk(id), breaker.mayAsk(id)]).toEqual([true, false]);
  });

  test('closes the circuit after a success, and opens it again after a failure', () => {
    note(fault('http'), 5);
    now += 15_000;
    breaker.mayAsk(id);
    note(fault('http'));
    expect(breaker.mayAsk(id)).toBe(false);
    now += 15_000;
    breaker.mayAsk(id);
    note(reply);
    expect(breaker.mayAsk(id)).toBe(true);
  });

  test('closes all circuits at a write, after which everything is read again', () => {
    note(fault('timeout'));
    breaker.clear();
    expect(breaker.mayAsk(id)).toBe(true);
  });
});
