import type { ExamplesOf, ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { customer } from './endpoints.ts';
import { customersAfter, groupsAfter, lineInput, shipTo } from './example-effects.ts';
import { exampleCustomers, groupOf } from './example-customers.ts';
import { sampleOtps } from './vocabulary.ts';

const family = peopleOf('active-family');
const single = peopleOf('active-single');
const esim = peopleOf('new-esim');
const delivered = peopleOf('new-sim-delivered');
const given = { seed: 'active-family' } as const;
const givenSingle = { seed: 'active-single' } as const;
const givenDelivered = { seed: 'new-sim-delivered' } as const;
const givenLocked = { seed: 'locked' } as const;

/** The people of these seeds, for the calls that give a whole customer. */
const everybody = Object.keys(exampleCustomers) as (keyof typeof exampleCustomers)[];
const inGroups = [
  'secondary-active',
  'unpaid-sim',
  'port-failed-account',
  'suspended-nonpay',
  'disconnected',
  'fraud',
  'data-75',
  'data-90',
  'throttled',
  'data-paused',
  'plan-scheduled',
  'sim-swap',
  'locked',
  'home-internet',
] as const;
const withNumbers = inGroups.filter((seed) => 'reachNumber' in exampleCustomers[seed]);
const dana = exampleCustomers['active-family'];

const robin = exampleCustomers['active-single'];
/** The number has come over. */
const ported = {
  ...exampleCustomers.porting,
  status: 2,
  reachNumber: exampleCustomers.porting.mnpInfo.oldNumber,
  mnpInfo: { ...exampleCustomers.porting.mnpInfo, completedOn: '2026-11-22T14:50:00.000Z' },
};

const day = 24 * 60 * 60_000;
/** Long enough for a purchase or a plan change to be done. */
const soon = 10 * 60_000;
const lock = {
  endpoint: 'customer.securityAction',
  input: { customerId: single.customerId(1), lockStatus: 'ACC_LOCK' },
};
const askForOtpAs = (people: typeof single) => ({
  endpoint: 'customer.securityAction',
  input: { customerId: people.customerId(1), lockStatus: 'ACC_UNLOCK' },
});
const unlock = { endpoint: 'customer.verifySecurityAction', input: { otp: sampleOtps.right } };
const changePlan = {
  endpoint: 'plan.change',
  input: { customerId: single.customerId(1), newReachPlanId: 'plan-15gb', immediateEffect: true },
};
const buyData = {
  endpoint: 'topup.create',
  input: { customerId: family.customerId(1), totalData: 2, taxInfo: { customerId: family.customerId(1) } },
};
const extension = { customerId: family.customerId(1), emailId: family.email(1) };

/** What the reply to a change of this customer says. */
const changed = (people: typeof family, occurrence: number) => ({
  id: people.customerId(occurrence),
  groupId: people.groupId,
  peerAccountRef: `ACC1|ORD1|${occurrence}`,
});

/** `customer.byReachNumber` says nothing of a port-in: who has the number has it already. */
const withoutPort = ({ isMNP: _, mnpInfo: __, portFailureCode: ___, ...rest }: typeof dana) => rest;

/** What a plan costs on the first line; it is 5 dollars less on each other. */
const prices: Readonly<Record<string, number>> = { 'plan-2gb': 20, 'plan-5gb': 25, 'plan-10gb': 35, 'plan-15gb': 45 };

const none = { status: 'NONE' } as const;

/** The prices of the family's lines when some of them have another plan. */
function pricedWith(modified: Readonly<Record<number, string>>): ReplyExample<typeof customer.planPricing> {
  const plans = { 1: 'plan-10gb', 2: 'plan-5gb', 3: 'plan-5gb', 4: 'plan-2gb', ...modified };
  return {
    given,
    input: {
      customerId: family.customerId(1),
      modified_occurrence: Object.entries(modified).map(([place, reachPlanId]) => ({
        occurrence: Number(place),
        reachPlanId,
      })),
    },
    reply: {
      planPricingInfoList: Object.entries(plans).map(([place, reachPlanId]) => {
        const price = (prices[reachPlanId] ?? 0) - (place === '1' ? 0 : 5);
        return { reachPlanId, occurrence: Number(place), price, orgPrice: price };
      }),
    },
    holds: ['planPricingInfoList[].reachPlanId', 'planPricingInfoList[].price'],
  };
}

const newLine = lineInput();

export const customerExamples: ExamplesOf<typeof customer> = {
  byUsername: {
    replies: [
      { given, input: { id: family.email(1) }, reply: dana },
      ...everybody
        .filter((seed) => seed !== given.seed)
        .map((seed) => ({
          given: { seed },
          input: { id: exampleCustomers[seed].emailId ?? '' },
          reply: exampleCustomers[seed],
        })),
      { given: { seed: 'porting', after: 2 * day }, input: { id: ported.emailId ?? '' }, reply: ported },
      {
        given: { seed: 'active-single', calls: [lock] },
        input: { id: robin.emailId ?? '' },
        reply: { ...robin, accAccessLock: ['ACC_LOCK', 'PORT_OUT'] },
      },
      {
        given: { seed: 'active-single', calls: [lock, askForOtpAs(single), unlock] },
        input: { id: robin.emailId ?? '' },
        reply: { ...robin, accAccessLock: [] },
      },
      {
        given: { ...givenLocked, calls: [askForOtpAs(peopleOf('locked')), unlock] },
        input: { id: exampleCustomers.locked.emailId ?? '' },
        reply: { ...exampleCustomers.locked, accAccessLock: [] },
      },
      {
        given: { seed: 'active-single', calls: [changePlan], after: soon },
        input: { id: robin.emailId ?? '' },
        reply: { ...robin, reachPlanId: 'plan-15gb', reachPlanDisplayName: 'Best Fit 15GB' },
      },
      ...customersAfter,
    ],
    problems: {
      notFound: {
        given: { seed: 'no-account' },
        forced: false,
        input: { id: peopleOf('no-account').email(1) },
        resCode: 40003,
        exCode: 'CUSTOMER_NOT_FOUND',
        message: 'Customer not found',
      },
    },
  },
  byReachNumber: {
    replies: [
      { given, input: { reachNumber: dana.reachNumber ?? '' }, reply: withoutPort(dana) },
      ...withNumbers.map((seed) => ({
        given: { seed },
        input: { reachNumber: exampleCustomers[seed].reachNumber ?? '' },
        reply: withoutPort(exampleCustomers[seed]),
      })),
    ],
    problems: {
      notFound: {
        given,
        forced: false,
        input: { reachNumber: '2025550199' },
        resCode: 40003,
        exCode: 'CUSTOMER_NOT_FOUND',
        message: 'Customer not found',
      },
    },
  },
  emailAvailability: {
    replies: [
      { given, input: { emailId: 'nobody.yet@example.test' }, reply: { isAvailable: true } },
      { given, input: { emailId: family.email(1) }, reply: { isAvailable: false } },
    ],
    problems: {},
  },
  group: {
    replies: [
      { given, input: { groupId: family.groupId }, reply: { customers: groupOf('active-family') } },
      {
        given: { seed: 'six-lines' },
        input: { groupId: peopleOf('six-lines').groupId },
        reply: { customers: groupOf('six-lines') },
      },
      {
        given: { seed: 'porting', after: 2 * day },
        input: { groupId: ported.groupId },
        reply: { customers: [ported] },
      },
      ...inGroups.map((seed) => ({
        given: { seed },
        input: { groupId: exampleCustomers[seed].groupId },
        reply: { customers: groupOf(seed) },
      })),
      ...groupsAfter,
    ],
    problems: {},
  },
  create: {
    replies: [
      {
        given: givenSingle,
        input: newLine,
        reply: changed(single, 2),
        makes: [single.customerId(2)],
      },
    ],
    problems: {
      refused: {
        given: givenSingle,
        forced: true,
        input: newLine,
        resCode: 'ADDRESS_REFUSED',
        message: 'We cannot ship to this address',
      },
    },
  },
  update: {
    replies: [
      {
        given: givenDelivered,
        input: { customerId: delivered.customerId(1), data: { activationJourneyStatus: 'IN_PROGRESS' } },
        reply: changed(delivered, 1),
      },
      {
        given: { seed: 'new-esim' },
        input: { customerId: esim.customerId(1), data: { eSimSetup: true, activationJourneyStatus: 'COMPLETED' } },
        reply: changed(esim, 1),
      },
    ],
    problems: {},
  },
  updateFields: {
    replies: [
      {
        given: givenDelivered,
        input: {
          customerId: delivered.customerId(1),
          data: {
            isMNP: true,
            zipcode: '01803',
            mnpInfo: { oldNumber: '6175550142', operator: 'Verizon', oldZip: '01803', acctNum: '4471920083' },
          },
        },
        reply: changed(delivered, 1),
      },
    ],
    problems: {},
  },
  updateSecondary: {
    replies: [
      {
        given,
        input: { customerId: family.customerId(2), data: { firstName: 'KIM', lastName: 'REYES' } },
        reply: changed(family, 2),
      },
      {
        given,
        input: { customerId: family.customerId(1), data: { addresses: [shipTo] } },
        reply: changed(family, 1),
      },
    ],
    problems: {},
  },
  resetPasswordLink: { replies: [{ given, input: { emailId: family.email(1) }, reply: {} }], problems: {} },
  hubspot: {
    replies: [
      {
        given,
        input: { data: { emailId: family.email(1), firstName: 'DANA', lastName: 'REYES', lines: 4, isLoggedIn: true } },
        reply: {},
      },
    ],
    problems: {},
  },
  plan: {
    replies: [
      {
        given,
        input: { customerId: family.customerId(1) },
        reply: {
          plans: [
            {
              customerId: family.customerId(1),
              reachPlanId: 'plan-10gb',
              reachPlanDisplayName: 'Best Fit 10GB',
              occurrence: 1,
              price: 35,
            },
            ...[2, 3].map((occurrence) => ({
              customerId: family.customerId(occurrence),
              reachPlanId: 'plan-5gb',
              reachPlanDisplayName: 'Best Fit 5GB',
              occurrence,
              price: 20,
            })),
            {
              customerId: family.customerId(4),
              reachPlanId: 'plan-2gb',
              reachPlanDisplayName: 'Best Fit 2GB',
              occurrence: 4,
              price: 15,
            },
          ],
        },
        holds: ['plans[].price', 'plans[].reachPlanId'],
      },
      {
        given: { seed: 'secondary-active' },
        input: { customerId: peopleOf('secondary-active').customerId(2) },
        reply: {
          plans: [
            {
              customerId: peopleOf('secondary-active').customerId(2),
              reachPlanId: 'plan-5gb',
              reachPlanDisplayName: 'Best Fit 5GB',
              occurrence: 2,
              price: 20,
            },
          ],
        },
      },
    ],
    problems: {},
  },
  planPricing: {
    replies: [pricedWith({ 1: 'plan-15gb' }), pricedWith({ 1: 'plan-5gb' }), pricedWith({ 2: 'plan-15gb' })],
    problems: {},
  },
  referralExtension: {
    replies: [{ given, input: extension, reply: {} }],
    problems: {
      refused: {
        given: { ...given, calls: [{ endpoint: 'customer.referralExtension', input: extension }] },
        forced: false,
        input: extension,
        resCode: 'REFERRAL_ALREADY_EXTENDED',
        message: 'You already got more invitations',
      },
    },
  },
  referralExtensionByEmail: {
    replies: [
      { given, input: { emailId: family.email(1) }, reply: { isExtended: false } },
      {
        given: { ...given, calls: [{ endpoint: 'customer.referralExtension', input: extension }] },
        input: { emailId: family.email(1) },
        reply: { isExtended: true },
      },
    ],
    problems: {},
  },
  securityAction: {
    replies: [
      {
        given: givenSingle,
        input: { customerId: single.customerId(1), lockStatus: 'ACC_LOCK' },
        reply: { result: 'LOCKED' },
      },
      {
        given: givenLocked,
        input: { customerId: peopleOf('locked').customerId(1), lockStatus: 'ACC_UNLOCK' },
        reply: { result: 'OTP_SENT' },
      },
      {
        given: givenLocked,
        input: { customerId: peopleOf('locked').customerId(1), lockStatus: 'ACC_LOCK' },
        reply: { result: 'LOCKED' },
      },
    ],
    problems: {},
  },
  verifySecurityAction: {
    replies: [{ given: givenLocked, input: { otp: sampleOtps.right }, reply: {} }],
    problems: {
      attemptsExceeded: {
        given: givenLocked,
        forced: false,
        input: { otp: sampleOtps.attemptsExceeded },
        resCode: 'OTP_ATTEMPTS_EXCEEDED',
        message: 'Too many wrong attempts',
      },
      timeOut: {
        given: givenLocked,
        forced: false,
        input: { otp: sampleOtps.timeOut },
        resCode: 'OTP_TIME_OUT',
        message: 'The password has expired',
      },
      wrong: {
        given: givenLocked,
        forced: false,
        input: { otp: sampleOtps.wrong },
        resCode: 'WRONG_OTP_ENTERED',
        message: 'Wrong password',
      },
    },
  },
  activationPrecheck: {
    replies: [{ given: givenDelivered, input: { id: delivered.customerId(1) }, reply: {} }],
    problems: {
      notAvailable: {
        given: givenDelivered,
        forced: true,
        input: { id: delivered.customerId(1) },
        resCode: 40624,
        message: 'Home internet must be installed and active first',
      },
    },
  },
  topUpStatus: {
    replies: [
      { given, input: { customerId: family.customerId(1) }, reply: none },
      {
        given: { seed: 'top-up-pending' },
        input: { customerId: peopleOf('top-up-pending').customerId(1) },
        reply: { status: 'IN_PROGRESS', requestedOn: '2026-11-21T15:00:00.000Z' },
      },
      {
        given: { ...given, calls: [buyData] },
        input: { customerId: family.customerId(1) },
        reply: { status: 'IN_PROGRESS', requestedOn: '2026-11-21T15:00:00.000Z' },
      },
      {
        given: { ...given, calls: [buyData], after: soon },
        input: { customerId: family.customerId(1) },
        reply: { status: 'SUCCESSFUL', requestedOn: '2026-11-21T15:00:00.000Z' },
      },
      {
        given: { ...given, fails: 'topUp', calls: [buyData], after: soon },
        input: { customerId: family.customerId(1) },
        reply: { status: 'FAILED', requestedOn: '2026-11-21T15:00:00.000Z' },
      },
    ],
    problems: {},
  },
  planChangeStatus: {
    replies: [
      { given, input: { customerId: family.customerId(1) }, reply: none },
      {
        given: { ...givenSingle, calls: [changePlan] },
        input: { customerId: single.customerId(1) },
        reply: { status: 'IN_PROGRESS', requestedOn: '2026-11-21T15:00:00.000Z' },
      },
      {
        given: { ...givenSingle, calls: [changePlan], after: soon },
        input: { customerId: single.customerId(1) },
        reply: { status: 'SUCCESSFUL', requestedOn: '2026-11-21T15:00:00.000Z' },
      },
      {
        given: { ...givenSingle, fails: 'planChange', calls: [changePlan], after: soon },
        input: { customerId: single.customerId(1) },
        reply: { status: 'FAILED', requestedOn: '2026-11-21T15:00:00.000Z' },
      },
    ],
    problems: {},
  },
};
