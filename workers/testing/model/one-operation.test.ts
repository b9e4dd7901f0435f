import { describe, expect, test } from 'vitest';
import { fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import { askedCarrier } from '#rpc/testing/asked-carrier.ts';
import { memoryJournal } from '#rpc/testing/memory-journal.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import type { SubmitRequest } from '#rpc/operation/submission.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { Outcome } from '#rpc/problem.ts';
import { Ledger, transitionOfSaga } from '../../account/ledger.ts';
import type { Store } from '../../account/store.ts';

// The ledger over a map in place of its tables, and a carrier that says one thing.

const requester = { actor: { customerId: 'line-1', groupId: 'group-1' } } as Viewer;
const renaming = {
  id: 'operation-000001',
  kind: 'rename',
  subjectId: 'line-2',
  terms: { firstName: 'ANA', lastName: 'ROSE' },
} as SubmitRequest;
const row = { ...renaming, actorId: 'line-1', state: 'unknown', issuedAt: noon, sentAt: noon } as Operation;

/** What else stands against a form. */
interface Against {
  limitedUntil?: number;
  isClosed?: boolean;
  /** The id of a row that this version cannot read. */
  unread?: string;
  /** The id of another one, which is open on the same line. */
  unreadOpen?: string;
}

function ledgerOf(
  rows: Operation[],
  said: Outcome<unknown> | (() => never) | (() => Promise<Outcome<unknown>>) = reply({}),
  { limitedUntil, isClosed = false, unread, unreadOpen }: Against = {},
) {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const { caller, asked } = askedCarrier(said as Outcome<unknown>);
  const background: Promise<unknown>[] = [];
  let untold = 0;
  const secrets: [string, string][] = [];
  const moved: string[] = [];
  const store = {
    unreadable: (id: string) => (id === unread ? { id } : undefined),
    unreadableInProgress: ({ subjectId, kinds }: { subjectId: string; kinds: string[] }) =>
      unreadOpen && subjectId === 'line-2' && kinds.includes('rename') ? [{ id: unreadOpen }] : [],
    openOperations: () => [...stored.values()].filter(({ state }) => isInProgress(state)),
    operation: (id: string) => stored.get(id),
    putOperation: (one: Operation) => void stored.set(one.id, one),
    sentOfSubject: ({ id }: Operation) => [...stored.values()].filter((one) => one.id !== id),
  } as unknown as Store;
  const ledger = new Ledger({
    isDisabled: () => isClosed,
    store,
    now: () => noon + 1_000,
    callerFor: () => caller,
    thirdPartyCaller: () => caller,
    journalOf: () => memoryJournal(),
    rateLimitedUntil: () => limitedUntil,
    storeSecrets: (id, sealed) => void secrets.push([id, sealed]),
    waitUntil: (work) => void background.push(work),
    onNotifyFailed: () => void (untold += 1),
    onTransition: ({ state }, from) => void moved.push(`${from ?? 'none'} ${state}`),
  });
  /** Sends the form, with something else than it says. @returns what its page is told */
  const submit = (more: Partial<SubmitRequest> & { sealed?: string } = {}, waitMs = 1_000) =>
    ledger.submit(requester, { ...renaming, ...more }, waitMs);
  return { ledger, submit, stored, asked, background, secrets, moved, untold: () => untold };
}

describe('a form that is sent (LEDGER-1)', () => {
  test('goes on in the background when its page does not wait, and is done with its reply', async () => {
    const { submit, background, stored, moved, asked } = ledgerOf([]);
    expect(await submit()).toMatchObject({ kind: 'submitted', operation: { state: 'done' } });
    expect(background).toHaveLength(1);
    expect(moved).toEqual(['none sending', 'sending done']);
    expect(asked).toHaveLength(1);
    expect(stored.get(renaming.id)).toMatchObject({
      actorId: 'line-1',
      issuedAt: noon + 1_000,
      sentAt: noon + 1_000,
      endedAt: noon + 1_000,
      refusal: undefined,
    });
  });

  test('keeps its secrets where it has some, and nothing where not (JOURNEY-8)', async () => {
    const one = ledgerOf([]);
    await one.submit({ sealed: 'sealed' });
    expect(one.secrets).toEqual([[renaming.id, 'sealed']]);
    const other = ledgerOf([]);
    await other.submit();
    expect(other.secrets).toEqual([]);
  });

  test('sends nothing when its content has changed (LEDGER-23)', async () => {
    const done = { ...row, state: 'done', sentAt: noon, payloadHash: 'a' } as Operation;
    const { submit, asked } = ledgerOf([done]);
    expect(await submit({ payloadHash: 'b' })).toEqual({ kind: 'payload-mismatch' });
    expect(await submit({ payloadHash: 'a' })).toMatchObject({ kind: 'submitted' });
    expect(asked).toEqual([]);
  });

  test('returns the time of the next one above the rate limit, and sends nothing (SAFETY-10)', async () => {
    const { submit, asked } = ledgerOf([], reply({}), { limitedUntil: noon + 9_000 });
    expect(await submit()).toEqual({ kind: 'rate-limited', until: noon + 9_000 });
    expect(asked).toEqual([]);
  });

  test('has its page wait for the one reply, however often it is sent meanwhile (LEDGER-2)', async () => {
    let answer: (said: Outcome<unknown>) => void = () => undefined;
    const said = () => new Promise<Outcome<unknown>>((resolve) => (answer = resolve));
    const { ledger, submit, asked } = ledgerOf([], said);
    const copies = [submit({}, 60_000), submit({}, 60_000)];
    await new Promise((done) => setImmediate(done));
    expect([asked.length, ledger.isInFlight(renaming.id)]).toEqual([1, true]);
    answer(reply({}));
    for (const one of copies) expect(await one).toMatchObject({ kind: 'submitted', operation: { state: 'done' } });
    expect([asked.length, ledger.isInFlight(renaming.id)]).toEqual([1, false]);
  });

  test('is sent to nobody for a closed kind, and redirects to the result of an earlier one (SAFETY-55)', async () => {
    const { submit, asked } = ledgerOf([], reply({}), { isClosed: true });
    expect(await submit()).toEqual({ kind: 'disabled' });
    const done = { ...row, state: 'done', sentAt: noon } as Operation;
    const before = ledgerOf([done], reply({}), { isClosed: true });
    expect(await before.submit()).toMatchObject({ kind: 'submitted' });
    expect([...asked, ...before.asked]).toEqual([]);
  });

  test('returns the id of a row that this version cannot read (LEDGER-27)', async () => {
    const { submit, asked } = ledgerOf([], reply({}), { unread: renaming.id });
    expect(await submit()).toEqual({ kind: 'unreadable', id: renaming.id });
    const open = ledgerOf([], reply({}), { unreadOpen: 'operation-000009' });
    expect(await open.submit()).toEqual({ kind: 'unreadable', id: 'operation-000009' });
    expect([...asked, ...open.asked]).toEqual([]);
  });

  test.each<[string, Partial<Operation>]>([
    ['kind', { kind: 'data-service' }],
    ['line', { subjectId: 'line-3' }],
    ['person', { actorId: 'line-2' }],
  ])('under an id of another %s is foreign, and sends nothing (LEDGER-14)', async (_, other) => {
    const { submit, asked } = ledgerOf([{ ...row, ...other }]);
    expect(await submit()).toEqual({ kind: 'not-owned' });
    expect(asked).toEqual([]);
  });

  test('is not sent after a session fault, and is sent again with its form (LEDGER-6)', async () => {
    const { submit, stored, asked } = ledgerOf([], { kind: 'fault', why: 'session', transactionId: '' });
    expect(await submit({ payloadHash: 'a' })).toEqual({ kind: 'session' });
    expect(stored.get(renaming.id)).toMatchObject({ state: 'not-sent', refusal: 'session', acknowledgedAt: undefined });
    // A copy that was read before the end hears of it; one from a later page is sent, with what it shows now.
    expect(await submit({ readStartedAt: noon })).toEqual({ kind: 'session' });
    expect(asked).toHaveLength(1);
    expect(await submit({ payloadHash: 'b', readStartedAt: noon + 1_000 })).toEqual({ kind: 'session' });
    expect(asked).toHaveLength(2);
    expect(stored.get(renaming.id)).toMatchObject({ state: 'not-sent', payloadHash: 'b' });
  });

  test('is acknowledged once when its page showed it in progress (SIGNIN-16)', async () => {
    let answer: (said: Outcome<unknown>) => void = () => undefined;
    const { submit, stored } = ledgerOf([], () => new Promise<Outcome<unknown>>((resolve) => (answer = resolve)));
    expect(await submit({}, 1)).toMatchObject({ operation: { state: 'sending', acknowledgedAt: noon + 1_000 } });
    answer({ kind: 'fault', why: 'session', transactionId: '' });
    expect(await submit({ readStartedAt: 0 })).toEqual({ kind: 'session' });
    expect(stored.get(renaming.id)).toMatchObject({ state: 'not-sent', acknowledgedAt: noon + 1_000 });
  });

  test('throws the fault of a silent provider (SIGNIN-22)', async () => {
    const { submit } = ledgerOf([], { kind: 'fault', why: 'unreachable', transactionId: '' });
    expect(await submit()).toEqual({ kind: 'unreachable' });
  });

  test.each([
    ['no reply in time', 'timeout', { state: 'unknown', refusal: undefined }],
    ['a reply that refuses it without a reason', 'refused', { state: 'refused', refusal: 'other' }],
  ] as const)('that gets %s ends so (LEDGER-5, LEDGER-6)', async (_, why, operation) => {
    const { submit } = ledgerOf([], { kind: 'fault', why, transactionId: '' });
    expect(await submit()).toMatchObject({ kind: 'submitted', operation });
  });

  test('is unknown after a lost reply of several writes (LEDGER-5)', async () => {
    const saga = { kind: 'activate', terms: sampleTerms.activate } as SubmitRequest;
    const { submit } = ledgerOf([], fault('timeout'));
    expect(await submit(saga)).toMatchObject({ operation: { state: 'unknown' } });
  });

  test('is pending while the carrier works on it (LEDGER-4)', async () => {
    const change = { kind: 'top-up', terms: sampleTerms['top-up'] } as SubmitRequest;
    const { submit } = ledgerOf([]);
    expect(await submit(change)).toMatchObject({ operation: { state: 'pending' } });
  });

  test('keeps the reason of a refusal, in the carrier’s words when the portal has none (LEDGER-6, ERROR-21)', async () => {
    const refused = (name: string) => ({ kind: 'problem', name, resCode: 49_999, message: 'Not now.' }) as const;
    const end = async (name: string) => await ledgerOf([], refused(name)).submit();
    expect(await end('refused')).toMatchObject({
      operation: { state: 'refused', refusal: 'refused', refusalMessage: 'Not now.' },
    });
    expect(await end('declared')).toMatchObject({
      operation: { state: 'refused', refusal: 'declared', refusalMessage: undefined },
    });
  });

  test('ends as done when the carrier refuses a payment as already paid (BILL-12)', async () => {
    const paying = { kind: 'month-in-advance', terms: { amount: 2500, totalTax: 156 } } as const;
    const { submit } = ledgerOf([], { kind: 'problem', name: 'alreadyPaid', resCode: 40_020, message: '' });
    expect(await submit(paying)).toMatchObject({ operation: { state: 'done', result: 'alreadyPaid' } });
  });

  test('is unknown, not refused, when sending throws (LEDGER-5)', async () => {
    const { submit } = ledgerOf([], () => {
      throw new Error('broken');
    });
    expect(await submit()).toMatchObject({ operation: { state: 'unknown' } });
  });
});

describe('another operation of the line', () => {
  const other = (draft: Partial<Operation>) => ({ ...row, id: 'operation-000002', ...draft }) as Operation;
  const submit = (draft: Partial<Operation>, readStartedAt?: number) =>
    ledgerOf([other(draft)]).submit({ readStartedAt });

  test('is returned when it is in progress (LEDGER-3)', async () => {
    expect(await submit({ state: 'pending', sentAt: noon - 1 })).toMatchObject({
      kind: 'in-progress',
      operation: { id: 'operation-000002' },
    });
  });

  test('does not matter when it ended before the carrier was read', async () => {
    expect(await submit({ state: 'done', sentAt: noon - 1, endedAt: noon })).toMatchObject({ kind: 'submitted' });
  });

  test('is returned when it ended while the carrier was read, but not when it ended before (LEDGER-13)', async () => {
    const ended = { state: 'done', sentAt: noon - 9, endedAt: noon } as const;
    expect(await submit(ended, noon - 1)).toMatchObject({ kind: 'in-progress' });
    expect(await submit(ended, noon)).toMatchObject({ kind: 'submitted' });
  });
});

describe('later events', () => {
  const tracking = { bid_e: 'a', bid: 'b', t: 'c', campaignid: 'd', orderID: 'e', fname: 'f' };
  const terms = { referrerEmailId: 'a@example.test', friends: [], tracking };
  const invite = { ...row, kind: 'invite', state: 'unknown', sentAt: noon, terms } as unknown as Operation;

  test('notifies third parties of an end once (SAFETY-13)', () => {
    const { ledger, asked, background } = ledgerOf([invite]);
    for (const _ of ['once', 'again']) {
      ledger.finish(invite.id, 'complete', {});
      expect(asked.map(([id]) => id)).toEqual(['marketing.inviteReferral']);
    }
    expect(background).toHaveLength(1);
  });

  test.each([
    ['is told', reply({}), 0],
    ['does not take it', fault(), 1],
  ])('it is noted when another system %s: %# (SAFETY-13)', async (_, said, times) => {
    const { ledger, background, untold } = ledgerOf([invite], said);
    ledger.finish(invite.id, 'complete', {});
    await Promise.all(background);
    expect(untold()).toBe(times);
  });

  test('notifies no third party of other kinds (SAFETY-13)', () => {
    const sent = { ...row, state: 'unknown', sentAt: noon } as Operation;
    const { ledger, background } = ledgerOf([sent]);
    expect(ledger.finish(sent.id, 'complete', {})).toMatchObject({ state: 'done' });
    expect(background).toEqual([]);
  });

  test('keep a refusal only for a refused operation, or one that needs the Care Team (LEDGER-6)', () => {
    const ended = ledgerOf([invite]).ledger.transition(invite.id, 'complete', { refusal: 'declared' });
    expect(ended).toMatchObject({ state: 'done', refusal: undefined });
  });

  test('keeps fields of a reply when a later event brings none', () => {
    const { ledger } = ledgerOf([{ ...invite, result: 'kept' }]);
    expect(ledger.transition(invite.id, 'complete')).toMatchObject({ state: 'done', result: 'kept' });
  });

  test('keeps the operator’s settlement (LEDGER-30)', () => {
    const settlement = { by: 'kim', reason: 'seen', from: 'unknown', carrier: 'open', at: noon } as const;
    expect(ledgerOf([invite]).ledger.transition(invite.id, 'complete', { settlement })).toMatchObject({ settlement });
  });

  test('makes operations unknown that an earlier instance was sending, and no others (LEDGER-17)', async () => {
    const of = (id: string, state: Operation['state']) => ({ ...row, id, state, sentAt: noon }) as Operation;
    const { ledger, stored, moved } = ledgerOf([of('a', 'sending'), of('b', 'pending'), of('c', 'done')]);
    ledger.recoverLostCalls();
    expect([...stored.values()].map(({ state }) => state)).toEqual(['unknown', 'pending', 'done']);
    expect(moved).toEqual(['sending unknown']);
    const flying = ledgerOf([], () => new Promise<Outcome<unknown>>(() => undefined));
    const sent = flying.submit({}, 1);
    flying.ledger.recoverLostCalls();
    expect(flying.stored.get(renaming.id)).toMatchObject({ state: 'sending' });
    expect(await sent).toMatchObject({ kind: 'submitted', operation: { state: 'sending' } });
  });

  test('change nothing when they do not apply, and belong to nobody without an operation (LEDGER-4)', () => {
    const done = { ...invite, state: 'done', endedAt: noon } as Operation;
    const { ledger, moved, stored } = ledgerOf([done]);
    expect(ledger.transition(done.id, 'lose')).toBe(done);
    expect(ledger.transition('operation-000009', 'lose')).toBeUndefined();
    expect([moved, stored.get(done.id)]).toEqual([[], done]);
  });

  test('keeps the reason of care (LEDGER-8, LEDGER-22)', () => {
    const { ledger } = ledgerOf([invite]);
    const kept = { refusal: 'declared', refusalMessage: 'Call us.' };
    expect(ledger.transition(invite.id, 'give-up', kept)).toMatchObject({ state: 'needs-care', ...kept });
  });
});

test('the transition of a saga’s end (LEDGER-21, LEDGER-22)', () => {
  const done = { kind: 'done', results: {}, result: 'order-9' } as const;
  expect(transitionOfSaga(done)).toEqual({ event: 'complete', result: 'order-9' });
  for (const why of ['session', 'unreachable'])
    expect(transitionOfSaga({ kind: 'refused', refusal: why })).toEqual({ event: 'turn-away', refusal: why });
  const why = { refusal: 'declared', message: 'Not now.' };
  const kept = { refusal: 'declared', refusalMessage: 'Not now.' };
  expect(transitionOfSaga({ kind: 'refused', ...why })).toEqual({ event: 'refuse', ...kept });
  expect(transitionOfSaga({ kind: 'stopped', ...why })).toEqual({ event: 'give-up', ...kept });
  expect(transitionOfSaga({ kind: 'waiting', hasAnswer: true })).toEqual({});
});
