import { describe, expect, test } from 'vitest';
import { type Scenario, sampleIds } from '#fixtures/scenarios/scenario.ts';
import { kindsWhere, scenarioOf, scenarios } from '#fixtures/scenarios/scenarios.ts';
import { type LimitName, limits } from '../domain/limit.ts';
import type { Outcome } from '../problem.ts';
import { fault, reply } from '../testing/fake-account.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import {
  activitySummaryOf,
  disabledActions,
  declarationOf,
  isOfAccount,
  isOperationKind,
  mutexKinds,
  kindsOfRateLimit,
  type Operation,
  type OperationKind,
  operationKinds,
} from './operations.ts';

/** Returns the kinds that meet a condition, in the order of the list of operations. */
const kindsWith = (holds: (declaration: ReturnType<typeof declarationOf>) => unknown) =>
  operationKinds.filter((kind) => Boolean(holds(declarationOf(kind)))).sort();

test.each(scenarios.map(({ kind, rules: { action } }) => [kind, action] as const))(
  '%s is guarded by %s',
  (kind, action) => {
    expect(declarationOf(kind)).toMatchObject({ kind, action });
    expect(isOperationKind(kind)).toBe(true);
  },
);

test('guards no other kind, under any name', () => {
  expect([...operationKinds].sort()).toEqual(kindsWhere(() => true).sort());
  expect(['', 'constructor', 'Top-up'].map(isOperationKind)).toEqual([false, false, false]);
});

test('has account scope for money, cards, locks, new lines, friends and the router', () => {
  expect(kindsWith(({ kind }) => isOfAccount(kind))).toEqual(
    kindsWhere(({ rules }) => rules.scope === 'account').sort(),
  );
  expect(kindsWith(({ scope }) => scope === 'line')).toEqual(kindsWith(({ kind }) => !isOfAccount(kind)));
});

test('needs a recent sign-in for locks, cards, eSIM kits, and SIM cards by address (SIGNIN-28, LOCK-19)', () => {
  for (const need of [true, 'by-terms'] as const)
    expect(kindsWith(({ recentSignIn }) => recentSignIn === need)).toEqual(
      kindsWhere(({ rules }) => rules.recentSignIn === need).sort(),
    );
});

test.each(Object.keys(limits) as LimitName[])('the limit %s counts the kinds of its rule (SAFETY-10)', (limit) => {
  expect(kindsOfRateLimit(limit)).toEqual(kindsWhere(({ rules }) => rules.limit === limit));
});

test('allows five attempts per one-time password (LOCK-10)', () => {
  expect(declarationOf('account-unlock').attemptsPer).toEqual({ kind: 'unlock-code', max: 5 });
  expect(kindsWith(({ attemptsPer }) => attemptsPer)).toEqual(['account-unlock']);
});

test('puts router operations in one mutex group, and other kinds in none (ROUTER-8)', () => {
  const router = ['router-ssid', 'router-password', 'router-reboot', 'router-reset'];
  expect(mutexKinds('router-reboot')).toEqual(router);
  expect(mutexKinds('rename')).toEqual(['rename']);
});

test('completes a journey’s draft with two kinds, which are sagas, as is securing (JOURNEY-10, LOST-10)', () => {
  expect(declarationOf('add-line')).toMatchObject({ journey: 'add-line', isSaga: true, isAsynchronous: false });
  expect(declarationOf('activate')).toMatchObject({ journey: 'activation', isSaga: true, isAsynchronous: false });
  expect(kindsWith(({ isSaga }) => isSaga)).toEqual(['activate', 'add-line', 'secure-account']);
  expect(kindsWith(({ journey }) => journey)).toEqual(['activate', 'add-line']);
});

test('is asynchronous only for top-ups, plan changes and services', () => {
  expect(kindsWith(({ isAsynchronous }) => isAsynchronous)).toEqual(['plan-change', 'service', 'top-up']);
  expect(kindsWith(({ pollExternal }) => pollExternal)).toEqual(['plan-change', 'service', 'top-up']);
});

test.each(scenarios.map(({ kind, rules: { fulfilledBy = [] } }) => [kind, fulfilledBy] as const))(
  '%s succeeds on the problems %j',
  (kind, names) => {
    expect(declarationOf(kind).succeedsOn).toEqual(names);
  },
);

test('has other intervals for a plan change (POLL-3, POLL-4)', () => {
  const seconds = (kind: OperationKind) => [0, 60_000].map((age) => declarationOf(kind).poll(age, 'nobody') / 1000);
  expect(seconds('plan-change')).toEqual([3, 15]);
  for (const kind of ['top-up', 'rename', 'add-line'] as const) expect(seconds(kind)).toEqual([5, 30]);
});

test.each([
  [[], []],
  [['top-up'], ['add-data']],
  [['card-remove'], []],
  [['card-remove', 'card-default', 'card-expiry', 'card-page'], ['manage-cards']],
  [['email-bill'], []],
  [['no-such-kind'], []],
])(
  'with the kinds %j disabled, pages disable %j, but no view-only action and none with another kind (SAFETY-55)',
  (kinds, actions) => {
    expect([...disabledActions(kinds)]).toEqual(actions);
  },
);

test('returns the irreversible steps without sending any (LEDGER-30)', () => {
  const irreversibleSteps = (kind: OperationKind) => declarationOf(kind).irreversibleSteps(sampleTerms[kind]);
  expect(kindsWith(({ kind }) => irreversibleSteps(kind).length > 0)).toEqual(['activate', 'add-line']);
  expect([irreversibleSteps('add-line'), irreversibleSteps('activate')]).toEqual([['line-2'], ['start']]);
});

test('shows a value of the reply for these kinds (LEDGER-30)', () => {
  expect(kindsWith(({ isReplyShown }) => isReplyShown)).toEqual(['card-page', 'payment-page']);
});

describe('the activity summary (ACTIVITY-3)', () => {
  const isShown = ({ rules }: Scenario) => Object.keys(rules.summary).length > 0;

  test.each(scenarios.filter(isShown).map((scenario) => [scenario.kind, scenario] as const))(
    'has the declared fields for %s',
    (kind, { terms, rules }) => {
      expect(activitySummaryOf({ kind, terms: terms(sampleIds) })).toEqual({ kind, ...rules.summary });
    },
  );

  test.each(kindsWhere((scenario) => !isShown(scenario)))('has only the kind for %s', (kind) => {
    expect(activitySummaryOf({ kind, terms: sampleTerms[kind] })).toEqual({ kind });
    expect(declarationOf(kind).summary(sampleTerms[kind])).toEqual({});
  });

  test('has the amount of the receipt with its tax (MONEY-1)', () => {
    const month = { amount: 2500, totalTax: 156 };
    expect(activitySummaryOf({ kind: 'month-in-advance', terms: month })).toEqual({
      kind: 'month-in-advance',
      amount: 2656,
    });
    const topUp = { gigabytes: 2, charge: 1000, payerId: 'line-1' };
    const summaryOf = (tax?: number) => activitySummaryOf({ kind: 'top-up', terms: { ...topUp, tax } });
    expect([summaryOf(63), summaryOf()]).toMatchObject([{ charge: 1063 }, { charge: 1000 }]);
    const order = {
      ...sampleTerms['add-line'],
      lines: [{ firstName: 'ANA', lastName: 'REYES', sim: 'esim', occurrence: 2, price: 1500 } as const],
      monthlyTax: 94,
    };
    expect(activitySummaryOf({ kind: 'add-line', terms: order })).toMatchObject({ monthly: 1594 });
  });
});

test.each(['payment-page', 'card-page'] as const)(
  'stores the address of the reply to a %s (SAFETY-14)',
  async (kind) => {
    const { caller } = askedCarrier(reply({ url: 'https://pay.example.test/1' }));
    const operation = { kind, subjectId: 'line-1', terms: sampleTerms[kind] } as Operation;
    expect(await declarationOf(kind).send(caller, operation, { groupId: 'group-1' }, memoryJournal())).toEqual({
      kind: 'reply',
      reply: 'https://pay.example.test/1',
    });
  },
);

/** Notifies another system of an operation. @returns its calls, and whether there are any */
function notify(kind: OperationKind, fields: object) {
  const { caller, asked } = askedCarrier(reply({}));
  const operation = { kind, ...fields } as Operation;
  return { isSent: declarationOf(kind).notifyThirdParty?.(caller, operation) !== undefined, asked };
}
const untold = { isSent: false, asked: [] };

test('sends the referral tracker done invitations with consent, and no others (REFER-12)', () => {
  const tracking = { bid_e: 'a', bid: 'b', t: 'c', campaignid: 'd', orderID: 'e', fname: 'f' };
  const terms = { referrerEmailId: 'a@example.test', friends: [] };
  const sale = { ...tracking, event: 'sale', email: 'a@example.test' };
  expect(notify('invite', { state: 'done', terms: { ...terms, tracking } })).toEqual({
    isSent: true,
    asked: [['marketing.inviteReferral', sale]],
  });
  expect(notify('invite', { state: 'refused', terms: { ...terms, tracking } })).toEqual(untold);
  expect(notify('invite', { state: 'done', terms })).toEqual(untold);
});

const startsLine = kindsWhere(({ writes }) => writes.includes('activation.start'));

test('starts a line by two kinds', () => expect(startsLine).toHaveLength(2));

describe.each(startsLine)('the lead of %s for the marketing system (ACTIVATE-26, PORT-22)', (kind) => {
  const leadPerson = { firstname: 'DANA' };
  const terms = { ...scenarioOf(kind).terms(sampleIds), leadPerson, leadEmailId: 'dana@example.test' };

  test.each([
    ['downtime', { isDowntime: true }],
    ['fiveGDevice', { is5gDevice: true }],
  ])('is sent after a refusal for %s', (refusal, why) => {
    const lead = { emailId: 'dana@example.test', properties: { ...leadPerson, ...why, isLoggedIn: true } };
    expect(notify(kind, { refusal, terms })).toEqual({ isSent: true, asked: [['marketing.getInTouch', lead]] });
  });

  test('is not sent otherwise, or without consent', () => {
    expect(notify(kind, { refusal: 'other', terms })).toEqual(untold);
    expect(notify(kind, { refusal: 'downtime', terms: { ...terms, leadEmailId: undefined } })).toEqual(untold);
  });
});

test.each([
  ['account-unlock', 'customer.verifySecurityAction', { otp: '' }],
  ['router-password', 'router.changePassword', { customerId: 'line-2', password: '' }],
] as const)('sends %s with an empty secret after its deletion (JOURNEY-8)', async (kind, id, input) => {
  const { caller, asked } = askedCarrier(reply({}));
  const operation = { kind, subjectId: 'line-2', terms: {} } as Operation;
  await declarationOf(kind).send(caller, operation, { groupId: 'group-1' }, memoryJournal());
  expect(asked).toEqual([[id, input]]);
});

test.each([
  ['top-up', 'customer.topUpStatus'],
  ['plan-change', 'customer.planChangeStatus'],
] as const)('polls a %s from outside the portal until the carrier reports its end (POLL-5)', async (kind, id) => {
  const poll = async (said: Outcome<unknown>) => {
    const { caller, asked } = askedCarrier(said);
    return { result: await declarationOf(kind).pollExternal?.(caller, 'line-2', { groupId: 'group-1' }), asked };
  };
  const status = [[id, { customerId: 'line-2' }]];
  for (const [state, settled] of Object.entries({ IN_PROGRESS: false, SUCCESSFUL: true, FAILED: true, NONE: true }))
    expect(await poll(reply({ status: state }))).toEqual({ result: { state, settled }, asked: status });
  expect((await poll(fault())).result).toBeUndefined();
});
