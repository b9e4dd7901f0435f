import { describe, expect, test } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { shown } from '#contracts/examples.ts';
import { endpointsOf } from '#contracts/tier.ts';
import { arrivalWindowMs } from '../domain/ledger.ts';
import { operationRequirements } from '../domain/operation-needs.ts';
import type { StepRecord } from '../domain/saga.ts';
import type { Outcome } from '../problem.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { sampleOf } from '../testing/sample-terms.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import { unavailableActions, isKindAvailable } from './needs.ts';
import { declarationOf, type Operation, type OperationKind, operationKinds } from './operations.ts';

/** The carrier's first example of each endpoint. */
function exampleOf(id: string): Outcome<unknown> {
  // No read shows the effect at once, so that the poll of a change is called as well.
  if (id === 'service.status') return reply({ 'line-2': { irEnabled: false, ildEnabled: false, drEnabled: false } });
  const example = shown.find((entry) => entry.endpoint.id === id)?.replies[0];
  const target = endpoints.find((entry) => entry.id === id);
  return example && target ? reply(target.reply.parse(example.reply)) : fault();
}

const sendsOf = (operation: Operation, answer: (id: string) => Outcome<unknown>, records: Map<string, StepRecord>) => {
  const { caller, asked } = askedCarrier(answer);
  const journal = {
    ...memoryJournal({ accountNumber: '447', pin: '1234', zip: '01803', password: 'harbor-1234' }, records),
    now: () => noon,
  };
  return { caller, asked, journal, ids: () => asked.map(([id]) => id), operation };
};

/** Returns all calls of a kind: a complete send, and the reconciliation of each part after a lost reply. */
async function callsOf(kind: OperationKind, terms: unknown): Promise<string[]> {
  const declaration = declarationOf(kind);
  const baseline = sampleOf(declaration.baseline);
  const submitted = { ...operationOf(kind, terms as never), baseline } as Operation;
  const steps = new Map<string, StepRecord>();
  const fullSend = sendsOf(submitted, exampleOf, steps);
  await declaration.send(fullSend.caller, submitted, actor, fullSend.journal);
  const lostSteps = steps.size > 0 ? [...steps.keys()] : [undefined];
  const allCalls = fullSend.ids();
  for (const step of lostSteps) {
    const records = [...steps.values()].map((entry): StepRecord =>
      entry.step === step ? { step, state: 'sent', sentAt: noon } : entry,
    );
    const read = sendsOf(submitted, () => fault(), new Map(records.map((entry) => [entry.step, entry])));
    await declaration.reconcile(read.caller, submitted, actor, noon + 2 * arrivalWindowMs, read.journal);
    allCalls.push(...read.ids());
  }
  return allCalls;
}

describe('capabilities (TIER-3)', () => {
  test.each(operationKinds)('%s requires exactly its calls', async (kind) => {
    const { terms } = declarationOf(kind);
    const fullCalls = await callsOf(kind, sampleOf(terms, { whole: true }));
    const minimalCalls = await callsOf(kind, sampleOf(terms));
    expect([...new Set([...fullCalls, ...minimalCalls])].sort()).toEqual([...operationRequirements[kind]].sort());
  });

  test('returns undefined for a carrier with all capabilities', () => {
    expect(unavailableActions(undefined)).toBeUndefined();
    expect(isKindAvailable(undefined, 'top-up')).toBe(true);
  });

  test('makes a kind unavailable without one of its calls, and its action without any kind', () => {
    const pay = endpointsOf('pay');
    const without = (...removedIds: string[]) => new Set(pay.filter((id) => !removedIds.includes(id)));
    expect(unavailableActions(new Set(pay))?.has('manage-cards')).toBe(false);
    expect(isKindAvailable(without('card.remove'), 'card-remove')).toBe(false);
    expect(unavailableActions(without('card.remove'))?.has('manage-cards')).toBe(false);
    const cards = ['card.remove', 'card.setDefault', 'card.updateExpiry', 'payment.cardPage'];
    expect(unavailableActions(without(...cards))?.has('manage-cards')).toBe(true);
  });

  test('shows bills where none can be emailed', () => {
    expect(unavailableActions(new Set(endpointsOf('overview')))?.has('see-bills')).toBe(false);
    expect(unavailableActions(new Set(endpointsOf('overview')))?.has('pay')).toBe(true);
  });

  test.each([
    ['activation', 'activation.status'],
    ['sim-swap', 'customer.group'],
  ] as const)('requires for the carrier’s job %s the call %s', (job, id) => {
    expect(isKindAvailable(new Set([id]), job)).toBe(true);
    expect(isKindAvailable(new Set(), job)).toBe(false);
  });

  test('requires the read that shows the effect as well as the write', () => {
    const pay = endpointsOf('pay').filter((id) => id !== 'customer.topUpStatus');
    expect(isKindAvailable(new Set(pay), 'top-up')).toBe(false);
    expect(unavailableActions(new Set(pay))?.has('add-data')).toBe(true);
  });
});
