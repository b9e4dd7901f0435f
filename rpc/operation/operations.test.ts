import { describe, expect, test } from 'vitest';
import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { endpoints } from '#contracts/carrier.ts';
import { arrivalMs } from '../domain/ledger.ts';
import type { Outcome } from '../problem.ts';
import {
  declarationOf,
  type Operation,
  type OperationKind,
  operationKinds,
  type OperationTerms,
} from './operations.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { homeRouterOf } from '../testing/fake-router.ts';
import { memoryJournal } from '../testing/memory-journal.ts';
import { savedCards } from '../testing/fake-cards.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { askedCarrier } from '../testing/asked-carrier.ts';
import { sampleOf, sampleTerms } from '../testing/sample-terms.ts';

const actor = { groupId: 'group-1' };

const operationOf = <K extends OperationKind>(kind: K, terms: OperationTerms[K]): Operation<K> => ({
  id: 'operation-000001',
  kind,
  subjectId: 'line-2',
  actorId: 'line-1',
  state: 'unknown',
  terms,
  issuedAt: noon,
  sentAt: noon,
});

describe.each(operationKinds)('every kind: %s', (kind) => {
  const declared = declarationOf(kind);
  const operation = { ...operationOf(kind, sampleTerms[kind]), before: sampleOf(declared.before) } as Operation;
  const effects = (asked: [string, unknown][]) =>
    asked.map(([id]) => endpoints.find((endpoint) => endpoint.id === id)?.effect);

  test('is sent as one write of the carrier', async () => {
    const { caller, asked } = askedCarrier(fault());
    await declared.send(caller, operation, actor, memoryJournal());
    expect(effects(asked)).toEqual(['write']);
  });

  test('is read back by reads, and a carrier that says nothing decides nothing (LEDGER-5)', async () => {
    const { caller, asked } = askedCarrier(fault());
    const journal = memoryJournal();
    await declared.send(askedCarrier(fault()).caller, operation, actor, journal);
    const verdict = await declared.readBack(caller, operation, actor, noon + 2 * arrivalMs, journal);
    expect(effects(asked).filter((effect) => effect !== 'read')).toEqual([]);
    const undecided = journal.records().length > 0 ? { as: 'waiting', heard: false } : undefined;
    expect(verdict).toEqual(asked.length > 0 ? undecided : 'never-arrived');
  });
});

/** Kinds of one call; those of several reads have test files of their own. */
type Kind = Exclude<OperationKind, 'top-up' | 'plan-change'>;
type Row<K extends Kind> = {
  terms: OperationTerms[K];
  sends: [endpoint: string, body: object];
  /** What its form says that is kept sealed. */
  secrets?: Record<string, string>;
  /**
   * What is read back, and how it looks when the operation was done and when it was not; absent where nothing tells.
   */
  looks?: { at: [endpoint: string, input: object]; done: object; not: object };
};

const group = (draft: CustomerDraft) => ({ customers: [lineOf(1), lineOf(2, draft)] });
const atGroup: [string, object] = ['customer.group', { groupId: 'group-1' }];

const cards = (second: Partial<SavedCard>) => ({ cards: [savedCards[0], { ...savedCards[1], ...second }] });
const atCards: [string, object] = ['card.list', { customerId: 'line-2' }];
const atRouter: [string, object] = ['router.device', { customerId: 'line-2' }];
const friend = { refereeName: 'Sam', refereeEmailId: 'sam@example.test' };
const portFix: OperationTerms['port-fix'] = {
  problem: 'account',
  planId: 'plan-5gb',
  imei: '353328110987656',
  make: 'Apple',
  model: 'iPhone 15',
  number: '5550108890',
  oldCarrier: 'Verizon',
};
/** Kinds that have a hosted page made. */
const isHosted = (kind: Kind) => kind === 'payment-page' || kind === 'card-page';

const rows: { [K in Kind]?: Row<K> } = {
  'data-service': {
    terms: { pause: true, primaryId: 'line-1' },
    sends: ['usage.dataCutoff', { dataCutOff: true, primaryId: 'line-1', customerId: 'line-2' }],
    looks: { at: atGroup, done: group({ isDataCutoff: true }), not: group({}) },
  },
  rename: {
    terms: { firstName: 'ANA', lastName: 'ROSE' },
    sends: ['customer.updateSecondary', { customerId: 'line-2', data: { firstName: 'ANA', lastName: 'ROSE' } }],
    looks: {
      at: atGroup,
      done: group({ firstName: 'ANA', lastName: 'ROSE' }),
      not: group({ firstName: 'ANA', lastName: 'REYES' }),
    },
  },
  'begin-activation': {
    terms: { firstName: 'ANA', lastName: 'ROSE' },
    sends: [
      'customer.updateSecondary',
      { customerId: 'line-2', data: { firstName: 'ANA', lastName: 'ROSE', activationJourneyStatus: 'IN_PROGRESS' } },
    ],
    looks: {
      at: atGroup,
      done: group({ firstName: 'ANA', lastName: 'ROSE', activationJourneyStatus: 'IN_PROGRESS' }),
      not: group({ firstName: 'ANA', lastName: 'REYES', activationJourneyStatus: 'IN_PROGRESS' }),
    },
  },
  'auto-top-up': {
    terms: { enabled: true },
    sends: ['topup.autoUpdate', { customerId: 'line-2', enabled: true }],
    looks: { at: atGroup, done: group({ isAutoTopUp: true }), not: group({}) },
  },
  'month-in-advance': {
    terms: { amount: 2500, totalTax: 156 },
    sends: ['billing.monthInAdvancePay', { customerId: 'line-2', amount: 25, totalTax: 1.56 }],
    looks: { at: atGroup, done: group({ isMonthInAdvancePaid: true }), not: group({}) },
  },
  'port-fix': {
    terms: portFix,
    secrets: { accountNumber: 'A447', zip: '01803' },
    sends: [
      'activation.start',
      {
        customerId: 'line-2',
        reachPlanId: 'plan-5gb',
        iccId: undefined,
        imei: '353328110987656',
        make: 'Apple',
        model: 'iPhone 15',
        esim: true,
        skipHold: true,
        isPort: true,
        portUpdate: true,
        numberToPort: '5550108890',
        oldCarrier: 'Verizon',
        oldCarrierAccountNumber: 'A447',
        oldZip: '01803',
        password: undefined,
      },
    ],
    looks: { at: atGroup, done: group({ status: 9 }), not: group({ status: 10 }) },
  },
  'esim-setup': {
    terms: {},
    sends: [
      'customer.updateFields',
      { customerId: 'line-2', data: { eSimSetup: true, activationJourneyStatus: 'COMPLETED' } },
    ],
    looks: { at: atGroup, done: group({ esim: true, eSimSetup: true }), not: group({ esim: true }) },
  },
  'esim-kit': { terms: {}, sends: ['activation.resendQr', { customerId: 'line-2' }] },
  'router-ssid': {
    terms: { ssid: 'Harbor' },
    sends: ['router.changeSsid', { customerId: 'line-2', ssid: 'Harbor' }],
    looks: { at: atRouter, done: { device: homeRouterOf({ ssid: 'Harbor' }) }, not: { device: homeRouterOf() } },
  },
  'router-password': {
    terms: {},
    secrets: { password: 'harbor-street-12' },
    sends: ['router.changePassword', { customerId: 'line-2', password: 'harbor-street-12' }],
  },
  'router-reboot': {
    terms: {},
    sends: ['router.reboot', { customerId: 'line-2' }],
    looks: {
      at: atRouter,
      done: { device: homeRouterOf({ status: 'RESTARTING' }) },
      not: { device: homeRouterOf() },
    },
  },
  'router-reset': {
    terms: {},
    sends: ['router.reset', { customerId: 'line-2' }],
    looks: {
      at: atRouter,
      done: { device: homeRouterOf({ status: 'RESTARTING' }) },
      not: { device: homeRouterOf() },
    },
  },
  'account-lock': {
    terms: { lockStatus: 'ACC_LOCK' },
    sends: ['customer.securityAction', { customerId: 'line-2', lockStatus: 'ACC_LOCK' }],
    looks: {
      at: atGroup,
      done: group({ accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }),
      not: group({ accAccessLock: ['ACC_LOCK'] }),
    },
  },
  'unlock-code': {
    terms: { lockStatus: 'ACC_UNLOCK' },
    sends: ['customer.securityAction', { customerId: 'line-2', lockStatus: 'ACC_UNLOCK' }],
  },
  'account-unlock': {
    terms: {},
    secrets: { otp: '123456' },
    sends: ['customer.verifySecurityAction', { otp: '123456' }],
    looks: {
      at: atGroup,
      done: group({ accAccessLock: ['ACC_LOCK'] }),
      not: group({ accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }),
    },
  },
  'promise-to-pay': {
    terms: { day: '2026-12-01', amount: 2656 },
    sends: ['billing.promiseCreate', { customerId: 'line-2', promisedFor: '2026-12-01' }],
    looks: {
      at: ['billing.promiseEligible', { customerId: 'line-2' }],
      done: { isEligible: false, promisedFor: '2026-12-01' },
      not: { isEligible: true },
    },
  },
  'card-default': {
    terms: { uuid: 'card-2', lastFour: '5454' },
    sends: ['card.setDefault', { uuid: 'card-2' }],
    looks: { at: atCards, done: cards({ isAutoPay: true }), not: cards({}) },
  },
  'card-expiry': {
    terms: { uuid: 'card-2', expiry: '0331' },
    sends: ['card.updateExpiry', { uuid: 'card-2', expiry: '0331' }],
    looks: { at: atCards, done: cards({ dateOfExpiry: '0331' }), not: cards({}) },
  },
  'card-remove': {
    terms: { uuid: 'card-2', lastFour: '5454' },
    sends: ['card.remove', { uuid: 'card-2' }],
    looks: { at: atCards, done: { cards: savedCards.slice(0, 1) }, not: cards({}) },
  },
  'card-page': {
    terms: { emailId: 'a@example.test', redirectUrl: 'https://portal.example/activation', back: '/bills' },
    sends: [
      'payment.cardPage',
      { text: '{"emailId":"a@example.test","redirectUrl":"https://portal.example/activation"}' },
    ],
  },
  invite: {
    terms: { referrerEmailId: 'a@example.test', friends: [friend] },
    sends: ['catalog.couponInvite', { referees: [{ referrerEmailId: 'a@example.test', ...friend }] }],
    looks: {
      at: ['catalog.referralDetail', { customerId: 'line-2' }],
      done: { refereeList: [{ ...friend, refereeEmailId: 'SAM@example.test' }] },
      not: { refereeList: [] },
    },
  },
  'more-invitations': {
    terms: { emailId: 'a@example.test' },
    sends: ['customer.referralExtension', { customerId: 'line-2', emailId: 'a@example.test' }],
    looks: {
      at: ['customer.referralExtensionByEmail', { emailId: 'a@example.test' }],
      done: { isExtended: true },
      not: { isExtended: false },
    },
  },
  'payment-page': {
    terms: { emailId: 'a@example.test', redirectUrl: 'https://portal.example/bills' },
    sends: ['payment.purchasePage', { emailId: 'a@example.test', redirectUrl: 'https://portal.example/bills' }],
  },
  'email-bill': {
    terms: {
      emailId: 'a@example.test',
      invoiceUrl: 'https://bills.example/1.pdf',
      invoiceType: 'MONTHLY',
      invoiceDate: '2026-11-03',
    },
    sends: [
      'billing.sendInvoice',
      { emailId: 'a@example.test', invoiceUrl: 'https://bills.example/1.pdf', invoiceType: 'MONTHLY' },
    ],
  },
};

describe.each(Object.entries(rows) as [Kind, Row<Kind>][])('%s', (kind, { terms, sends, secrets, looks }) => {
  const operation = operationOf(kind, terms);
  const declared = declarationOf(kind);
  const read = (answer: Outcome<unknown>, now = noon + 10_000) => {
    const { caller, asked } = askedCarrier(answer);
    return declared.readBack(caller, operation, actor, now, memoryJournal()).then((verdict) => ({ verdict, asked }));
  };

  test('is sent as its terms say, and is done with its reply', async () => {
    const { caller, asked } = askedCarrier(reply({}));
    await declared.send(caller, operation, actor, memoryJournal(secrets));
    expect(asked).toEqual([sends]);
    expect(declared.asynchronous).toBe(false);
  });

  test(
    isHosted(kind)
      ? 'without its answer it never arrived: nobody can use a page without an address'
      : 'without a trace it is open for two minutes, and has never arrived after them',
    async () => {
      const nothing = reply(looks?.not ?? {});
      expect((await read(nothing, noon + arrivalMs)).verdict).toBe(isHosted(kind) ? 'never-arrived' : 'open');
      expect((await read(nothing, noon + arrivalMs + 1)).verdict).toBe('never-arrived');
    },
  );

  if (looks) {
    test('is done when its effect is seen, however late', async () => {
      expect(await read(reply(looks.done), noon + 2 * arrivalMs)).toEqual({ verdict: 'done', asked: [looks.at] });
    });

    test('says nothing while the carrier says nothing', async () => {
      expect((await read(fault(), noon + 2 * arrivalMs)).verdict).toBeUndefined();
    });
  } else {
    test('has no read-back', async () => {
      expect((await read(fault())).asked).toEqual([]);
    });
  }
});

test('ACTIVATE-6: what is saved of the account holder’s own line goes by a call of its own', async () => {
  const { caller, asked } = askedCarrier(reply({}));
  const begun = operationOf('begin-activation', { firstName: 'ANA', lastName: 'ROSE', isPrimary: true });
  await declarationOf('begin-activation').send(caller, begun, actor, memoryJournal());
  const data = { firstName: 'ANA', lastName: 'ROSE', activationJourneyStatus: 'IN_PROGRESS' };
  expect(asked).toEqual([['customer.update', { customerId: 'line-2', data }]]);
});

test('a month that is paid already is as good as paid', () => {
  expect(declarationOf('month-in-advance').fulfilledBy).toEqual(['alreadyPaid']);
});

test.each([
  ['account-lock', { lockStatus: 'ACC_LOCK' }, 'LOCKED', 'OTP_SENT'],
  ['unlock-code', { lockStatus: 'ACC_UNLOCK' }, 'OTP_SENT', 'LOCKED'],
] as const)('LOCK-2, LOCK-5: %s is done with its own reply alone', async (kind, terms, own, other) => {
  const said = async (result: string) => {
    const { caller } = askedCarrier(reply({ result }));
    return declarationOf(kind).send(caller, operationOf(kind, terms), actor, memoryJournal());
  };
  expect(await said(own)).toMatchObject({ kind: 'reply' });
  // No call of its own: there is nothing to look for in the carrier's log.
  expect(await said(other)).toEqual({ kind: 'fault', why: 'garbage', transactionId: '' });
});

test.each([
  ['Harbor', 'Home-7781', 'done'],
  ['Home-7781', 'Home-7781', 'open'],
])('ROUTER-8: a reset is seen by the name that it took back: %s is %s now: %s', async (before, ssid, verdict) => {
  const operation = { ...operationOf('router-reset', {}), before: { ssid: before } };
  const { caller } = askedCarrier(reply({ device: homeRouterOf({ ssid }) }));
  expect(await declarationOf('router-reset').readBack(caller, operation, actor, noon, memoryJournal())).toBe(verdict);
});

test('PORT-13: a later rejection than the one that was corrected shows that the correction arrived', async () => {
  const rejectedAt = (rejectedOn: string) => reply(group({ status: 10, mnpInfo: { rejectedOn } }));
  const operation = { ...operationOf('port-fix', portFix), before: { rejectedOn: '2026-11-20T11:00:00Z' } };
  const readBack = (said: Outcome<unknown>) =>
    declarationOf('port-fix').readBack(askedCarrier(said).caller, operation, actor, noon, memoryJournal());
  expect(await readBack(rejectedAt('2026-11-20T11:00:00Z'))).toBe('open');
  expect(await readBack(rejectedAt('2026-11-20T11:59:00Z'))).toBe('done');
});

test('PORT-12: a line with a SIM card is sent again with its number, and not as an eSIM', async () => {
  const { caller, asked } = askedCarrier(reply({}));
  const operation = operationOf('port-fix', { ...portFix, iccId: '8901260852290847804' });
  await declarationOf('port-fix').send(caller, operation, actor, memoryJournal());
  expect(asked).toMatchObject([['activation.start', { iccId: '8901260852290847804', esim: undefined }]]);
});

describe('what a read-back takes for the effect', () => {
  const verdict = (kind: OperationKind, terms: object, said: object) =>
    declarationOf(kind).readBack(
      askedCarrier(reply(said)).caller,
      operationOf(kind, terms as never),
      actor,
      noon,
      memoryJournal(),
    );
  const begun = { firstName: 'ANA', lastName: 'ROSE', activationJourneyStatus: 'IN_PROGRESS' } as const;

  test.each([
    ['begun, with its name', begun, 'done'],
    ['at its end already', { ...begun, activationJourneyStatus: 'COMPLETED' }, 'done'],
    ['not begun', { ...begun, activationJourneyStatus: undefined }, 'open'],
    ['begun with another first name', { ...begun, firstName: 'KIM' }, 'open'],
    ['begun with another last name', { ...begun, lastName: 'LEE' }, 'open'],
  ] as const)('ACTIVATE-6: the activation is %s: %s', async (_, line, seen) => {
    expect(await verdict('begin-activation', { firstName: 'ANA', lastName: 'ROSE' }, group(line))).toBe(seen);
  });

  test('ACTIVATE-6: a name that was not given is not looked for', async () => {
    expect(await verdict('begin-activation', {}, group({ ...begun, firstName: 'KIM' }))).toBe('done');
  });

  test('REFER-8: one friend of two is not all', async () => {
    const kim = { refereeName: 'Kim', refereeEmailId: 'kim@example.test' };
    const terms = { referrerEmailId: 'a@example.test', friends: [friend, kim] };
    expect(await verdict('invite', terms, { refereeList: [friend] })).toBe('open');
    expect(await verdict('invite', terms, { refereeList: [kim, friend] })).toBe('done');
  });

  test('CARD-5, CARD-8: another card that is so already is not the one', async () => {
    const other = { ...cards({}).cards[0], isAutoPay: true, dateOfExpiry: '0331' };
    const said = { cards: [other, cards({}).cards[1]] };
    expect(await verdict('card-expiry', { uuid: 'card-2', expiry: '0331' }, said)).toBe('open');
    expect(await verdict('card-default', { uuid: 'card-2' }, said)).toBe('open');
  });

  test('NAME-6: half of a name is not the name', async () => {
    const terms = { firstName: 'ANA', lastName: 'ROSE' };
    expect(await verdict('rename', terms, group({ firstName: 'KIM', lastName: 'ROSE' }))).toBe('open');
  });
});
