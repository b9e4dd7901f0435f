import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { Email, Id } from '../vocabulary.ts';
import { DataLayerEvent, LeadProperties } from './vocabulary.ts';

export const marketing = resource('marketing', {
  getInTouch: endpoint({
    service: 'marketing',
    call: 'POST get-in-touch',
    summary: 'Requests a contact from the marketing system',
    scope: 'self',
    reconcileWith: 'none',
    input: () => z.strictObject({ emailId: Email, properties: LeadProperties }),
    reply: () => z.object({}),
    assumed: {
      path: 'The property map travels as JSON in one field named properties.',
      meaning:
        'Its names are isTest, website_journey_score, isLoggedIn, firstName, lastName, autoPay, lines, is5gDevice ' +
        'and isDowntime.',
      emptyReply: true,
    },
  }),

  identify: endpoint({
    service: 'marketing',
    call: 'POST identify',
    summary: 'Sends the identity of a visitor to the tracker; only with consent (SAFETY-13)',
    scope: 'self',
    reconcileWith: 'none',
    input: () => z.strictObject({ visitorId: Id, emailId: Email }),
    reply: () => z.object({}),
    assumed: { shape: 'The body has visitorId, a random id of the visit, and emailId.' },
  }),

  pageView: endpoint({
    service: 'marketing',
    call: 'POST page-view',
    summary: 'Sends a page view to the tracker; only with consent (SAFETY-13)',
    scope: 'nobody',
    reconcileWith: 'none',
    input: () =>
      z.strictObject({
        visitorId: Id,
        page: z.string().check(z.regex(/^\/[\w/-]*$/), z.maxLength(200)),
        event: z.optional(DataLayerEvent),
      }),
    reply: () => z.object({}),
    assumed: {
      path:
        'The body has visitorId, a random id of the visit, page, the path of the page without its query, and event, ' +
        'the data-layer event that the page view stands for.',
    },
  }),

  inviteReferral: endpoint({
    service: 'referral-tracking',
    call: 'GET ',
    summary: 'Sends an invitation to the referral tracker; a GET with an effect, so it counts as a write',
    scope: 'self',
    reconcileWith: 'none',
    input: () =>
      z.strictObject({
        bid_e: z.string().check(z.maxLength(64)),
        bid: z.string().check(z.maxLength(64)),
        t: z.string().check(z.maxLength(64)),
        event: z.string().check(z.maxLength(64)),
        email: Email,
        orderID: Id,
        campaignid: z.string().check(z.maxLength(64)),
        fname: z.string().check(z.maxLength(64)),
        couponCode: z.optional(Id),
      }),
    reply: () => z.object({}),
    assumed: {
      path:
        'The configured URL is the origin itself, so the path is empty; bid_e, bid, t and campaignid ' +
        'are configured.',
      meaning: 'orderID is a random id, new for each call.',
    },
  }),
});
