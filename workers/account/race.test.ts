import { beforeEach, describe, expect, test } from 'vitest';
import { card } from '#contracts/card/endpoints.ts';
import { type EndpointId, endpoints } from '#contracts/carrier.ts';
import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import type { SeedName } from '#contracts/seed.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { operationNeeds } from '#rpc/domain/operation-needs.ts';
import type { Action } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { declarationOf, type OperationKind, operationKinds } from '#rpc/operation/operations.ts';
import { readSnapshot } from '#rpc/portal/snapshot.ts';
import { sendUnlockCode } from '#app/screens/settings/unlock/intent.ts';
import { type Judgment, newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { sampleOf, sampleTerms, secret } from '#rpc/testing/sample-terms.ts';
import { signIn } from '../testing/sign-in.ts';
import { visitOf } from '../testing/visit.ts';
import { calls, change, clearCalls, count, type FixtureAccount, injectFault, open } from '../testing/world.ts';

/** The endpoint that hears of a kind first, where a form without a coupon or of another's line leaves one out. */
const firstWrites: Partial<Record<OperationKind, EndpointId>> = {
  'add-line': 'customer.create',
  'begin-activation': 'customer.updateSecondary',
};
const firstWrite = (kind: OperationKind) => firstWrites[kind] ?? operationNeeds[kind][0] ?? '';
const operationId = newOperationId();

/** What has to be sent before a form of a kind may be. */
const needed: Partial<Record<OperationKind, (page: PortalContext) => Promise<unknown>>> = {
  'account-unlock': (opened) => sendUnlockCode(opened, newOperationId()),
};

let somebody: FixtureAccount;
let page: PortalContext;

async function visit(seed: SeedName): Promise<void> {
  somebody = await open(seed);
  page = await visitOf(somebody);
}

const seeds: readonly SeedName[] = [
  'active-family',
  'active-single',
  'new-sim-delivered',
  'locked',
  'port-failed-pin',
  'home-internet',
];
/** Where actions were found to be allowed, so that the next test goes there at once. */
const allowedIn = new Map<Action, SeedName>();

/** Opens an account on whose line the action of a kind is allowed. @throws Error when no seed has one */
async function visitAllowed(kind: OperationKind): Promise<string> {
  const { action } = declarationOf(kind);
  const found = allowedIn.get(action);
  for (const seed of found ? [found] : seeds) {
    await visit(seed);
    // No seed has an eSIM that is not set up.
    if (kind.startsWith('esim-')) await change(somebody, { esim: true, eSimSetup: false });
    const snapshot = await readSnapshot(page);
    const line = snapshot.lines.find((one) => can(action, snapshot, one).allowed);
    if (line) allowedIn.set(action, seed);
    if (line) return (await page.account.refs([line.id]))[line.id] ?? '';
  }
  throw new Error(`no seed where a ${kind} is allowed`);
}

/** Sample terms with ids of the account: the carrier answers 403 to those of another, as to a session that is over. */
async function ownTerms(kind: OperationKind): Promise<unknown> {
  const cards = await readOne(page, readRequest(card.list, { customerId: somebody.customerId }, maxAge.now));
  const uuid = cards.kind === 'reply' ? cards.reply.cards[0]?.uuid : undefined;
  return JSON.parse(JSON.stringify(sampleTerms[kind]), (name, value: unknown) => {
    if (name === 'referrerEmailId') return somebody.email;
    return value === secret ? (name === 'uuid' ? uuid : somebody.customerId) : value;
  });
}

describe.each(operationKinds)('two copies of one form, of every kind: %s (LEDGER-2, LEDGER-15)', (kind) => {
  let sent: Judgment<OperationKind, never>;
  /** The writes that the carrier took. */
  const writes = async () => {
    const taken = (await calls(somebody)).filter(({ status }) => status !== 401 && status !== 403);
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
    const lineRef = await visitAllowed(kind);
    await needed[kind]?.(page);
    await clearCalls(somebody);
    const before = sampleOf(declarationOf(kind).before);
    const secrets = {
      otp: sampleOtps.right,
      pin: '8842',
      accountNumber: '7788990',
      zip: '01852',
      password: 'harbor-street-12',
    };
    sent = { terms: await ownTerms(kind), before, secrets } as Judgment<OperationKind, never>;
    send = (judge = async () => sent) => submitOnce(page, kind, { operationId, lineRef, says: {}, judge });
  });

  test('SIGNIN-16: 401 and 403 change nothing; then two copies at once are one write with one result', async () => {
    // SIGNIN-15, SIGNIN-16: the token that a 401 refuses cannot be renewed here, so that the session is over after it.
    for (const fault of [403, 401]) {
      await injectFault(somebody, { endpoint: firstWrite(kind), fault });
      await expect(send()).rejects.toMatchObject({ fault: { why: 'session' } });
      expect(await writes()).toEqual([]);
      expect((await page.account.find({ open: kind })).open).toEqual([]);
    }
    page = { ...page, requester: (await signIn(somebody)).requester };
    const [one, other] = await Promise.all([send(), send()]);
    await expectNoneTwice();
    expect(ledTo(other)).toEqual(ledTo(one));
  });

  test('give one result when the effect of the first is a reason against the second', async () => {
    let first: Result | undefined;
    const second = await send(async () => {
      first = await send();
      return { refused: 'already-paid' };
    });
    await expectNoneTwice();
    expect(first && ledTo(first)).toEqual(ledTo(second));
  });
});

test.each([
  ['rename', 'rename'],
  ['router-ssid', 'router-reset'],
] as const)('LEDGER-13: a %s that ends while a %s is judged is what that leads to', async (first, second) => {
  const lineRef = await visitAllowed(second);
  const send = (kind: OperationKind, id: string, judged: () => Promise<void>) =>
    submitOnce(page, kind, {
      operationId: id,
      lineRef,
      says: {},
      async judge() {
        await judged();
        return { terms: await ownTerms(kind), before: sampleOf(declarationOf(kind).before) } as Judgment<
          typeof kind,
          never
        >;
      },
    });
  const firstId = newOperationId();
  const led = await send(second, operationId, async () => {
    expect(await send(first, firstId, async () => undefined)).toMatchObject({ operation: { state: 'done' } });
  });
  expect(led).toMatchObject({ isOwn: false, operation: { id: firstId } });
  expect(await count(somebody, firstWrite(second))).toBe(first === second ? 1 : 0);
});
