import { beforeEach, describe, expect, inject, test } from 'vitest';
import { casesInTurn } from '#fixtures/testing/turn-of-commit.ts';
import { endpoints } from '#contracts/carrier.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { scenarioOf, scenarios } from '#fixtures/scenarios/scenarios.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { can } from '#rpc/domain/permission.ts';
import { declarationOf, type OperationKind } from '#rpc/operation/operations.ts';
import { readSnapshot } from '#rpc/portal/snapshot.ts';
import { type SubmitDecision, newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { type Home, openFor, requestOf } from '../testing/scenario-account.ts';
import { signIn } from '../testing/sign-in.ts';
import { visitOf } from '../testing/visit.ts';
import { calls, clearCalls, count, injectFault } from '../testing/world.ts';

/** Returns the write by which the carrier hears of a kind first. */
const firstWriteOf = ({ firstWrite, writes }: Scenario) => firstWrite ?? writes[0];
const operationId = newOperationId();

let home: Home;
let page: PortalContext;

/** Opens the account of a scenario. @returns the id and the reference of a line on which its action is allowed */
async function visit(scenario: Scenario): Promise<{ lineId: string; lineRef: string }> {
  const account = await openFor(scenario.seed, [scenario]);
  page = await visitOf(account);
  home = { account, signedIn: { requester: page.viewer }, scenarios: [scenario] };
  const snapshot = await readSnapshot(page);
  const line = snapshot.lines.find((one) => can(scenario.rules.action, snapshot, one).allowed);
  if (!line) throw new Error(`${scenario.seed} has no line where a ${scenario.kind} is allowed`);
  return { lineId: line.id, lineRef: (await page.account.refs([line.id]))[line.id] ?? '' };
}

/** Sends the operation that a form needs to have been sent, if there is one. */
async function sendNeeded({ kind }: Scenario, { lineId, lineRef }: { lineId: string; lineRef: string }): Promise<void> {
  const needed = scenarios.find((one) => one.kind === declarationOf(kind).attemptsPer?.kind);
  if (!needed) return;
  const decision = await decisionOf(needed, lineId);
  await submitOnce(page, needed.kind, {
    operationId: newOperationId(),
    lineRef,
    payload: {},
    decide: async () => decision,
  });
}

/** Returns the decision of a scenario's form. */
async function decisionOf(scenario: Scenario, lineId: string): Promise<SubmitDecision<OperationKind, never>> {
  const { terms, baseline, secrets } = await requestOf(home, scenario, lineId);
  return { kind: 'send', terms, baseline, secrets } as SubmitDecision<OperationKind, never>;
}

const named = casesInTurn(scenarios, 4, inject('commit')).map((one) => [one.kind, one] as const);

describe.each(named)('two copies of one form, of every kind: %s (LEDGER-2, LEDGER-15)', (kind, scenario) => {
  let sent: SubmitDecision<OperationKind, never>;
  /** The writes that the carrier took. */
  const writes = async () => {
    const taken = (await calls(home.account)).filter(({ status }) => status !== 401 && status !== 403);
    const ids = taken.map(({ id }) => id);
    return ids.filter((id) => endpoints.find((endpoint) => endpoint.id === id)?.effect === 'write');
  };
  /** A saga has several writes, each of them once. */
  async function expectNoneTwice(): Promise<void> {
    const made = await writes();
    expect(made.length).toBeGreaterThan(0);
    expect(made).toEqual([...new Set(made)]);
  }
  type Result = Awaited<ReturnType<typeof submitOnce>>;
  let send: (judge?: () => Promise<typeof sent>) => Promise<Result>;
  /** A saga can take longer than the first copy waits, so the operation's state may differ. */
  const ledTo = (outcome: Result) =>
    outcome.kind === 'operation' ? { isOwn: outcome.isOwn, id: outcome.operation.id } : outcome;

  beforeEach(async () => {
    const line = await visit(scenario);
    await sendNeeded(scenario, line);
    sent = await decisionOf(scenario, line.lineId);
    await clearCalls(home.account);
    const { lineRef } = line;
    send = (judge = async () => sent) => submitOnce(page, kind, { operationId, lineRef, payload: {}, decide: judge });
  });

  test('change nothing after 401 and 403; two copies at once are then one write (SIGNIN-16)', async () => {
    // SIGNIN-15, SIGNIN-16: the token that a 401 refuses cannot be renewed here, so that the session is over after it.
    for (const fault of [403, 401]) {
      await injectFault(home.account, { endpoint: firstWriteOf(scenario), fault });
      await expect(send()).rejects.toMatchObject({ fault: { why: 'session' } });
      expect(await writes()).toEqual([]);
      expect((await page.account.find({ open: kind })).open).toEqual([]);
    }
    page = { ...page, viewer: (await signIn(home.account)).requester };
    const [one, other] = await Promise.all([send(), send()]);
    await expectNoneTwice();
    expect(ledTo(other)).toEqual(ledTo(one));
  });

  test('give one result when the effect of the first is a reason against the second', async () => {
    let first: Result | undefined;
    const second = await send(async () => {
      first = await send();
      return { kind: 'refuse', reason: 'already-paid' };
    });
    await expectNoneTwice();
    expect(first && ledTo(first)).toEqual(ledTo(second));
  });
});

test.each([
  ['rename', 'rename'],
  ['router-ssid', 'router-reset'],
] as const)('a %s that ends while a %s is judged is what that leads to (LEDGER-13)', async (first, second) => {
  const { lineId, lineRef } = await visit(scenarioOf(second));
  const send = (kind: OperationKind, id: string, judged: () => Promise<void>) =>
    submitOnce(page, kind, {
      operationId: id,
      lineRef,
      payload: {},
      async decide() {
        await judged();
        return decisionOf(scenarioOf(kind), lineId);
      },
    });
  const firstId = newOperationId();
  const led = await send(second, operationId, async () => {
    expect(await send(first, firstId, async () => undefined)).toMatchObject({ operation: { state: 'done' } });
  });
  expect(led).toMatchObject({ isOwn: false, operation: { id: firstId } });
  expect(await count(home.account, firstWriteOf(scenarioOf(second)))).toBe(first === second ? 1 : 0);
});
