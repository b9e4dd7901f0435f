import { type ExamplesOf, type Given, ownCall } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { customer } from './endpoints.ts';
import { customersAfter, groupsAfter, lineInput, mnpInfo, shipTo } from './example-effects.ts';
import { priceExamples } from './example-prices.ts';
import { type CustomerOnWire, exampleCustomers, groupOf } from './example-customers.ts';
import { type OperationStatus, sampleOtps } from './vocabulary.ts';

const family = peopleOf('active-family');
const singlePeople = peopleOf('active-single');
const esim = peopleOf('new-esim');
const delivered = peopleOf('new-sim-delivered');
const locked = peopleOf('locked');
const state = { seed: 'active-family' } as const;
const givenSingle = { seed: 'active-single' } as const;
const givenDelivered = { seed: 'new-sim-delivered' } as const;
const givenLocked = { seed: 'locked' } as const;

/** Seeds whose people are examples for calls with a whole customer. */
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
/** Fields of a line whose number was transferred. */
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
  input: { customerId: singlePeople.customerId(1), lockStatus: 'ACC_LOCK' },
} as const;
const askForOtpAs = (people: typeof singlePeople) =>
  ({ ...lock, input: { customerId: people.customerId(1), lockStatus: 'ACC_UNLOCK' } }) as const;
const unlock = { endpoint: 'customer.verifySecurityAction', input: { otp: sampleOtps.right } };
const changePlan = {
  endpoint: 'plan.change',
  input: { customerId: singlePeople.customerId(1), newReachPlanId: 'plan-15gb', immediateEffect: true },
};
const buyData = {
  endpoint: 'topup.create',
  input: { customerId: family.customerId(1), totalData: 2, taxInfo: { customerId: family.customerId(1) } },
};
const notFound = { resCode: 40003, exCode: 'CUSTOMER_NOT_FOUND', message: 'Customer not found' };
const extension = { customerId: family.customerId(1), emailId: family.email(1) };
const extend = { endpoint: 'customer.referralExtension', input: extension };

/** Returns the reply to a change of one customer. */
const changeReply = (people: typeof family, occurrence: number) => ({
  id: people.customerId(occurrence),
  groupId: people.groupId,
  peerAccountRef: `ACC1|ORD1|${occurrence}`,
});

/** `customer.byReachNumber` has no fields of a port-in: whoever has the number has ported it already. */
const withoutPort = ({ isMNP: _, mnpInfo: __, portFailureCode: ___, ...rest }: typeof dana) => rest;

/** Returns the status of the last top-up or plan change of a first line; both have one shape. */
function ofOperation(state: Given, status: OperationStatus['status'] = 'NONE') {
  const requestedOn = '2026-11-21T15:00:00.000Z';
  return { ...ownCall(state), reply: status === 'NONE' ? { status } : { status, requestedOn } };
}

/** Returns a refusal of a one-time password. */
const ofOtp = (otp: string, resCode: string, message: string) => ({
  given: givenLocked,
  input: { otp },
  resCode,
  message,
});

const signedIn = (state: Given, reply: CustomerOnWire) => ({ given: state, input: { id: reply.emailId ?? '' }, reply });
const ofGroup = (seed: (typeof everybody)[number]) => ({
  given: { seed },
  input: { groupId: peopleOf(seed).groupId },
  reply: { customers: groupOf(seed) },
});

const newLine = lineInput();

export const customerExamples: ExamplesOf<typeof customer> = {
  byUsername: {
    replies: [
      signedIn(state, dana),
      ...everybody.filter((seed) => seed !== state.seed).map((seed) => signedIn({ seed }, exampleCustomers[seed])),
      signedIn({ seed: 'porting', after: 2 * day }, ported),
      signedIn({ ...givenSingle, calls: [lock] }, { ...robin, accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }),
      signedIn({ ...givenSingle, calls: [lock, askForOtpAs(singlePeople), unlock] }, { ...robin, accAccessLock: [] }),
      signedIn(
        { ...givenLocked, calls: [askForOtpAs(locked), unlock] },
        { ...exampleCustomers.locked, accAccessLock: [] },
      ),
      signedIn(
        { ...givenSingle, calls: [changePlan], after: soon },
        { ...robin, reachPlanId: 'plan-15gb', reachPlanDisplayName: 'Best Fit 15GB' },
      ),
      ...customersAfter,
    ],
    problems: {
      notFound: { given: { seed: 'no-account' }, input: { id: peopleOf('no-account').email(1) }, ...notFound },
    },
  },
  byReachNumber: {
    replies: [
      { given: state, input: { reachNumber: dana.reachNumber ?? '' }, reply: withoutPort(dana) },
      ...withNumbers.map((seed) => ({
        given: { seed },
        input: { reachNumber: exampleCustomers[seed].reachNumber ?? '' },
        reply: withoutPort(exampleCustomers[seed]),
      })),
    ],
    problems: {
      notFound: { given: state, input: { reachNumber: '2025550199' }, ...notFound },
    },
  },
  emailAvailability: [
    { given: state, input: { emailId: 'nobody.yet@example.test' }, reply: { isAvailable: true } },
    { given: state, input: { emailId: family.email(1) }, reply: { isAvailable: false } },
  ],
  group: [
    ofGroup('active-family'),
    ofGroup('six-lines'),
    {
      given: { seed: 'porting', after: 2 * day },
      input: { groupId: ported.groupId },
      reply: { customers: [ported] },
    },
    ...inGroups.map(ofGroup),
    ...groupsAfter,
  ],
  create: {
    replies: [
      { given: givenSingle, input: newLine, reply: changeReply(singlePeople, 2), makes: [singlePeople.customerId(2)] },
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
  update: [
    {
      given: givenDelivered,
      input: { customerId: delivered.customerId(1), data: { activationJourneyStatus: 'IN_PROGRESS' } },
      reply: changeReply(delivered, 1),
    },
    {
      given: { seed: 'new-esim' },
      input: { customerId: esim.customerId(1), data: { eSimSetup: true, activationJourneyStatus: 'COMPLETED' } },
      reply: changeReply(esim, 1),
    },
  ],
  updateFields: [
    {
      given: givenDelivered,
      input: {
        customerId: delivered.customerId(1),
        data: { isMNP: true, zipcode: '01803', mnpInfo },
      },
      reply: changeReply(delivered, 1),
    },
  ],
  updateSecondary: [
    {
      given: state,
      input: { customerId: family.customerId(2), data: { firstName: 'KIM', lastName: 'REYES' } },
      reply: changeReply(family, 2),
    },
    {
      given: state,
      input: { customerId: family.customerId(1), data: { addresses: [shipTo] } },
      reply: changeReply(family, 1),
    },
  ],
  resetPasswordLink: [{ given: state, input: { emailId: family.email(1) }, reply: {} }],
  hubspot: [
    {
      given: state,
      input: { data: { emailId: family.email(1), firstName: 'DANA', lastName: 'REYES', lines: 4, isLoggedIn: true } },
      reply: {},
    },
  ],
  ...priceExamples,
  referralExtension: {
    replies: [{ given: state, input: extension, reply: {} }],
    problems: {
      refused: {
        given: { ...state, calls: [extend] },
        input: extension,
        resCode: 'REFERRAL_ALREADY_EXTENDED',
        message: 'You already got more invitations',
      },
    },
  },
  referralExtensionByEmail: [
    { given: state, input: { emailId: family.email(1) }, reply: { isExtended: false } },
    {
      given: { ...state, calls: [extend] },
      input: { emailId: family.email(1) },
      reply: { isExtended: true },
    },
  ],
  securityAction: [
    { given: givenSingle, input: lock.input, reply: { result: 'LOCKED' } },
    { given: givenLocked, input: askForOtpAs(locked).input, reply: { result: 'OTP_SENT' } },
    { given: givenLocked, input: { ...lock.input, customerId: locked.customerId(1) }, reply: { result: 'LOCKED' } },
  ],
  verifySecurityAction: {
    replies: [{ given: givenLocked, input: { otp: sampleOtps.right }, reply: {} }],
    problems: {
      attemptsExceeded: ofOtp(sampleOtps.attemptsExceeded, 'OTP_ATTEMPTS_EXCEEDED', 'Too many wrong attempts'),
      timeOut: ofOtp(sampleOtps.timeOut, 'OTP_TIME_OUT', 'The password has expired'),
      wrong: ofOtp(sampleOtps.wrong, 'WRONG_OTP_ENTERED', 'Wrong password'),
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
  topUpStatus: [
    ofOperation(state),
    ofOperation({ seed: 'top-up-pending' }, 'IN_PROGRESS'),
    ofOperation({ ...state, calls: [buyData] }, 'IN_PROGRESS'),
    ofOperation({ ...state, calls: [buyData], after: soon }, 'SUCCESSFUL'),
    ofOperation({ ...state, fails: 'topUp', calls: [buyData], after: soon }, 'FAILED'),
  ],
  planChangeStatus: [
    ofOperation(state),
    ofOperation({ ...givenSingle, calls: [changePlan] }, 'IN_PROGRESS'),
    ofOperation({ ...givenSingle, calls: [changePlan], after: soon }, 'SUCCESSFUL'),
    ofOperation({ ...givenSingle, fails: 'planChange', calls: [changePlan], after: soon }, 'FAILED'),
  ],
};
