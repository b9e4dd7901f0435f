import { expect, test } from 'vitest';
import type { Fault, Outcome } from '../../problem.ts';
import { checkOf, mapRead, readOf, valueOf } from './read.ts';

const faultOf = (why: Fault['why']): Outcome<number> => ({ kind: 'fault', why, transactionId: '' });
const problem = { kind: 'problem', name: 'inUse', resCode: 1, message: undefined } as const;

test.each<[string, Outcome<number> | undefined, object]>([
  ['a reply', { kind: 'reply', reply: 1 }, { kind: 'known', value: 1 }],
  ['a call that goes on', faultOf('slow'), { kind: 'loading' }],
  ...(['timeout', 'network', 'http', 'garbage', 'down', 'refused'] as const).map(
    (why): [string, Outcome<number>, object] => [why, faultOf(why), { kind: 'unreadable' }],
  ),
  ['a problem', problem, { kind: 'unreadable' }],
  ['an endpoint that the carrier lacks', faultOf('absent'), { kind: 'absent' }],
  ['no read', undefined, { kind: 'absent' }],
])('reads %s (HTTP-19)', (_, outcome, read) => {
  expect(readOf(outcome)).toEqual(read);
});

test('does not treat an ended session as missing data (HTTP-19, SIGNIN-15)', () => {
  expect(() => readOf(faultOf('session'))).toThrow('fault session');
});

test('refuses typed values only after a declared problem (HTTP-31)', () => {
  expect(checkOf<number, string>(problem)).toEqual({ kind: 'refused', problem });
  expect(checkOf(faultOf('http'))).toEqual({ kind: 'unreadable' });
  expect(checkOf(faultOf('slow'))).toEqual({ kind: 'loading' });
});

test('maps a value, also a default one, and no reason (HTTP-19)', () => {
  const add = (value: number) => value + 1;
  expect(mapRead({ kind: 'known', value: 1 }, add)).toEqual({ kind: 'known', value: 2 });
  expect(mapRead({ kind: 'default', value: 1 }, add)).toEqual({ kind: 'default', value: 2 });
  expect(mapRead<number, number>({ kind: 'loading' }, add)).toEqual({ kind: 'loading' });
  expect([valueOf({ kind: 'default', value: 1 }), valueOf({ kind: 'loading' })]).toEqual([1, undefined]);
});
