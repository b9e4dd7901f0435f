import * as z from 'zod/mini';
import { anyOther, endpoint, resource } from '../endpoint.ts';
import { onFirstUse } from '../on-first-use.ts';
import { CountryCode, Email, Id, Price } from '../vocabulary.ts';
import { wireTraits } from '../wire-trait.ts';
import { Coupon, Plan, Referee } from './vocabulary.ts';

const planOf = () => z.strictObject({ plan: Id });
/** Once for both calls: one schema is one component of the OpenAPI document. */
const planList = onFirstUse(() =>
  z.object({ plans: z.array(Plan).register(wireTraits, { key: 'name', skips: true }) }),
);
const couponOfEmail = () => z.strictObject({ emailId: Email, couponCode: Id });

export const catalog = resource('catalog', {
  activePlans: endpoint({
    service: 'auth',
    call: 'GET reachplans/active',
    summary: 'The plans on sale',
    scope: 'nobody',
    input: () => z.strictObject({}),
    reply: planList,
    assumed: {
      shape: 'The list is named plans.',
      meaning: "A plan's name is what a customer has as reachPlanId; esimOnly marks a plan for eSIM devices.",
    },
  }),

  plan: endpoint({
    service: 'auth',
    call: 'GET reachplans/:plan',
    summary: 'One plan, whether or not it is still on sale',
    scope: 'nobody',
    input: planOf,
    reply: () => Plan,
    assumed: { path: 'The path takes the name of the plan, and the reply is one entry of the plan list.' },
  }),

  planDetail: endpoint({
    service: 'catalog',
    call: 'GET reachplans/:plan',
    summary: 'One plan, from the catalog service',
    scope: 'nobody',
    input: planOf,
    reply: () => Plan,
    assumed: { shape: 'The same reply as catalog.plan.' },
  }),

  dataPlans: endpoint({
    service: 'catalog',
    call: 'GET plans/data',
    summary: 'The data plans of a country',
    scope: 'nobody',
    input: () => z.strictObject({ countryCode: CountryCode }),
    reply: planList,
    assumed: { shape: 'The same reply as catalog.activePlans.' },
  }),

  couponInvite: endpoint({
    service: 'catalog',
    call: 'POST coupon/invite/referee',
    summary: 'Invites friends for a credit',
    scope: 'self',
    reconcileWith: ['catalog.referralDetail'],
    input: () =>
      z.strictObject({
        referees: z
          .array(z.strictObject({ referrerEmailId: Email, ...Referee.shape }))
          .check(z.minLength(1), z.maxLength(10)),
      }),
    reply: () => z.object({}),
    problems: { alreadyInvited: 'REFEREE_ALREADY_INVITED' },
    assumed: {
      path: 'The list travels as JSON in one field named referees.',
      meaning:
        'All are invited or none; an email address that was invited before is refused with REFEREE_ALREADY_INVITED.',
    },
  }),

  couponEmailMapping: endpoint({
    service: 'catalog',
    call: 'POST coupon/email/mapping',
    summary: 'Gives a coupon to an email address',
    scope: 'self',
    reconcileWith: ['catalog.couponEligibility'],
    input: couponOfEmail,
    reply: () => z.object({}),
    assumed: { path: 'emailId and couponCode travel in the body.' },
  }),

  couponEligibility: endpoint({
    service: 'catalog',
    call: 'GET coupon/eligibility',
    summary: 'Which coupon an email address may use',
    scope: 'self',
    input: () => z.strictObject({ emailId: Email }),
    reply: () => z.object({ isEligible: z.boolean(), couponCode: z.optional(Id) }),
    assumed: { shape: 'The reply has isEligible, and couponCode if there is one.' },
  }),

  couponReservePromo: endpoint({
    service: 'catalog',
    call: 'POST coupon/reserve/promo',
    summary: 'Reserves a coupon for an email address until its order is placed',
    scope: 'self',
    reconcileWith: ['catalog.couponEligibility'],
    input: couponOfEmail,
    reply: () => z.object({}),
    problems: { refused: anyOther },
    assumed: { shape: 'The body has emailId and couponCode.', emptyReply: true },
  }),

  coupon: endpoint({
    service: 'auth',
    call: 'GET coupon/:couponCode',
    summary: 'The discount of a coupon on the first line and on each other line',
    scope: 'nobody',
    input: () => z.strictObject({ couponCode: Id }),
    reply: () => Coupon,
  }),

  referralDetail: endpoint({
    service: 'catalog',
    call: 'GET coupon/referral/detail/:customerId',
    summary: 'Reads the people whom a customer has invited',
    scope: 'self',
    input: () => z.strictObject({ customerId: Id }),
    reply: () =>
      z.object({ refereeList: z._default(z.array(Referee).register(wireTraits, { key: 'refereeEmailId' }), []) }),
    assumed: {
      meaning: 'The number of invitations and the credit for each come with the remote config keys and not here.',
    },
  }),

  referralAnalytics: endpoint({
    service: 'auth',
    call: 'GET coupon/referral/analytics/group/:groupId',
    summary: 'The results of the invitations of a group',
    scope: 'group',
    input: () => z.strictObject({ groupId: Id }),
    reply: () =>
      z.object({
        invited: z.int().check(z.nonnegative()),
        joined: z.int().check(z.nonnegative()),
        creditEarned: Price,
      }),
    assumed: { shape: 'The reply has invited and joined, which count people, and creditEarned in dollars.' },
  }),
});
