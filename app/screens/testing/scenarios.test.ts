import { inTurn } from '#fixtures/testing/turn.ts';
import { afterEach, expect, test } from 'vitest';
import { readyForm } from '#e2e/support/scenario-walk.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { declarationOf } from '#rpc/operation/operations.ts';
import { respelled } from '#contracts/pact/respelled.ts';
import { sayInstead, spellingsAt, visitAtSeed } from './carrier-account.ts';
import { visitorOf } from './forms/portal-visitor.ts';
import { scenarioVisitor } from './forms/scenario-visitor.ts';

afterEach(() => sayInstead());

test.each(scenarios.map((one) => [one.kind, one] as const))(
  'confirms %s at once as one operation with its writes and its effect (LEDGER-1)',
  async (_, scenario) => confirm(scenario),
);

/** Its own spelling for each, by turns; `npm run lab -- spellings` tries each of them in all. */
const respelledCases = scenarios.flatMap((one, index) =>
  spellingsAt(index).map((way) => [one.kind, way, one] as const),
);
test.each(inTurn(respelledCases, 3))(
  'confirms %s as well from replies in another spelling, %i, and ends it (HTTP-33)',
  async (_, way, scenario) => {
    sayInstead((__, data) => respelled(data, way));
    await confirm(scenario);
  },
);

async function confirm(scenario: Scenario): Promise<void> {
  const { kind } = scenario;
  const { context, account, visitor, written, readBackLater } = visitAtSeed(scenario);
  const person = visitorOf({ context, now: account.now, public: visitor });
  const post = async (path: string, fields: Fields) => {
    account.forget();
    const { status, location } = await person.post(path, new URLSearchParams(fields));
    expect([path, status]).toEqual([path, 303]);
    return location;
  };
  const visitorOfForm = scenarioVisitor(person.get, async (path, fields) => {
    const location = await post(path, fields);
    // The operation of an earlier form has ended.
    for (const operation of account.operations) if (operation.state === 'sending') operation.state = 'done';
    return location;
  });
  const form = await readyForm(visitorOfForm, scenario);
  const [sentBefore, writtenBefore] = [account.submitted.length, written().length];
  await post(form.path, form.fields);
  await account.settled();
  const [submitted, ...more] = account.submitted.slice(sentBefore);
  expect(more).toEqual([]);
  const operation = account.operations.find(({ id }) => id === submitted?.id);
  expect(operation).toMatchObject({ kind });
  const made = written().slice(writtenBefore);
  expect(made).toEqual([...new Set(made)]);
  expect(made).toEqual(expect.arrayContaining([...scenario.writes]));
  if (!operation || scenario.isUnseen || declarationOf(kind).isSaga) return;
  expect(await readBackLater(operation)).toBe('done');
}
