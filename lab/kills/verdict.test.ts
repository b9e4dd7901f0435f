import { expect, test } from 'vitest';
import { wrongWith } from './verdict.ts';

const done = { state: 'done', refusal: null };
const neverArrived = { state: 'refused', refusal: 'absent' };
const seen = (effects: number, arrived = effects) => ({ endpoint: 'topup.create', arrived, effects });

test.each([
  ['done with its effect', done, [seen(1)], undefined],
  ['done without an effect', done, [seen(0, 1)], 'is done, and had not all of its effect'],
  ['done with one of two effects', done, [seen(1), seen(0)], 'is done, and had not all of its effect'],
  ['doubled', done, [seen(2)], 'topup.create had its effect 2 times'],
  ['never arrived', neverArrived, [seen(0)], undefined],
  ['never arrived, with an effect', neverArrived, [seen(1)], 'never arrived, and had an effect'],
  ['without a trace', { state: 'no-trace', refusal: null }, [seen(0)], undefined],
  ['without a trace', { state: 'no-trace', refusal: null }, [seen(1)], 'has no trace, and had an effect'],
  ['not sent', { state: 'not-sent', refusal: 'session' }, [seen(0, 1)], undefined],
  ['not sent', { state: 'not-sent', refusal: 'session' }, [seen(1)], 'was not sent, and had an effect'],
  ['refused otherwise', { state: 'refused', refusal: 'failed' }, [seen(0, 1)], 'was refused: failed'],
  ['open', { state: 'unknown', refusal: null }, [seen(1)], 'is unknown in the end'],
  ['needs care', { state: 'needs-care', refusal: null }, [seen(1)], 'is needs-care in the end'],
  ['not noted and not sent', undefined, [seen(0)], undefined],
  ['not noted and sent', undefined, [seen(1)], 'was sent, and is not noted'],
  ['not noted and sent without an effect', undefined, [seen(0, 1)], 'was sent, and is not noted'],
] as const)('an operation that is %s', (_, stored, writes, wrong) => {
  expect(wrongWith(stored, writes, false)).toBe(wrong);
});

test('allows an arrival without a reply for a write that no carrier read shows', () => {
  expect(wrongWith(neverArrived, [seen(1)], true)).toBeUndefined();
  expect(wrongWith({ state: 'cannot-tell', refusal: null }, [seen(1)], true)).toBeUndefined();
  expect(wrongWith(neverArrived, [seen(2)], true)).toBe('topup.create had its effect 2 times');
});
