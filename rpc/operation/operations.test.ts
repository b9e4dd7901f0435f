import { describe, expect, test } from 'vitest';
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
import { askedCarrier } from '../testing/asked-carrier.ts';
import { sampleOf, sampleTerms } from '../testing/sample-terms.ts';
import { actor, cards, friend, group, operationOf, portFix } from '../testing/sent-operation.ts';
import { wholeTerms } from '../testing/whole-terms.ts';

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

const atGroup: [string, object] = ['customer.group', { groupId: 'group-1' }];

const locked = group({ accAccessLock: ['ACC_LOCK', 'PORT_OUT'] });
const unlocked = group({ accAccessLock: ['ACC_LOCK'] });

const atCards: [string, object] = ['card.list', { customerId: 'line-2' }];
const atRouter: [string, object] = ['router.device', { customerId: 'line-2' }];
const restart = {
  at: atRouter,
  done: { device: homeRouterOf({ status: 'RESTARTING' }) },
  not: { device: homeRouterOf() },
};
/** Kinds that have a hosted page made. */
const isHosted = (kind: Kind) => kind === 'payment-page' || kind === 'card-page';

const rows: { [K in Kind]?: Row<K> } = {
  'data-service': {
    terms: wholeTerms['data-service'][0],
    sends: ['usage.dataCutoff', { dataCutOff: true, primaryId: 'line-1', customerId: 'line-2' }],
    looks: { at: atGroup, done: group({ isDataCutoff: true }), not: group({}) },
  },
  rename: {
    terms: wholeTerms.rename[0],
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
    terms: wholeTerms['auto-top-up'][0],
    sends: ['topup.autoUpdate', { customerId: 'line-2', enabled: true }],
    looks: { at: atGroup, done: group({ isAutoTopUp: true }), not: group({}) },
  },
  'month-in-advance': {
    terms: wholeTerms['month-in-advance'][0],
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
    terms: wholeTerms['router-ssid'][0],
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
    looks: restart,
  },
  'router-reset': {
    terms: {},
    sends: ['router.reset', { customerId: 'line-2' }],
    looks: restart,
  },
  'account-lock': {
    terms: wholeTerms['account-lock'][0],
    sends: ['customer.securityAction', { customerId: 'line-2', lockStatus: 'ACC_LOCK' }],
    looks: { at: atGroup, done: locked, not: unlocked },
  },
  'unlock-code': {
    terms: wholeTerms['unlock-code'][0],
    sends: ['customer.securityAction', { customerId: 'line-2', lockStatus: 'ACC_UNLOCK' }],
  },
  'account-unlock': {
    terms: {},
    secrets: { otp: '123456' },
    sends: ['customer.verifySecurityAction', { otp: '123456' }],
    looks: { at: atGroup, done: unlocked, not: locked },
  },
  'promise-to-pay': {
    terms: wholeTerms['promise-to-pay'][0],
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
    terms: wholeTerms['more-invitations'][0],
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
    terms: wholeTerms['email-bill'][0],
    sends: [
      'billing.sendInvoice',
      { emailId: 'a@example.test', invoiceUrl: 'https://b.example/1', invoiceType: 'MONTHLY' },
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
