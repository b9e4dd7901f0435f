import * as z from 'zod/mini';
import { Email } from '#contracts/vocabulary.ts';
import { notFoundYet } from '../domain/ledger.ts';
import { operation } from './operation.ts';

/** Asks the carrier for more invitations than its quota, for who has sent them all (REFER-13). */
export const moreInvitations = operation({
  kind: 'more-invitations',
  scope: 'account',
  action: 'invite',
  limit: 'more-invitations',
  terms: z.object({ emailId: Email }),
  told: () => ({}),
  send: (carrier, { subjectId: customerId, terms }) => carrier.customer.referralExtension({ customerId, ...terms }),
  async readBack(carrier, { terms, sentAt = 0 }, _, now) {
    const extension = await carrier.customer.referralExtensionByEmail(terms);
    if (extension.kind !== 'reply') return undefined;
    return extension.reply.isExtended ? 'done' : notFoundYet(sentAt, now);
  },
});
