import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { CountryCode, Dollars, Email, Id } from '../vocabulary.ts';
import { Coupon, Plan, Referee } from './vocabulary.ts';

const planOf = z.strictObject({ plan: Id });
const planList = z.object({ plans: z.array(Plan) });
const couponOfEmail = z.strictObject({ emailId: Email, couponCode: Id });

export const catalog = resource('catalog', {
  activePlans: endpoint({
    service: 'auth',
    call: 'GET reachplans/active',
    summary: 'The plans on sale',
    scope: 'nobody',
    input: z.strictObject({}),
    reply: planList,
    assumed:
      'The list is named plans; a plan is known by its name, which is what a customer has as reachPlanId; esimOnly ' +
      'marks a plan for eSIM devices.',
  }),

  plan: endpoint({
    service: 'auth',
    call: 'GET reachplans/:plan',
    summary: 'One plan, whether or not it is still on sale',
    scope: 'nobody',
    input: planOf,
    reply: Plan,
    assumed: 'The path takes the name of the plan, and the reply is the entity of the plan list.',
  }),

  planDetail: endpoint({
    service: 'catalog',
    call: 'GET reachplans/:plan',
    summary: 'One plan, from the catalog service',
    scope: 'nobody',
    input: planOf,
    reply: Plan,
    assumed: 'Same reply as catalog.plan.',
  }),

  dataPlans: endpoint({
    service: 'catalog',
    call: 'GET plans/data',
    summary: 'The data plans of a country',
    scope: 'nobody',
    input: z.strictObject({ countryCode: CountryCode }),
    reply: planList,
    assumed: 'Same reply as catalog.activePlans.',
  }),

  couponInvite: endpoint({
    service: 'catalog',
    call: 'POST coupon/invite/referee',
    summary: 'Invites friends for a credit',
    scope: 'self',
    reconcileWith: ['catalog.referralDetail'],
    input: z.strictObject({
      referees: z
        .array(z.strictObject({ referrerEmailId: Email, ...Referee.shape }))
        .min(1)
        .max(10),
    }),
    reply: z.object({}),
    problems: { alreadyInvited: 'REFEREE_ALREADY_INVITED' },
    assumed:
      'The list travels as JSON in one field named referees; all are invited or none; the code for an e-mail ' +
      'address that was invited before is our own.',
  }),

  couponEmailMapping: endpoint({
    service: 'catalog',
    call: 'POST coupon/email/mapping',
    summary: 'Gives a coupon to an e-mail address',
    scope: 'self',
    reconcileWith: ['catalog.couponEligibility'],
    input: couponOfEmail,
    reply: z.object({}),
    assumed: 'No payload is shown: the address and the coupon, as the path says.',
  }),

  couponEligibility: endpoint({
    service: 'catalog',
    call: 'GET coupon/eligibility',
    summary: 'Which coupon an e-mail address may use',
    scope: 'self',
    input: z.strictObject({ emailId: Email }),
    reply: z.object({ isEligible: z.boolean(), couponCode: Id.optional() }),
    assumed: 'The reply is not shown: yes or no, and the coupon.',
  }),

  couponReservePromo: endpoint({
    service: 'catalog',
    call: 'POST coupon/reserve/promo',
    summary: 'Reserves a coupon for an e-mail address until its order is placed',
    scope: 'self',
    reconcileWith: ['catalog.couponEligibility'],
    input: couponOfEmail,
    reply: z.object({}),
    assumed: 'Neither payload nor reply is shown: the address and the coupon; nothing comes back.',
  }),

  coupon: endpoint({
    service: 'auth',
    call: 'GET coupon/:couponCode',
    summary: 'What a coupon takes off the first line and off each other line',
    scope: 'nobody',
    input: z.strictObject({ couponCode: Id }),
    reply: Coupon,
  }),

  referralDetail: endpoint({
    service: 'catalog',
    call: 'GET coupon/referral/detail/:customerId',
    summary: 'Whom a customer invited',
    scope: 'self',
    input: z.strictObject({ customerId: Id }),
    reply: z.object({ refereeList: z.array(Referee).default([]) }),
    assumed: 'Quota and credit of referrals come with the remote config keys.',
  }),

  referralAnalytics: endpoint({
    service: 'auth',
    call: 'GET coupon/referral/analytics/group/:groupId',
    summary: 'What the invitations of a group came to',
    scope: 'group',
    input: z.strictObject({ groupId: Id }),
    reply: z.object({ invited: z.number().int(), joined: z.number().int(), creditEarned: Dollars }),
    assumed: 'The reply is not shown: counts of people, and dollars earned.',
  }),
});
