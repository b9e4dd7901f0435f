import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../problem.ts';
import { arrivalWindowMs, reconcileMissing } from './ledger.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import {
  idempotencyKeyOf,
  isSagaEnd,
  runSaga,
  type SagaEnd,
  type SagaStep,
  stepKeyOf,
  type StepRecord,
} from './saga.ts';

/** Fate of one send of a step. `crash` kills the process before the reply is stored. */
type Fate = 'reply' | 'lost-before' | 'lost-after' | 'crash-before' | 'crash-after' | 'session' | 'problem' | 'refused';
/** Fate of one reconciliation. */
type Answer = 'truth' | 'silent' | 'crash';

interface World {
  fates: readonly Fate[];
  answers: readonly Answer[];
  steps: readonly { essential: boolean }[];
}

class Crash extends Error {}

/** A carrier that follows the fates, a journal that survives crashes, and a function that runs the saga again. */
function run({ fates, answers, steps: declaredSteps }: World) {
  const effects: string[] = [];
  const stored = new Map<string, StepRecord>();
  let [sending, asking, now] = [0, 0, 0];
  const lost: Outcome<never> = { kind: 'fault', why: 'timeout', transactionId: 't' };
  const steps = declaredSteps.map(({ essential }, index): SagaStep => ({
    id: `step-${index}`,
    isEssential: essential,
    async send(results) {
      // All essential steps before this one are done, with their results.
      for (let earlier = 0; earlier < index; earlier += 1)
        if (declaredSteps[earlier]?.essential) expect(results[`step-${earlier}`]).toBe(`result-${earlier}`);
      expect(stored.get(`step-${index}`)?.state).toBe('sent');
      const fate = fates[sending++] ?? 'reply';
      if (fate === 'crash-before') throw new Crash();
      if (['reply', 'lost-after', 'crash-after'].includes(fate)) effects.push(`step-${index}`);
      if (fate === 'crash-after') throw new Crash();
      if (fate === 'problem') return { kind: 'problem', name: 'declared', resCode: 1, message: undefined };
      if (fate === 'session' || fate === 'refused') return { kind: 'fault', why: fate, transactionId: 't' };
      return fate === 'reply' ? { kind: 'reply', reply: `result-${index}` } : lost;
    },
    async reconcile({ sentAt }) {
      const answer = answers[asking++] ?? 'truth';
      if (answer === 'crash') throw new Crash();
      if (answer === 'silent') return undefined;
      const arrived = effects.includes(`step-${index}`);
      return arrived ? { outcome: 'done', result: `result-${index}` } : { outcome: reconcileMissing(sentAt, now) };
    },
  }));
  const journal = memoryJournal({}, stored);
  const turn = () => {
    now += arrivalWindowMs / 2;
    return runSaga(steps, journal, () => now).catch((thrown: unknown) => {
      if (!(thrown instanceof Crash)) throw thrown;
      return { kind: 'waiting', hasAnswer: false } satisfies SagaEnd;
    });
  };
  return { turn, effects, stored };
}

const fate = fc.constantFrom<Fate>(
  ...(['reply', 'lost-before', 'lost-after', 'crash-before', 'crash-after', 'session', 'problem', 'refused'] as const),
);
const world: fc.Arbitrary<World> = fc.record({
  fates: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant<Fate>('reply') }, { weight: 2, arbitrary: fate }), {
    maxLength: 20,
  }),
  answers: fc.array(fc.constantFrom<Answer>('truth', 'silent', 'crash'), { maxLength: 20 }),
  steps: fc.array(fc.record({ essential: fc.boolean() }), { minLength: 1, maxLength: 6 }),
});

describe('runSaga', () => {
  test('ends in the carrier’s state after each crash or fault, no step twice (LEDGER-19, LEDGER-20)', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (seenResults) => {
        const { turn, effects, stored } = run(seenResults);
        let end: SagaEnd = { kind: 'waiting', hasAnswer: false };
        for (let turns = 0; end.kind === 'waiting'; turns += 1) {
          expect(turns).toBeLessThan(200);
          end = await turn();
        }
        expect(new Set(effects).size).toBe(effects.length);
        expect(effects).toEqual([...effects].sort());
        const essential = seenResults.steps.flatMap((step, index) => (step.essential ? [`step-${index}`] : []));
        if (end.kind === 'done') expect(essential.filter((id) => !effects.includes(id))).toEqual([]);
        if (end.kind === 'refused') expect(effects).toEqual([]);
        if (end.kind === 'stopped') {
          expect(effects).not.toEqual([]);
          expect(essential.some((id) => stored.get(id)?.state === 'refused')).toBe(true);
        }
        // Recorded steps were done, and done steps are recorded.
        const done = [...stored.values()].filter(({ state }) => state === 'done').map(({ step }) => step);
        expect(done.sort()).toEqual([...effects].sort());
        // Another run changes nothing. After a session fault the ledger does not run it again.
        if (end.kind !== 'refused' || end.refusal !== 'session') expect(await turn()).toEqual(end);
      }),
      { numRuns: 3_000 },
    );
  });

  test('is refused when the session ends before the first step, and waits later on (LEDGER-21)', async () => {
    const first = run({ fates: ['session'], answers: [], steps: [{ essential: true }, { essential: true }] });
    expect(await first.turn()).toEqual({ kind: 'refused', refusal: 'session' });
    expect([...first.stored.values()]).toEqual([]);
    const second = run({ fates: ['reply', 'session'], answers: [], steps: [{ essential: true }, { essential: true }] });
    expect(await second.turn()).toEqual({ kind: 'waiting', hasAnswer: false });
    expect((await second.turn()).kind).toBe('done');
    expect(second.effects).toEqual(['step-0', 'step-1']);
  });

  test('stops with the problem’s name at a refusal after a done step (LEDGER-22)', async () => {
    const { turn, effects } = run({
      fates: ['reply', 'problem'],
      answers: [],
      steps: [{ essential: true }, { essential: true }, { essential: true }],
    });
    expect(await turn()).toEqual({ kind: 'stopped', refusal: 'declared' });
    expect(effects).toEqual(['step-0']);
  });

  test('goes on after the refusal of a step that is not essential (LEDGER-22)', async () => {
    const { turn, effects } = run({
      fates: ['reply', 'refused', 'reply'],
      answers: [],
      steps: [{ essential: true }, { essential: false }, { essential: true }],
    });
    expect((await turn()).kind).toBe('done');
    expect(effects).toEqual(['step-0', 'step-2']);
  });

  test('is refused when only repeatable steps were done before (LEDGER-22)', async () => {
    const done = { kind: 'reply', reply: undefined } as const;
    const step = (id: string, fields: Partial<SagaStep>): SagaStep => ({
      id,
      send: async () => done,
      reconcile: async () => undefined,
      ...fields,
    });
    const refused = {
      send: async () => ({ kind: 'problem', name: 'declared', resCode: 1, message: undefined }) as const,
    };
    const ends = async (...steps: SagaStep[]) => (await runSaga(steps, memoryJournal(), () => 0)).kind;
    expect(await ends(step('a', { isRepeatable: true }), step('b', refused))).toBe('refused');
    expect(await ends(step('a', { isRepeatable: true }), step('b', {}), step('c', refused))).toBe('stopped');
  });

  test('stores the result of a refused step and hides it from later steps (LEDGER-22)', async () => {
    const seenResults: unknown[] = [];
    const [refused, lastStep]: SagaStep[] = [
      {
        id: 'a',
        isEssential: false,
        send: async () => ({ kind: 'problem', name: 'declared', resCode: 1, message: undefined, result: 'id-1' }),
        reconcile: async () => undefined,
      },
      {
        id: 'b',
        send: async (results) => {
          seenResults.push(results);
          return { kind: 'reply', reply: 'id-2' };
        },
        reconcile: async () => undefined,
      },
    ];
    const records = new Map<string, StepRecord>();
    const end = await runSaga([refused, lastStep] as SagaStep[], memoryJournal({}, records), () => 0);
    expect(records.get('a')).toMatchObject({ state: 'refused', refusal: 'declared', result: 'id-1' });
    expect(seenResults).toEqual([{}]);
    expect(end).toEqual({ kind: 'done', results: { b: 'id-2' } });
  });

  test('stores the reconcile result of a step (LEDGER-20)', async () => {
    const record: StepRecord = { step: 'a', state: 'sent', sentAt: 0 };
    const runAfter = async (result: Awaited<ReturnType<SagaStep['reconcile']>>) => {
      const records = new Map([[record.step, record]]);
      const step: SagaStep = {
        id: 'a',
        send: async () => ({ kind: 'fault', why: 'timeout', transactionId: 't' }),
        reconcile: async () => result,
      };
      return { end: await runSaga([step], memoryJournal({}, records), () => 9), record: records.get('a') };
    };
    expect(await runAfter({ outcome: 'done', result: 'id-1' })).toEqual({
      end: { kind: 'done', results: { a: 'id-1' } },
      record: { ...record, state: 'done', result: 'id-1' },
    });
    expect(await runAfter({ outcome: 'refused' })).toEqual({
      end: { kind: 'refused', refusal: 'other' },
      record: { ...record, state: 'refused', refusal: 'other' },
    });
    // The step is sent again, with another time.
    expect(await runAfter({ outcome: 'absent' })).toEqual({
      end: { kind: 'waiting', hasAnswer: false },
      record: { ...record, sentAt: 9 },
    });
    // POLL-7: after an answer the next read has the usual interval.
    expect(await runAfter({ outcome: 'open' })).toEqual({ end: { kind: 'waiting', hasAnswer: true }, record });
    expect(await runAfter(undefined)).toEqual({ end: { kind: 'waiting', hasAnswer: false }, record });
  });

  test('returns other for a stored refusal without a reason', async () => {
    const records = new Map([['a', { step: 'a', state: 'refused', sentAt: 0 } as StepRecord]]);
    const step = { id: 'a' } as SagaStep;
    expect(await runSaga([step], memoryJournal({}, records), () => 0)).toEqual({ kind: 'refused', refusal: 'other' });
  });
});

describe('a step without which the next ones are done (LEDGER-22)', () => {
  const record = (step: string, state: StepRecord['state'], fields: Partial<StepRecord> = {}) =>
    [step, { step, state, sentAt: 0, ...fields }] as const;
  const steps = [
    { id: 'pause', isRefusedLast: true },
    { id: 'lock', send: async () => ({ kind: 'reply', reply: undefined }) },
  ] as unknown as SagaStep[];

  test.each([
    [
      { refusal: 'notOpen', message: 'Call us' },
      { refusal: 'notOpen', message: 'Call us' },
    ],
    [{}, { refusal: 'other' }],
  ])('ends the saga as refused after them: %o', async (fields, end) => {
    const records = new Map([record('pause', 'refused', fields)]);
    expect(await runSaga(steps, memoryJournal({}, records), () => 1)).toEqual({ kind: 'refused', ...end });
    expect(records.get('lock')).toMatchObject({ state: 'done' });
  });

  test('ends it as done where it was not refused', async () => {
    const records = new Map([record('pause', 'done')]);
    expect(await runSaga(steps, memoryJournal({}, records), () => 1)).toMatchObject({ kind: 'done' });
  });
});

test.each([
  [true, false, true],
  [true, true, false],
  [true, undefined, false],
  [undefined, false, false],
])(
  'a lost step that needs its key (%s) waits where keys have no effect: %s (TIER-6)',
  async (needsKey, hasKeys, waits) => {
    const lost: StepRecord = { step: 'a', state: 'sent', sentAt: 0 };
    const records = new Map([['a', lost]]);
    const reconcile = async () => ({ outcome: 'absent' as const });
    const step: SagaStep = { id: 'a', needsKey, send: async () => ({ kind: 'reply', reply: undefined }), reconcile };
    const journal = { ...memoryJournal({}, records), hasIdempotentWrites: hasKeys };
    const end = await runSaga([step], journal, () => 9);
    expect(end).toEqual(waits ? { kind: 'waiting', hasAnswer: true } : { kind: 'done', results: { a: undefined } });
    expect(records.get('a')?.state).toBe(waits ? 'sent' : 'done');
  },
);

test('has the key of the step that is being sent, else that of the operation (HTTP-9)', () => {
  const sent: StepRecord = { step: 'b', state: 'sent', sentAt: 0 };
  const done: StepRecord = { ...sent, step: 'a', state: 'done' };
  expect(stepKeyOf('one', 'b')).toBe('one.b');
  expect(idempotencyKeyOf('one', [done, sent])).toBe('one.b');
  expect(idempotencyKeyOf('one', [done])).toBe('one');
});

test('distinguishes the end of a saga from the outcome of a call', () => {
  const ends: SagaEnd[] = [
    { kind: 'done', results: {} },
    { kind: 'refused', refusal: 'other' },
  ];
  const outcomes: Outcome<unknown>[] = [
    { kind: 'reply', reply: 1 },
    { kind: 'problem', name: 'a', resCode: 1, message: undefined },
    { kind: 'fault', why: 'http', transactionId: '' },
  ];
  expect(ends.map(isSagaEnd)).toEqual([true, true]);
  expect(outcomes.map(isSagaEnd)).toEqual([false, false, false]);
});
