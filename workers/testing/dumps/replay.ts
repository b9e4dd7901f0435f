import { runDurableObjectAlarm } from 'cloudflare:test';
import { isOpen } from '#rpc/domain/ledger.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import { declarationOf, type Operation } from '#rpc/operation/operations.ts';
import { minute, pass } from '../clock.ts';
import { accountFor, signIn, type SignedIn } from '../sign-in.ts';
import { sendLosingReply, type Sent, soakPlan } from '../soak-plan.ts';
import { advanceClock, change, type FixtureAccount, open } from '../world.ts';
import { restore, sectionOf } from './restore.ts';

// `npm run rollback-test` copies this file into the tree of an older build: it uses only what that tree has too.

/** The accounts of the plan: an index for the sections of dumps, and the seed. */
export const planned = soakPlan.map(([seed], index) => [index, seed] as const);

async function comesBy(account: FixtureAccount): Promise<SignedIn> {
  const signedIn = await signIn(account);
  await accountFor(account).watch(signedIn.requester, 'home', []);
  return signedIn;
}

const sentOf = async (account: FixtureAccount) =>
  (await accountFor(account).sentOperations(Infinity, 100)) as Operation[];

/**
 * Sends everything of one of the plan's accounts, so that the carrier has it, puts the object of another build in place
 * of this one's, and lets carrier and alarm go on until nothing is open.
 * @param arrives does a write have its effect before its reply is lost?
 * @returns how each kind should have ended, and did
 */
export async function replay(
  dump: string,
  index: number,
  arrives: (isSaga: boolean) => boolean,
): Promise<{ account: FixtureAccount; wanted: Record<string, string>; ended: Record<string, string | undefined> }> {
  const [seed, rows] = soakPlan[index] as (typeof soakPlan)[number];
  const account = await open(seed);
  await change(account, { isMonthInAdvancePaid: false, activationJourneyStatus: null });
  const home = { account, signedIn: await comesBy(account), rows };
  const sent: Sent[] = [];
  for (const row of rows) {
    const isSent = !row.lost && arrives(declarationOf(row.kind).isSaga);
    sent.push(await sendLosingReply(home, row, account.customerId, isSent));
  }
  const steps = await Promise.all(
    sent.map(async ({ id }) => {
      const found = await accountFor(account).find({ operationId: id });
      return (found as { steps: StepRecord[] }).steps;
    }),
  );
  await restore(account, sectionOf(dump, index), { operations: await sentOf(account), steps: steps.flat() });
  await comesBy(account);
  const known = sent.filter(({ kind }) => dump.includes(`'${kind}'`)).map(({ kind, end }) => [kind, end]);
  return { account, wanted: Object.fromEntries(known), ended: await settle(account) };
}

async function settle(account: FixtureAccount): Promise<Record<string, string | undefined>> {
  await advanceClock(account, 71 * 60 * minute);
  for (let rings = 0; rings < 12; rings += 1) {
    pass(3 * minute);
    await runDurableObjectAlarm(accountFor(account));
    if (!(await sentOf(account)).some(({ state }) => isOpen(state))) break;
  }
  const ends = (await sentOf(account)).map((one) => [one.kind, one.state === 'refused' ? one.refusal : one.state]);
  return Object.fromEntries(ends);
}
