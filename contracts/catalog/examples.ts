import { type ExamplesOf, ownCall, type ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { catalog } from './endpoints.ts';
import { sampleCoupons, sampleReferee } from './vocabulary.ts';

const family = peopleOf('active-family');
const singlePeople = peopleOf('active-single');
const state = { seed: 'active-family' } as const;
const givenSingle = { seed: 'active-single' } as const;

const fiveGigabytes = {
  name: 'plan-5gb',
  displayNameWeb: 'Best Fit 5GB',
  baseLinePrice: 25,
  additionalLinePrice: 20,
  addLineSplitPrice: { '2': 20, '3': 20, '4': 20, '5': 20, '6': 20 },
  planData: 5,
  isUnlimited: false,
  streamType: 'SD',
  planPricing: [{ reachPlanId: 'plan-5gb', occurrence: 1, price: 25, orgPrice: 25 }],
  upGradableTo: ['plan-10gb', 'plan-15gb'],
  downGradableTo: ['plan-2gb'],
  wowCoupon: sampleCoupons.homeInternet,
};

/** Without an amount of data, and only for eSIM devices. */
const unlimited = {
  name: 'plan-unlimited-esim',
  displayNameWeb: 'Unlimited eSIM',
  baseLinePrice: 60,
  additionalLinePrice: 55,
  addLineSplitPrice: { '2': 55, '3': 55, '4': 55, '5': 55, '6': 55 },
  isUnlimited: true,
  esimOnly: true,
  streamType: 'HD',
  upGradableTo: [],
  downGradableTo: ['plan-2gb', 'plan-5gb', 'plan-10gb', 'plan-15gb'],
  wowCoupon: sampleCoupons.homeInternet,
};

const onePlan = [
  { given: state, input: { plan: 'plan-5gb' }, reply: fiveGigabytes },
  { given: state, input: { plan: 'plan-unlimited-esim' }, reply: unlimited },
] as const;

const referee = { refereeName: 'Robin Okafor', refereeEmailId: 'robin.okafor@example.test' };
const coupon = { emailId: singlePeople.email(1), couponCode: sampleCoupons.referral };

const discounts = ['discountInDollar', 'secondaryDiscountInDollar'];

/** Returns an example of the coupons that a customer may use after a call gave them one. */
const eligibleAfter = (endpoint: string, couponCode: string): ReplyExample<typeof catalog.couponEligibility> => ({
  given: { ...givenSingle, calls: [{ endpoint, input: { ...coupon, couponCode } }] },
  input: { emailId: singlePeople.email(1) },
  reply: { isEligible: true, couponCode },
});

/** Returns an example of a customer's referees after one invitation. */
const invitedAs = (friend: typeof referee): ReplyExample<typeof catalog.referralDetail> => ({
  ...ownCall({
    ...givenSingle,
    calls: [
      {
        endpoint: 'catalog.couponInvite',
        input: { referees: [{ referrerEmailId: singlePeople.email(1), ...friend }] },
      },
    ],
  }),
  reply: { refereeList: [friend] },
  holds: ['refereeList[].refereeName', 'refereeList[].refereeEmailId'],
});

export const catalogExamples: ExamplesOf<typeof catalog> = {
  activePlans: [{ given: state, input: {}, reply: { plans: [fiveGigabytes, unlimited] } }],
  plan: onePlan,
  planDetail: onePlan,
  dataPlans: [{ given: state, input: { countryCode: 'USA' }, reply: { plans: [fiveGigabytes, unlimited] } }],
  couponInvite: {
    replies: [
      { given: givenSingle, input: { referees: [{ referrerEmailId: singlePeople.email(1), ...referee }] }, reply: {} },
    ],
    problems: {
      alreadyInvited: {
        given: state,
        input: { referees: [{ referrerEmailId: family.email(1), ...sampleReferee }] },
        resCode: 'REFEREE_ALREADY_INVITED',
        message: 'You have previously submitted this email.',
      },
    },
  },
  couponEmailMapping: [{ given: givenSingle, input: coupon, reply: {} }],
  couponEligibility: [
    {
      given: givenSingle,
      input: { emailId: singlePeople.email(1) },
      reply: { isEligible: true, couponCode: sampleCoupons.referral },
    },
    {
      given: { seed: 'fraud' },
      input: { emailId: peopleOf('fraud').email(1) },
      reply: { isEligible: false },
      holds: ['couponCode'],
    },
    ...['couponReservePromo', 'couponEmailMapping'].flatMap((verb) =>
      Object.values(sampleCoupons).map((code) => eligibleAfter(`catalog.${verb}`, code)),
    ),
  ],
  couponReservePromo: {
    replies: [{ given: givenSingle, input: coupon, reply: {} }],
    problems: {
      refused: {
        given: givenSingle,
        forced: true,
        input: coupon,
        resCode: 'COUPON_USED',
        message: 'This coupon was used before',
      },
    },
  },
  coupon: [
    {
      given: state,
      input: { couponCode: sampleCoupons.homeInternet },
      reply: { couponCode: sampleCoupons.homeInternet, discountInDollar: 5, secondaryDiscountInDollar: 5 },
      holds: discounts,
    },
    {
      given: state,
      input: { couponCode: sampleCoupons.referral },
      reply: { couponCode: sampleCoupons.referral, discountInDollar: 10, secondaryDiscountInDollar: 0 },
      holds: discounts,
    },
  ],
  referralDetail: [
    { ...ownCall(state), reply: { refereeList: [sampleReferee] } },
    { ...ownCall(givenSingle), reply: { refereeList: [] }, holds: ['refereeList'] },
    invitedAs(referee),
    invitedAs({ ...referee, refereeName: 'Kim Okafor' }),
    invitedAs({ ...referee, refereeEmailId: 'kim.okafor@example.test' }),
  ],
  referralAnalytics: [
    {
      given: state,
      input: { groupId: family.groupId },
      reply: { invited: 1, joined: 0, creditEarned: 0 },
      holds: ['invited'],
    },
    {
      given: givenSingle,
      input: { groupId: singlePeople.groupId },
      reply: { invited: 0, joined: 0, creditEarned: 0 },
      holds: ['invited'],
    },
  ],
};
