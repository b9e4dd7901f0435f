import { expect, test } from 'vitest';
import { arrivalWindowMs } from '../domain/ledger.ts';
import type { StepRecord } from '../domain/saga.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { runFrom, stepAfterLostReply } from '../testing/saga-by-step.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import type { OperationJournal } from './operation.ts';
import { secureAccount } from './secure-account.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';

const terms = { customerId: 'line-1', pause: { lineId: 'line-2', primaryId: 'line-1' } };
const running =
  (ended: string[] = []) =>
  (carrier: CarrierCaller, journal: OperationJournal) =>
    secureAccount.reconcile(carrier, { ...operationOf('secure-account', terms), subjectId: 'line-1' }, actor, noon, {
      ...journal,
      endOtherSessions: async (id: string) => ended.push(id),
    });
const refused = { kind: 'problem', name: 'refused', resCode: 40_100, message: 'No.' } as const;

test('pauses the line, signs out elsewhere and locks, in this order (LOST-10)', async () => {
  const ended: string[] = [];
  const { end, asked, stepRecords } = await runFrom([], running(ended), (id) =>
    reply(id === 'customer.securityAction' ? { result: 'LOCKED' } : {}),
  );
  expect(end).toMatchObject({ kind: 'done' });
  expect(asked).toEqual([
    ['usage.dataCutoff', { dataCutOff: true, primaryId: 'line-1', customerId: 'line-2' }],
    ['customer.securityAction', { customerId: 'line-1', lockStatus: 'ACC_LOCK' }],
  ]);
  expect(ended).toEqual(['line-1']);
  expect([...stepRecords.values()].map(({ step, state, result }) => [step, state, result])).toEqual([
    ['pause', 'done', undefined],
    ['sign-out', 'done', '1'],
    ['lock', 'done', undefined],
  ]);
});

test.each([
  ['usage.dataCutoff', { pause: 'refused', 'sign-out': 'done', lock: 'done' }],
  ['customer.securityAction', { pause: 'done', 'sign-out': 'done', lock: 'refused' }],
])(
  'goes on after a refused %s, and ends as refused with what came of each step (LOST-10, LEDGER-22)',
  async (endpoint, states) => {
    const { end, stepRecords } = await runFrom([], running(), (id) =>
      id === endpoint ? refused : reply(id === 'customer.securityAction' ? { result: 'LOCKED' } : {}),
    );
    expect(end).toMatchObject({ kind: 'refused', refusal: 'refused', message: 'No.' });
    expect(Object.fromEntries([...stepRecords.values()].map(({ step, state }) => [step, state]))).toEqual(states);
  },
);

const sent: StepRecord = { step: 'pause', state: 'sent', sentAt: noon };

test('reads whether a pause without a reply arrived, and sends it no second time (LEDGER-19)', async () => {
  const paused = reply({ customers: [lineOf(1), lineOf(2, { isDataCutoff: true })] });
  const { writes, asked } = await runFrom([sent], running(), (id) =>
    id === 'customer.group' ? paused : reply({ result: 'LOCKED' }),
  );
  expect(asked[0]).toEqual(['customer.group', { groupId: 'group-1' }]);
  expect(writes).toEqual(['customer.securityAction']);
  const waiting = await runFrom([sent], running(), () => fault());
  expect(waiting.end).toMatchObject({ kind: 'waiting' });
});

test.each([
  ['on', [lineOf(1), lineOf(2)]],
  ['not listed', [lineOf(1)]],
])(
  'sends a lost pause again where the line’s data is %s after the arrival window (LEDGER-19)',
  async (_, customers) => {
    const reads = reply({ customers });
    expect(await stepAfterLostReply(running(), [], 'pause', reads, { afterMs: arrivalWindowMs })).toBe('read-later');
    expect(await stepAfterLostReply(running(), [], 'pause', reads, { afterMs: arrivalWindowMs + 1 })).toBe(
      'sent-again',
    );
  },
);

test('reads whether a lock without a reply arrived, and no step is irreversible (LEDGER-19, LEDGER-22)', async () => {
  const done: StepRecord[] = ['pause', 'sign-out'].map((step) => ({ step, state: 'done', sentAt: noon }));
  const locked = reply({ customers: [lineOf(1, { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] })] });
  expect(await stepAfterLostReply(running(), done, 'lock', locked)).toEqual({ state: 'done' });
  expect(secureAccount.irreversibleSteps(terms)).toEqual([]);
});

test('signs out again after a crash (LOST-10)', async () => {
  const ended: string[] = [];
  const { stepRecords } = await runFrom(
    [
      { ...sent, state: 'done' },
      { ...sent, step: 'sign-out' },
    ],
    running(ended),
    () => fault(),
  );
  expect(ended).toEqual(['line-1']);
  expect(stepRecords.get('sign-out')).toMatchObject({ state: 'done', result: '1' });
});

test('reads later whether the account is locked after a reply without LOCKED (LOCK-2)', async () => {
  const { end, stepRecords } = await runFrom([], running(), () => reply({ result: 'OTP_SENT' }));
  expect(end).toEqual({ kind: 'waiting', hasAnswer: false });
  expect(stepRecords.get('lock')?.state).toBe('sent');
});
