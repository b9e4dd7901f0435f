import { beforeEach, describe, expect, inject, test } from 'vitest';
import { casesInTurn } from '#fixtures/testing/turn-of-commit.ts';
import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import type { SubmitRequest } from '#rpc/operation/submission.ts';
import { scenarios } from '#fixtures/scenarios/scenarios.ts';
import { answered, operationOf } from '../testing/answer.ts';
import { hour, pass, stopClock } from '../testing/clock.ts';
import { type Home, openFor, requestOf, subjectsOf } from '../testing/scenario-account.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { calls, injectFault, until } from '../testing/world.ts';

// The carrier turns a write away after the page said that the portal keeps working on it.

const lateMs = 700;

/** Kinds of several writes, those that go with another kind, and every fourth other one, in turn. */
const sample = casesInTurn(
  scenarios.filter(({ kind }, at) => at % 4 === 0 || declarationOf(kind).isSaga || declarationOf(kind).attemptsPer),
  2,
  inject('commit'),
);

describe.each(sample.map((one) => [one.kind, one] as const))('%s, turned away late', (kind, scenario) => {
  let home: Home;
  let request: SubmitRequest;
  const endpoint = scenario.firstWrite ?? scenario.writes[0];
  const needed = scenarios.find((one) => one.kind === declarationOf(kind).attemptsPer?.kind);
  const listed = async () =>
    ((await accountFor(home.account).sentOperations(Infinity, 9)) as Operation[]).filter((one) => one.kind === kind);

  beforeEach(async () => {
    const account = await openFor(scenario.seed, [scenario]);
    home = { account, signedIn: await signIn(account), scenarios: [scenario] };
    const [subjectId = ''] = subjectsOf(home, scenario);
    if (needed) {
      const code = await requestOf(home, needed, subjectId);
      await accountFor(account).submit(home.signedIn.requester, code);
      await answered(accountFor(account), code.id);
    }
    request = await requestOf(home, scenario, subjectId);
  });

  test('is listed as not sent, and its form is sent again with the same id and key (HTTP-9, LEDGER-6, LEDGER-21)', async () => {
    await injectFault(home.account, { endpoint, fault: { status: 403, ms: lateMs } });
    const account = accountFor(home.account);
    const first = await account.submit(home.signedIn.requester, request);
    expect(first).toMatchObject({ kind: 'submitted', operation: { state: 'sending' } });
    await until(async () => (await operationOf(account, request.id))?.state === 'not-sent', 'the end');
    const [operation] = await listed();
    expect(operation).toMatchObject({ id: request.id, kind, state: 'not-sent', refusal: 'session' });
    expect(operation?.acknowledgedAt).toBeLessThanOrEqual(operation?.endedAt ?? 0);
    stopClock();
    pass(hour);
    expect(await listed()).toMatchObject([{ state: 'not-sent' }]);

    const again = { ...request, readStartedAt: Date.now() };
    await account.submit(home.signedIn.requester, again);
    const { state, refusal } = await answered(account, request.id);
    expect(['done', 'pending']).toContain(state);
    expect(refusal).toBeUndefined();
    expect(await listed()).toHaveLength(1);
    const keys = (await calls(home.account, endpoint)).map(({ headers }) => headers['x-transaction-id']);
    const step = declarationOf(kind).isSaga ? String.raw`\.[\w-]+` : '';
    expect(keys).toEqual([expect.stringMatching(`^${request.id}${step}$`), keys[0]]);
  });
});
