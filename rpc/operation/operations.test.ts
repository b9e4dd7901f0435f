import { describe, expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { arrivalWindowMs } from '../domain/ledger.ts';
import type { Outcome } from '../problem.ts';
import { sampleIds } from '#fixtures/scenarios/scenario.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { declarationOf, type Operation, operationKinds } from './operations.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { readOf, replyShowing } from '../testing/effect-reply.ts';
import { sampleOf, sampleTerms } from '../testing/sample-terms.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';

describe.each(operationKinds)('every kind: %s', (kind) => {
  const declaration = declarationOf(kind);
  const operation = { ...operationOf(kind, sampleTerms[kind]), baseline: sampleOf(declaration.baseline) } as Operation;
  const effects = (asked: [string, unknown][]) =>
    asked.map(([id]) => endpoints.find((endpoint) => endpoint.id === id)?.effect);

  test('is sent as one write of the carrier', async () => {
    const { caller, asked } = askedCarrier(fault());
    await declaration.send(caller, operation, actor, memoryJournal());
    expect(effects(asked)).toEqual(['write']);
  });

  test('is reconciled by reads, and stays undecided without an answer (LEDGER-5)', async () => {
    const { caller, asked } = askedCarrier(fault());
    const journal = memoryJournal();
    await declaration.send(askedCarrier(fault()).caller, operation, actor, journal);
    const result = await declaration.reconcile(caller, operation, actor, noon + 2 * arrivalWindowMs, journal);
    expect(effects(asked).filter((effect) => effect !== 'read')).toEqual([]);
    const undecided = journal.records().length > 0 ? { kind: 'waiting', hasAnswer: false } : undefined;
    expect(result).toEqual(asked.length > 0 ? undecided : 'absent');
  });
});

test('has a scenario for each kind (fixtures/scenarios)', () => {
  expect(scenarios.map(({ kind }) => kind).toSorted()).toEqual(operationKinds.toSorted());
});

/** Kinds of one write and at most one read; those of several reads have separate test files. */
const simple = scenarios.flatMap((scenario) =>
  scenario.sends ? [[scenario.kind, { ...scenario, sends: scenario.sends }] as const] : [],
);

describe.each(simple)('%s', (kind, { terms, sends, secrets, effect }) => {
  const operation = operationOf(kind, terms(sampleIds));
  const declaration = declarationOf(kind);
  const read = (answer: Outcome<unknown>, now = noon + 10_000) => {
    const { caller, asked } = askedCarrier(answer);
    return declaration
      .reconcile(caller, operation, actor, now, memoryJournal())
      .then((result) => ({ verdict: result, asked }));
  };

  test('is sent with its terms, and is done with its reply', async () => {
    const { caller, asked } = askedCarrier(reply({}));
    await declaration.send(caller, operation, actor, memoryJournal(secrets));
    expect(asked).toEqual([sends]);
    expect(declaration.isAsynchronous).toBe(false);
  });

  test(
    declaration.isReplyShown
      ? 'without its answer it never arrived: nobody can use a page without an address'
      : 'without a trace it is open for two minutes, and has never arrived after them',
    async () => {
      const nothing = reply(effect ? replyShowing(effect, effect.not) : {});
      expect((await read(nothing, noon + arrivalWindowMs)).verdict).toBe(declaration.isReplyShown ? 'absent' : 'open');
      expect((await read(nothing, noon + arrivalWindowMs + 1)).verdict).toBe('absent');
    },
  );

  if (effect) {
    test('is done when a read shows its effect, at any time', async () => {
      const effectReply = reply(replyShowing(effect, effect.done));
      expect(await read(effectReply, noon + 2 * arrivalWindowMs)).toEqual({ verdict: 'done', asked: [readOf(effect)] });
    });

    test('returns undefined while the carrier does not answer', async () => {
      expect((await read(fault(), noon + 2 * arrivalWindowMs)).verdict).toBeUndefined();
    });
  } else {
    test('has no read of its effect', async () => {
      expect((await read(fault())).asked).toEqual([]);
    });
  }
});
