import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { Email, Id } from '../vocabulary.ts';
import { LeadProperties } from './vocabulary.ts';

export const marketing = resource('marketing', {
  getInTouch: endpoint({
    service: 'marketing',
    call: 'POST get-in-touch',
    summary: 'Asks the marketing system to get in touch with somebody',
    scope: 'self',
    reconcileWith: 'none',
    input: z.strictObject({ emailId: Email, properties: LeadProperties }),
    reply: z.object({}),
    assumed:
      'The property map travels as JSON in one field named properties; the names in it are ours; the reply is the ' +
      'envelope with nothing in it.',
  }),

  identify: endpoint({
    service: 'marketing',
    call: 'POST identify',
    summary: 'Tells the tracker who a visitor is; only with consent (decision 29)',
    scope: 'self',
    reconcileWith: 'none',
    input: z.strictObject({ visitorId: Id, emailId: Email }),
    reply: z.object({}),
    assumed: 'No payload is shown: a random id of the visit, and the address.',
  }),

  pageView: endpoint({
    service: 'marketing',
    call: 'POST page-view',
    summary: 'Tells the tracker that a page was seen; only with consent (decision 29)',
    scope: 'nobody',
    reconcileWith: 'none',
    input: z.strictObject({
      visitorId: Id,
      page: z
        .string()
        .regex(/^\/[\w/-]*$/)
        .max(200),
    }),
    reply: z.object({}),
    assumed: 'No payload is shown: a random id of the visit, and the path of the page without its query.',
  }),

  inviteReferral: endpoint({
    service: 'referral-tracking',
    call: 'GET ',
    summary: 'Tells the referral tracker of an invitation: a GET that has an effect, so it counts as a write',
    scope: 'self',
    reconcileWith: 'none',
    input: z.strictObject({
      bid_e: z.string().max(64),
      bid: z.string().max(64),
      t: z.string().max(64),
      event: z.string().max(64),
      email: Email,
      orderID: Id,
      campaignid: z.string().max(64),
      fname: z.string().max(64),
      couponCode: Id.optional(),
    }),
    reply: z.object({}),
    assumed:
      'The configured address is the origin itself, so the path is empty; bid_e, bid, t and campaignid come from ' +
      'configuration; orderID is random.',
  }),
});
