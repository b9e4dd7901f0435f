import { afterEach, describe, expect, test } from 'vitest';
import { kindsWhere } from '#fixtures/scenarios/scenarios.ts';
import { doubtfulStates } from '#rpc/domain/facts/earlier-order.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { chargedKinds } from '#rpc/domain/facts/cost.ts';
import { declarationOf, type OperationKind } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { forgetWorld, type Group } from './testing/carrier-account.ts';
import { filledIn, openForm, type OpenForm, send } from './testing/forms/open-form.ts';
import { places } from './testing/forms/form-place.ts';

// A second purchase while nobody knows of the first: its form says so before it is sent.

afterEach(forgetWorld);

/** Opens the form of a kind, after an operation of it and its subject was put into the ledger. */
function open(kind: OperationKind, state?: OperationState): Promise<OpenForm> {
  const place = places.find(({ sends }) => sends === kind) ?? expect.fail(kind);
  return openForm(place, (group) => state && put(group, kind, state));
}

async function put({ account, context, visit }: Group, kind: OperationKind, state: OperationState): Promise<void> {
  const { customerId } = context.viewer.actor;
  const { target = '' } = await account.find({ ref: visit.lineRef });
  const subjectId = declarationOf(kind).scope === 'account' ? customerId : target;
  const sentAt = account.now;
  const operation = { id: 'earlier-operation', kind, subjectId, actorId: customerId, state, issuedAt: sentAt, sentAt };
  account.operations.push({ ...operation, terms: sampleTerms[kind] });
}

const confirm = async (form: OpenForm) =>
  (await send(form, new URLSearchParams(filledIn(form, Array(60).fill(0))))).did;

test('warns of the kinds that cost money (LEDGER-43)', () => {
  // A saga has no field for it.
  const costly = kindsWhere(({ kind, rules }) => declarationOf(kind).costs === true && !rules.isSwitch);
  expect([...costly, 'add-line'].toSorted()).toEqual(chargedKinds.toSorted());
});

describe.each(chargedKinds)('%s', (kind) => {
  test.each(doubtfulStates)('warns of an earlier one that is %s, and is sent then (LEDGER-43)', async (state) => {
    const form = await open(kind, state);
    expect(form.page.hidden.earlier).toMatch(/^[\w-]{22}$/);
    expect(await confirm(form)).not.toEqual([]);
  });

  test.each(doubtfulStates)('sends nothing without the warning of one that is %s (LEDGER-43)', async (state) => {
    const form = await open(kind);
    expect(form.page.hidden.earlier).toBeUndefined();
    await put(form.group, kind, state);
    expect(await confirm(form)).toEqual([]);
  });

  test.each(['done', 'cannot-tell'] as const)(
    'sends nothing after the earlier one is %s (LEDGER-43)',
    async (state) => {
      const form = await open(kind, 'no-trace');
      for (const operation of form.group.account.operations)
        if (operation.state === 'no-trace') operation.state = state;
      expect(await confirm(form)).toEqual([]);
    },
  );

  test.each(['done', 'refused', 'not-sent'] as const)('has no warning of one that is %s (LEDGER-43)', async (state) => {
    expect((await open(kind, state)).page.hidden.earlier).toBeUndefined();
  });
});
