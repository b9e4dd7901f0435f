import { describe, expect, test } from 'vitest';
import { type Scenario, sampleIds } from '#fixtures/scenarios/scenario.ts';
import { kindsWhere, scenarios } from '#fixtures/scenarios/scenarios.ts';
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

/** The kinds of which something holds, in the order of the list of operations. */
const kindsWith = (holds: (declared: ReturnType<typeof declarationOf>) => unknown) =>
  operationKinds.filter((kind) => Boolean(holds(declarationOf(kind)))).sort();

test.each(scenarios.map(({ kind, rules: { action } }) => [kind, action] as const))(
  '%s is guarded by %s',
  (kind, action) => {
    expect(declarationOf(kind)).toMatchObject({ kind, action });
    expect(isOperationKind(kind)).toBe(true);
  },
);

test('there is no kind besides, whatever it is called', () => {
  expect([...operationKinds].sort()).toEqual(kindsWhere(() => true).sort());
  expect(['', 'constructor', 'Top-up'].map(isOperationKind)).toEqual([false, false, false]);
});

test('about the account as a whole are those of money, cards, locks, lines to come, friends and the router', () => {
  expect(kindsWith(({ kind }) => isOfAccount(kind))).toEqual(
    kindsWhere(({ rules }) => rules.scope === 'account').sort(),
  );
  expect(kindsWith(({ scope }) => scope === 'line')).toEqual(kindsWith(({ kind }) => !isOfAccount(kind)));
});

test('SIGNIN-28: locks, cards and eSIM kits need a recent sign-in, SIM cards by where they go (LOCK-19)', () => {
  for (const need of [true, 'by-terms'] as const)
    expect(kindsWith(({ recentSignIn }) => recentSignIn === need)).toEqual(
      kindsWhere(({ rules }) => rules.recentSignIn === need).sort(),
    );
});

test.each(Object.keys(limits) as LimitName[])('SAFETY-10: the limit %s counts the kinds of its rule', (limit) => {
  expect(kindsOfRateLimit(limit)).toEqual(kindsWhere(({ rules }) => rules.limit === limit));
});

test('LOCK-10: each one-time password has five tries', () => {
  expect(declarationOf('account-unlock').attemptsPer).toEqual({ kind: 'unlock-code', max: 5 });
  expect(kindsWith(({ attemptsPer }) => attemptsPer)).toEqual(['account-unlock']);
});

test('ROUTER-8: what is done to the router waits for its turn, anything else only for its own kind', () => {
  const router = ['router-ssid', 'router-password', 'router-reboot', 'router-reset'];
  expect(mutexKinds('router-reboot')).toEqual(router);
  expect(mutexKinds('rename')).toEqual(['rename']);
});

test('JOURNEY-10: two kinds fulfill a journey’s draft, and go on by themselves', () => {
  expect(declarationOf('add-line')).toMatchObject({ journey: 'add-line', isSaga: true, isAsynchronous: false });
  expect(declarationOf('activate')).toMatchObject({ journey: 'activation', isSaga: true, isAsynchronous: false });
  expect(kindsWith(({ isSaga }) => isSaga)).toEqual(['activate', 'add-line']);
  expect(kindsWith(({ journey }) => journey)).toEqual(['activate', 'add-line']);
});

test('a reply is the beginning of a top-up, a plan change and a service’s, and the end of all else', () => {
  expect(kindsWith(({ isAsynchronous }) => isAsynchronous)).toEqual(['plan-change', 'service', 'top-up']);
  expect(kindsWith(({ pollExternal }) => pollExternal)).toEqual(['plan-change', 'service', 'top-up']);
});

test.each(scenarios.map(({ kind, rules: { fulfilledBy = [] } }) => [kind, fulfilledBy] as const))(
  '%s is as good as done when the carrier says %j',
  (kind, names) => {
    expect(declarationOf(kind).succeedsOn).toEqual(names);
  },
);

test('POLL-3, POLL-4: a plan change has intervals of its own', () => {
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
  'SAFETY-55: with %j closed, pages close %j: an action with another kind, or to look at, is judged when it is sent',
  (kinds, actions) => {
    expect([...disabledActions(kinds)]).toEqual(actions);
  },
);

test('LEDGER-30: the steps that nothing undoes are told without sending any', () => {
  const standing = (kind: OperationKind) => declarationOf(kind).irreversibleSteps(sampleTerms[kind]);
  expect(kindsWith(({ kind }) => standing(kind).length > 0)).toEqual(['activate', 'add-line']);
  expect([standing('add-line'), standing('activate')]).toEqual([['line-2'], ['start']]);
});

test('LEDGER-30: pages of these kinds show what the carrier replied', () => {
  expect(kindsWith(({ isReplyShown }) => isReplyShown)).toEqual(['card-page', 'payment-page']);
});

describe('ACTIVITY-3: what activity pages are told', () => {
  const isShown = ({ rules }: Scenario) => Object.keys(rules.summary).length > 0;

  test.each(scenarios.filter(isShown).map((one) => [one.kind, one] as const))('%s', (kind, { terms, rules }) => {
    expect(activitySummaryOf({ kind, terms: terms(sampleIds) })).toEqual({ kind, ...rules.summary });
  });

  test.each(kindsWhere((one) => !isShown(one)))('%s: nothing but that it was', (kind) => {
    expect(activitySummaryOf({ kind, terms: sampleTerms[kind] })).toEqual({ kind });
    expect(declarationOf(kind).summary(sampleTerms[kind])).toEqual({});
  });
});

test.each(['payment-page', 'card-page'] as const)(
  'SAFETY-14: of the reply to a %s the address is kept',
  async (kind) => {
    const { caller } = askedCarrier(reply({ url: 'https://pay.example.test/1' }));
    const sent = { kind, subjectId: 'line-1', terms: sampleTerms[kind] } as Operation;
    expect(await declarationOf(kind).send(caller, sent, { groupId: 'group-1' }, memoryJournal())).toEqual({
      kind: 'reply',
      reply: 'https://pay.example.test/1',
    });
  },
);

describe('REFER-12: the referral tracker', () => {
  const tracking = { bid_e: 'a', bid: 'b', t: 'c', campaignid: 'd', orderID: 'e', fname: 'f' };
  const terms = { referrerEmailId: 'a@example.test', friends: [] };
  const told = (state: Operation['state'], more: object) => {
    const { caller, asked } = askedCarrier(reply({}));
    const sent = { kind: 'invite', state, terms: { ...terms, ...more } } as unknown as Operation;
    return { isTold: declarationOf('invite').notifyThirdParty?.(caller, sent) !== undefined, asked };
  };

  test('is told of invitations that were sent', () => {
    const sale = { ...tracking, event: 'sale', email: 'a@example.test' };
    expect(told('done', { tracking })).toEqual({ isTold: true, asked: [['marketing.inviteReferral', sale]] });
  });

  test('is told of no others, and of nobody who does not consent', () => {
    expect(told('refused', { tracking })).toEqual({ isTold: false, asked: [] });
    expect(told('done', {})).toEqual({ isTold: false, asked: [] });
  });
});

test.each([
  ['account-unlock', 'customer.verifySecurityAction', { otp: '' }],
  ['router-password', 'router.changePassword', { customerId: 'line-2', password: '' }],
] as const)('JOURNEY-8: %s without its secret, which is gone, asks for nothing that works', async (kind, id, input) => {
  const { caller, asked } = askedCarrier(reply({}));
  const sent = { kind, subjectId: 'line-2', terms: {} } as Operation;
  await declarationOf(kind).send(caller, sent, { groupId: 'group-1' }, memoryJournal());
  expect(asked).toEqual([[id, input]]);
});

test.each([
  ['top-up', 'customer.topUpStatus'],
  ['plan-change', 'customer.planChangeStatus'],
] as const)('POLL-5: a %s that was begun elsewhere is over when the carrier says so', async (kind, id) => {
  const poll = async (said: Outcome<unknown>) => {
    const { caller, asked } = askedCarrier(said);
    return { result: await declarationOf(kind).pollExternal?.(caller, 'line-2', { groupId: 'group-1' }), asked };
  };
  const asked = [[id, { customerId: 'line-2' }]];
  for (const [state, settled] of Object.entries({ IN_PROGRESS: false, SUCCESSFUL: true, FAILED: true, NONE: true }))
    expect(await poll(reply({ status: state }))).toEqual({ result: { state, settled }, asked });
  expect((await poll(fault())).result).toBeUndefined();
});
