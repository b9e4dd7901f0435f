import * as z from 'zod/mini';
import { Referee } from '#contracts/catalog/vocabulary.ts';
import { Email, Id } from '#contracts/vocabulary.ts';
import { isSameEmail } from '../domain/invitation.ts';
import { operation } from './operation.ts';
import { reconcileByRead } from './reconcile.ts';

/** Parameters for the referral tracker, if the customer consents (REFER-12). */
const Tracking = z.object({
  bid_e: z.string(),
  bid: z.string(),
  t: z.string(),
  campaignid: z.string(),
  orderID: Id,
  fname: z.string(),
  couponCode: z.optional(Id),
});

/** The fixed parameters of the referral tracker. */
export type ReferralTracking = Pick<z.output<typeof Tracking>, 'bid_e' | 'bid' | 't' | 'campaignid'>;

/** A row of the form that was not sent, as typed. Its page shows it again (REFER-4). */
const Skipped = z.object({ name: z.string(), email: z.string() });

/** Example without visible data: activity pages must not show it (ACTIVITY-3). */
const sampleFriend = { refereeName: 'SECRET', refereeEmailId: 'SECRET@friends.example.test' };

/** Invites friends for a credit (REFER-8). */
export const invite = operation({
  kind: 'invite',
  scope: 'account',
  action: 'invite',
  rateLimit: 'invitation',
  terms: z.object({
    referrerEmailId: Email,
    friends: z.array(Referee).check(z.meta({ examples: [[sampleFriend]] })),
    tracking: z.optional(Tracking),
    skipped: z.optional(z.array(Skipped)),
  }),
  summary: ({ friends }) => ({ friends: friends.length }),
  send: (carrier, { terms: { referrerEmailId, friends } }) =>
    carrier.catalog.couponInvite({ referees: friends.map((friend) => ({ referrerEmailId, ...friend })) }),

  reconcile: reconcileByRead(
    (carrier, { subjectId }) => carrier.catalog.referralDetail({ customerId: subjectId }),
    ({ refereeList }, { terms }) => {
      const isInvited = (email: string) => refereeList.some(({ refereeEmailId }) => isSameEmail(refereeEmailId, email));
      return terms.friends.every(({ refereeEmailId }) => isInvited(refereeEmailId));
    },
  ),

  notifyThirdParty: (caller, { state, terms: { referrerEmailId: email, tracking } }) =>
    state === 'done' && tracking ? caller.marketing.inviteReferral({ ...tracking, event: 'sale', email }) : undefined,
});

/** Requests more invitations than the carrier's quota, for customers who have used it (REFER-13). */
export const moreInvitations = operation({
  kind: 'more-invitations',
  scope: 'account',
  action: 'invite',
  rateLimit: 'more-invitations',
  terms: z.object({ emailId: Email }),
  summary: () => ({}),
  send: (carrier, { subjectId: customerId, terms }) => carrier.customer.referralExtension({ customerId, ...terms }),
  reconcile: reconcileByRead(
    (carrier, { terms }) => carrier.customer.referralExtensionByEmail(terms),
    ({ isExtended }) => isExtended,
  ),
});
