import { describe, expect, test } from 'vitest';
import { LimitError } from './limit-error.ts';
import {
  assertSession,
  isEffectUnknown,
  FaultError,
  isSessionFault,
  type Fault,
  type Outcome,
  ProblemError,
  refusalMessage,
  replyOrUndefined,
  unwrap,
} from './problem.ts';
import { UnreadOperationError } from './unread-operation-error.ts';

const reply: Outcome<number> = { kind: 'reply', reply: 1 };
const problem: Outcome<number> = { kind: 'problem', name: 'unavailable', resCode: 40625, message: undefined };
const fault = (why: Fault['why']): Outcome<number> => ({ kind: 'fault', why, transactionId: 'transaction-1' });

describe('a call ends as a reply, a declared problem or a fault (HTTP-16)', () => {
  test('unwrap returns a reply, and throws the others as different errors', () => {
    expect(unwrap(reply)).toBe(1);
    expect(() => unwrap(problem)).toThrow(ProblemError);
    expect(() => unwrap(fault('http'))).toThrow(FaultError);
  });

  test.each([
    ['timeout', true],
    ['network', true],
    ['http', true],
    ['garbage', true],
    ['session', false],
    ['refused', false],
    ['input', false],
  ] as const)('after %s a write may have happened: %s', (why, unknown) => {
    expect(isEffectUnknown(fault(why))).toBe(unknown);
  });
});

test.each(['timeout', 'network', 'http', 'garbage', 'refused', 'input'] as const)(
  'a part of a page that could not be read: is undefined after %s (HTTP-19)',
  (why) => {
    expect(replyOrUndefined(fault(why))).toBeUndefined();
    expect(replyOrUndefined(problem)).toBeUndefined();
    expect(replyOrUndefined(reply)).toBe(1);
  },
);

test('throws a session fault among the outcomes, and no other fault (SIGNIN-15)', () => {
  const others = (['timeout', 'network', 'http', 'garbage', 'refused', 'input'] as const).map(fault);
  expect(() => assertSession([reply, problem, ...others])).not.toThrow();
  expect(() => assertSession([reply, problem, ...others, fault('session')])).toThrow(FaultError);
});

describe('the carrier’s message (ERROR-21, INTAKE-12)', () => {
  const refused = (message: string | undefined, name = 'refused'): Outcome<number> => ({
    kind: 'problem',
    name,
    resCode: 'CARD_LOCKED',
    message,
  });

  test.each([
    ['  The card\nis\u0000 locked.\u202e ', 'The card is locked.'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['הכרטיס נעול', '\u2068הכרטיס נעול\u2069'],
    ['😀'.repeat(201), `${'😀'.repeat(199)}…`],
    ['', undefined],
    [' \n', undefined],
    [undefined, undefined],
    ['java.lang.NullPointerException: null', undefined],
    ["TypeError: Cannot read properties of undefined (reading 'id')\n    at pay (/srv/app.js:1:2)", undefined],
    ['Traceback (most recent call last): File "app.py"', undefined],
    ['Call us at (617) 555-0100.', 'Call us at (617) 555-0100.'],
    ['This eSIM is on another iPhone, e.g. an iPhone 15.', 'This eSIM is on another iPhone, e.g. an iPhone 15.'],
    ['TypeError: cannot read x', undefined],
    ['org.hibernate.JDBC failed', undefined],
    ['ORA-00942', undefined],
    ['<b>Declined</b>', undefined],
    ['{"code":5}', undefined],
    ['CARD_DECLINED_BY_ISSUER', undefined],
    ['No such file /usr/local/app', undefined],
    ['Go to http://evil.example now', undefined],
    ['Customer null not found', undefined],
  ])('%j is shown as %j', (message, shown) => {
    expect(refusalMessage(refused(message))).toBe(shown);
  });

  test('is not shown for a problem with words of its own, nor for a fault', () => {
    for (const outcome of [refused('Not now', 'unavailable'), fault('refused'), reply])
      expect(refusalMessage(outcome)).toBeUndefined();
  });
});

test.each([
  ['session', true],
  ['unreachable', true],
  ['timeout', false],
  ['refused', false],
  ['', false],
])('isSessionFault returns for %j: %s (SIGNIN-16, SIGNIN-22)', (why, again) => {
  expect(isSessionFault(why)).toBe(again);
});

test('has its cause in its name and its fields', () => {
  const silent: Fault = { kind: 'fault', why: 'http', transactionId: 'transaction-1' };
  expect(new FaultError({ ...silent, status: 503 })).toMatchObject({ name: 'FaultError', message: 'fault http 503' });
  expect(new FaultError(silent)).toMatchObject({ fault: silent, message: 'fault http' });
  const refusal = { kind: 'problem', name: 'taken', resCode: 1, message: 'secret' } as const;
  const said = { name: 'ProblemError', message: 'problem taken', problem: refusal };
  expect(new ProblemError(refusal)).toMatchObject(said);
  // SAFETY-10
  expect(new LimitError(5)).toMatchObject({ name: 'LimitError', code: 'TOO_MANY_REQUESTS', until: 5, message: '5' });
  // LEDGER-27
  expect(new UnreadOperationError('a')).toMatchObject({ name: 'UnreadOperationError', operationId: 'a' });
});
