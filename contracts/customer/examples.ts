import type { ExamplesOf, ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { customer } from './endpoints.ts';
import { defaultZip, sampleOtps } from './vocabulary.ts';

const family = peopleOf('active-family');
const single = peopleOf('active-single');
const six = peopleOf('six-lines');
const esim = peopleOf('new-esim');
const delivered = peopleOf('new-sim-delivered');
const raul = peopleOf('port-failed-account');
const given = { seed: 'active-family' } as const;
const givenSingle = { seed: 'active-single' } as const;
const givenDelivered = { seed: 'new-sim-delivered' } as const;
const givenLocked = { seed: 'locked' } as const;

const home = {
  type: 'shipping',
  name: 'Dana Reyes',
  address1: '12 Harbor Street',
  address2: 'Apt 4',
  city: 'Burlington',
  state: 'MA',
  zip: '01803',
  country: 'USA',
} as const;

/** The fields of every active line. */
const active = {
  category: 'STANDARD',
  status: 2,
  simPaid: true,
  simId: '8901260000000000001',
  imei: '353328110987656',
  make: 'Apple',
  model: 'iPhone 15',
  zipcode: '01852',
  addresses: [
    {
      type: 'billing' as const,
      address1: '12 Harbor Street',
      city: 'Lowell',
      state: 'MA',
      zip: '01852',
      country: 'USA' as const,
    },
  ],
  meta: { customer_statement_number: '8001234567' },
  activationDate: '2026-04-21',
  activationJourneyStatus: 'COMPLETED' as const,
  isMonthInAdvancePaid: true,
  nextBillingDate: '2026-12-03',
  billStartDate: '2026-11-03',
  billEndDate: '2026-12-02',
};

const dana = {
  ...active,
  id: family.customerId(1),
  groupId: family.groupId,
  emailId: family.email(1),
  isPrimary: true,
  firstName: 'DANA',
  lastName: 'REYES',
  peerAccountRef: 'ACC1|ORD1|1',
  reachNumber: family.msisdn(1),
  reachPlanId: 'plan-10gb',
  reachPlanDisplayName: 'Best Fit 10GB',
  esim: true,
  eSimSetup: true,
  secondaryCustomers: [family.customerId(4)],
  additionalLines: 2,
  extraLines: 1,
  physicalSimsOrdered: 2,
  eSimsOrdered: 2,
  planPricing: [{ reachPlanId: 'plan-10gb', occurrence: 1, price: 35, orgPrice: 35 }],
};

/** One of six lines that are all active. */
const june = {
  ...active,
  id: six.customerId(1),
  groupId: six.groupId,
  emailId: six.email(1),
  isPrimary: true,
  firstName: 'JUNE',
  lastName: 'BAKER',
  peerAccountRef: 'ACC1|ORD1|1',
  reachNumber: six.msisdn(1),
  reachPlanId: 'plan-10gb',
  reachPlanDisplayName: 'Best Fit 10GB',
};

/** A line that is neither activated nor named, and has no number. */
const unnamed = {
  id: family.customerId(4),
  groupId: family.groupId,
  parentId: family.customerId(1),
  emailId: family.email(4),
  category: 'STANDARD',
  status: 0,
  isPrimary: false,
  peerAccountRef: 'ACC1|ORD1|4',
  reachPlanId: 'plan-2gb',
  reachPlanDisplayName: 'Best Fit 2GB',
  simPaid: true,
};

/** The smallest reply that a change of this customer can have. */
const changed = (people: typeof family, occurrence: number) => ({
  id: people.customerId(occurrence),
  groupId: people.groupId,
  emailId: people.email(occurrence),
  category: 'STANDARD',
  status: 0,
  isPrimary: occurrence === 1,
  peerAccountRef: `ACC1|ORD1|${occurrence}`,
});

/** A line whose port-in the old carrier turned down. */
const rejected = {
  ...changed(raul, 1),
  status: 10,
  isMNP: true,
  portFailureCode: '1009',
  mnpInfo: {
    oldNumber: '5550108890',
    operator: 'Northwind Wireless',
    oldZip: '01852',
    acctNum: '7781009',
    submittedOn: '2026-11-21T11:20:00Z',
    rejectedOn: '2026-11-21T12:05:00Z',
  },
};

const none = { status: 'NONE' } as const;

const newLine: ReplyExample<typeof customer.create>['input'] = {
  countryCode: 'USA',
  data: {
    parentId: single.customerId(1),
    addresses: [home],
    reachPlanId: 'plan-5gb',
    esim: false,
    linePreferences: [{ firstName: 'KIM', lastName: 'REYES', simPreference: 'sim' }],
    peerAccountRef: 'ACC1|ORD1|2',
    leadSource: 'Web',
    simPaid: false,
    zipcode: defaultZip,
  },
};

export const customerExamples: ExamplesOf<typeof customer> = {
  byUsername: {
    replies: [
      { given, input: { id: family.email(1) }, reply: dana },
      { given: { seed: 'port-failed-account' }, input: { id: raul.email(1) }, reply: rejected },
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
    replies: [{ given, input: { reachNumber: family.msisdn(1) }, reply: dana }],
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
      { given, input: { groupId: family.groupId }, reply: { customers: [dana, unnamed] } },
      { given: { seed: 'six-lines' }, input: { groupId: six.groupId }, reply: { customers: [june] } },
    ],
    problems: {},
  },
  create: {
    replies: [
      {
        given: givenSingle,
        input: newLine,
        reply: {
          ...changed(single, 2),
          parentId: single.customerId(1),
          firstName: 'KIM',
          lastName: 'REYES',
          reachPlanId: 'plan-5gb',
        },
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
        reply: { ...changed(delivered, 1), activationJourneyStatus: 'IN_PROGRESS' },
      },
      {
        given: { seed: 'new-esim' },
        input: { customerId: esim.customerId(1), data: { eSimSetup: true, activationJourneyStatus: 'COMPLETED' } },
        reply: { ...changed(esim, 1), esim: true, eSimSetup: true, activationJourneyStatus: 'COMPLETED' },
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
        reply: {
          ...changed(delivered, 1),
          isMNP: true,
          mnpInfo: { oldNumber: '6175550142', operator: 'Verizon', oldZip: '01803', acctNum: '4471920083' },
        },
      },
    ],
    problems: {},
  },
  updateSecondary: {
    replies: [
      {
        given,
        input: { customerId: family.customerId(2), data: { firstName: 'KIM', lastName: 'REYES' } },
        reply: { ...changed(family, 2), firstName: 'KIM', lastName: 'REYES' },
      },
      {
        given,
        input: { customerId: family.customerId(1), data: { addresses: [home] } },
        reply: { ...dana, addresses: [home] },
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
          ],
        },
      },
    ],
    problems: {},
  },
  planPricing: {
    replies: [
      {
        given,
        input: { customerId: family.customerId(1), modified_occurrence: [{ occurrence: 1, reachPlanId: 'plan-15gb' }] },
        reply: { planPricingInfoList: [{ reachPlanId: 'plan-15gb', occurrence: 1, price: 45, orgPrice: 45 }] },
      },
    ],
    problems: {},
  },
  referralExtension: {
    replies: [{ given, input: { customerId: family.customerId(1), emailId: family.email(1) }, reply: {} }],
    problems: {},
  },
  referralExtensionByEmail: {
    replies: [{ given, input: { emailId: family.email(1) }, reply: { isExtended: false } }],
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
  topUpStatus: { replies: [{ given, input: { customerId: family.customerId(1) }, reply: none }], problems: {} },
  planChangeStatus: { replies: [{ given, input: { customerId: family.customerId(1) }, reply: none }], problems: {} },
};
