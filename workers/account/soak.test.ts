import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, inject, test } from 'vitest';
import { casesInTurn } from '#fixtures/testing/turn-of-commit.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import { declarationOf, type Operation, operationKinds } from '#rpc/operation/operations.ts';
import { hour, minute, pass, standStill } from '../testing/clock.ts';
import { outages } from '../testing/outages.ts';
import { accountFor, signIn, type SignedIn, tokensOf } from '../testing/sign-in.ts';
import { type Home, openFor, plans, type Sent, sendLosingReply, subjectsOf } from '../testing/scenario-account.ts';
import { advanceClock, count, type FixtureAccount } from '../testing/world.ts';
import type { AccountObject } from './account-object.ts';

// Operations of every kind whose replies were lost, in three turns and of two lines. Then come three days in which the
// carrier and the identity provider are never both up for long enough to settle one.

/** Somebody signs in, and looks at nothing: sessions end after 12 hours (SIGNIN-20). */
async function comesBy(account: FixtureAccount): Promise<SignedIn> {
  const expiresAt = Date.now() + 10 * minute;
  const tokens = tokensOf(account.email, { expiresAt, renewFrom: expiresAt - 2 * minute, refreshToken: 'refresh' });
  const signedIn = await signIn(account, { tokens });
  await accountFor(account).requestPolling(signedIn.requester, 'home', []);
  return signedIn;
}

/** Lets time go by, with every account's alarm at its time. @param accounts gives the stubs anew: an object may die */
async function live(ms: number, accounts: () => readonly ReturnType<typeof accountFor>[]): Promise<void> {
  const end = Date.now() + ms;
  const alarms = await Promise.all(accounts().map((one) => runInDurableObject(one, alarmOf)));
  for (;;) {
    const next = Math.min(...alarms);
    if (next > end) return pass(end - Date.now());
    pass(Math.max(0, next - Date.now()));
    await Promise.all(
      accounts().map(async (one, index) => {
        if (alarms[index] === next) alarms[index] = await runInDurableObject(one, ring);
      }),
    );
  }
}

type Inside = Parameters<Parameters<typeof runInDurableObject<AccountObject, number>>[1]>;

async function alarmOf(_: Inside[0], { storage }: Inside[1]): Promise<number> {
  return (await storage.getAlarm()) ?? Number.POSITIVE_INFINITY;
}

/** As the platform does it, in one call for speed. @returns when it rings again */
async function ring(...[account, state]: Inside): Promise<number> {
  await state.storage.deleteAlarm();
  await account.alarm();
  return alarmOf(account, state);
}

standStill();

/** Every job of an account, in minutes from now; undefined for one that sleeps. */
function jobsOf(account: FixtureAccount): Promise<(number | undefined)[]> {
  const now = Date.now();
  return runInDurableObject(accountFor(account), (_, { storage }) =>
    storage.sql
      .exec<{ next_at: number | null }>('SELECT next_at FROM job')
      .toArray()
      .map((job) => (job.next_at === null ? undefined : (job.next_at - now) / minute)),
  );
}

test('has a plan for each kind of operation', () => {
  expect(new Set(plans.flatMap(({ scenarios }) => scenarios.map(({ kind }) => kind)))).toEqual(new Set(operationKinds));
});

test('ends all operations correctly in 72 h of outages, and sends each once (LEDGER-1, SIGNIN-22)', async () => {
  const { down, asked } = outages();
  const homes: Home[] = [];
  const sent: Sent[] = [];
  // Every third write is lost on its way. The steps of a saga would be sent again then, which is no write twice.
  const arrives = ({ kind, isBrief }: Scenario) => !isBrief && (declarationOf(kind).isSaga || sent.length % 3 !== 0);
  for (const { seed, scenarios } of casesInTurn(plans, 3, inject('commit'))) {
    const account = await openFor(seed, scenarios);
    const home = { account, signedIn: await comesBy(account), scenarios };
    homes.push(home);
    for (const one of scenarios)
      for (const subjectId of subjectsOf(home, one).slice(0, 2))
        sent.push(await sendLosingReply(home, one, subjectId, arrives(one)));
  }
  expect(sent.length).toBeGreaterThanOrEqual(5);
  const objects = () => homes.map(({ account }) => accountFor(account));
  const states = async () => {
    const listed = await Promise.all(objects().map((one) => one.sentOperations(Infinity, sent.length)));
    return sent.map(({ id }) => (listed.flat() as Operation[]).find((one) => one.id === id));
  };

  for (let cycle = 0; cycle < 8; cycle += 1) {
    const begun = Date.now();
    // The provider is back, the carrier is not.
    down.provider = false;
    down.carrier = cycle === 0 ? 'unreachable' : 'refusing';
    for (const { account } of homes) await comesBy(account);
    const before = asked.carrier;
    await live(5 * minute, objects);
    const openNow = (await states()).flatMap((one) => (one && isInProgress(one.state) ? one.kind : []));
    expect(openNow).toEqual(sent.flatMap(({ kind, scenario }) => (scenario.isUnseen ? [] : kind)));
    expect(asked.carrier - before).toBeGreaterThanOrEqual(openNow.length);
    for (const { account } of homes)
      for (const next of await jobsOf(account)) expect(next, account.email).toBeLessThanOrEqual(5);
    if (cycle % 2 === 0) await Promise.all(objects().map((one) => evictDurableObject(one)));
    else await abortAllDurableObjects();
    await live(6 * minute, objects);
    // The tokens last ten minutes longer than their provider.
    down.provider = true;
    await live(11 * minute, objects);
    down.carrier = undefined;
    await live((cycle === 0 ? 60 : 10) * minute, objects);
    // Then the platform rings no alarm for hours, and late.
    pass(begun + 9 * hour - Date.now());
  }
  down.provider = false;
  for (const { account } of homes) await advanceClock(account, 71 * hour);
  // The first poll finds no trace, and the next one is due an hour later.
  await live(65 * minute, objects);

  const wrong = (await states()).flatMap((one, index) => {
    const { kind, end } = sent[index] as Sent;
    const found = one?.state === 'refused' ? one.refusal : one?.state;
    return found === end ? [] : `${kind}: ${found} instead of ${end}`;
  });
  expect(wrong.join('\n')).toBe('');
  for (const { account, scenarios } of homes)
    for (const {
      kind,
      writes: [endpoint],
    } of scenarios)
      expect([kind, await count(account, endpoint)]).toEqual([
        kind,
        sent.filter((one) => one.kind === kind && one.home.account === account).length,
      ]);
}, 400_000);
