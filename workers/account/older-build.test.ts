import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOpen } from '#rpc/domain/ledger.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import { declarationOf, type Operation, operationKinds } from '#rpc/operation/operations.ts';
import issued from '../testing/dumps/80db393d/issued.sql?raw';
import sending from '../testing/dumps/80db393d/sending.sql?raw';
import sent from '../testing/dumps/80db393d/sent.sql?raw';
import session from '../testing/dumps/80db393d/session.json';
import unknown from '../testing/dumps/80db393d/unknown.sql?raw';
import { restore, sectionOf } from '../testing/dumps/restore.ts';
import { minute, pass, startClock, stopClock } from '../testing/clock.ts';
import { outages } from '../testing/outages.ts';
import { accountFor, signIn, type SignedIn } from '../testing/sign-in.ts';
import { type Home, sendLosingReply, type Sent, soakPlan } from '../testing/soak-plan.ts';
import { advanceClock, change, type FixtureAccount, open } from '../testing/world.ts';
import { sessionOf } from './access.ts';
import { migrations } from './migrations.ts';

// Objects that the Worker of 80db393d made (scripts/dump-objects.js), on today's Worker: each operation comes to the
// end that it would have come to.

let account: FixtureAccount;
let signedIn: SignedIn;
const object = () => accountFor(account);
const all = async () => (await object().sentOperations(Infinity, 100)) as Operation[];

beforeEach(() => {
  stopClock();
  outages();
});
afterEach(() => {
  vi.restoreAllMocks();
  startClock();
});

async function comesBy(): Promise<void> {
  signedIn = await signIn(account);
  await object().read(signedIn.requester, []);
}

/** Sends everything of a plan's account with today's Worker, then puts the older object in its place. */
async function replaced(file: string, index: number, arrives: (saga: boolean) => boolean): Promise<Sent[]> {
  const [seed, rows] = soakPlan[index] as (typeof soakPlan)[number];
  account = await open(seed);
  await change(account, { isMonthInAdvancePaid: false, activationJourneyStatus: null });
  await comesBy();
  const home: Home = { account, signedIn, rows };
  const all: Sent[] = [];
  for (const row of rows) {
    const isSent = !row.lost && arrives(declarationOf(row.kind).isSaga);
    all.push(await sendLosingReply(home, row, account.customerId, isSent));
  }
  const operations = (await object().sentOperations(Infinity, 100)) as Operation[];
  const steps = await Promise.all(
    operations.map(async ({ id }) => ((await object().find({ operationId: id })) as { steps: StepRecord[] }).steps),
  );
  await restore(account, sectionOf(file, index), { operations, steps: steps.flat() });
  await comesBy();
  return all;
}

/** Lets the carrier finish, and the alarm ring until nothing is open. */
async function settle(): Promise<Operation[]> {
  await advanceClock(account, 71 * 60 * minute);
  for (let rings = 0; rings < 12; rings += 1) {
    pass(3 * minute);
    await runDurableObjectAlarm(object());
    if (!(await all()).some(({ state }) => isOpen(state))) break;
  }
  return all();
}

const endOf = ({ state, refusal }: Operation) => (state === 'refused' ? refusal : state);
const homes = soakPlan.map(([seed], index) => [index, seed] as const);

describe.each([
  ['whose reply was lost after its effect', unknown, () => true],
  ['that was under way, and died before its effect', sending, (saga: boolean) => saga],
])('LEDGER-28: an operation of 80db393d %s', (_, file, arrives) => {
  test.each(homes)('comes to its end: account %i, %s', async (index) => {
    const wanted = await replaced(file, index, arrives);
    const known = wanted.filter(({ kind }) => file.includes(`'${kind}'`));
    const ended = await settle();
    expect(Object.fromEntries(ended.map((one) => [one.kind, endOf(one)]))).toEqual(
      Object.fromEntries(known.map(({ kind, end }) => [kind, end])),
    );
    const done = await runInDurableObject(object(), (__, { storage }) =>
      storage.sql.exec('SELECT id FROM _migrations').toArray(),
    );
    expect(done).toHaveLength(migrations.length);
  });
});

test('LEDGER-28: the dumps have every kind that there was', () => {
  const since = ['more-invitations'];
  for (const file of [unknown, sending, issued])
    expect(operationKinds.filter((kind) => !file.includes(`'${kind}'`))).toEqual(since);
  for (const state of ['pending', 'done']) expect(sent).toContain(`'${state}'`);
});

test.each(homes)('LEDGER-28: what 80db393d issued and sent is read: account %i, %s', async (index, seed) => {
  account = await open(seed);
  for (const file of [issued, sent]) {
    await restore(account, sectionOf(file, index), { operations: [], steps: [] });
    const rows = await runInDurableObject(object(), (_, { storage }) =>
      storage.sql.exec<{ id: string; state: string }>('SELECT id, state FROM operation').toArray(),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, state } of rows) {
      const { operation, unread } = (await object().find({ operationId: id })) as {
        operation?: Operation;
        unread?: [];
      };
      expect([operation?.state, unread]).toEqual([state === 'sending' ? 'unknown' : state, undefined]);
    }
  }
});

test('LEDGER-28: a session of 80db393d is read', async () => {
  const name = `session-${crypto.randomUUID()}`;
  const { since, kept } = session as unknown as { since: number; kept: [string, unknown][] };
  vi.setSystemTime(since + minute);
  await runInDurableObject(sessionOf(env, name), (_, { storage }) => storage.put(Object.fromEntries(kept)));
  expect(await sessionOf(env, name).view()).toMatchObject({ actor: { isPrimary: true }, csrf: expect.any(String) });
});
