import * as z from 'zod/mini';
import { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import type { NotifyThirdParty } from './operation.ts';

/** Email address of a consenting customer, for the lead after a refused start (ACTIVATE-26). */
export const LeadEmail = z.optional(z.string());
/** Name and address of the customer for the lead (SAFETY-13). */
export const KnownPerson = z.optional(LeadPerson);

interface RejectedStart {
  terms: { leadEmailId?: string; leadPerson?: LeadPerson };
  refusal?: string;
}

/**
 * Sends a lead to the marketing system when a start was refused because the carrier is down or the device too new
 * (ACTIVATE-26).
 */
export const notifyOfRejectedStart: NotifyThirdParty<RejectedStart> = (
  caller,
  { terms: { leadEmailId: emailId, leadPerson }, refusal },
) => {
  if (emailId === undefined) return undefined;
  switch (refusal) {
    case 'downtime':
      return caller.marketing.getInTouch({
        emailId,
        properties: { ...leadPerson, isDowntime: true, isLoggedIn: true },
      });
    case 'fiveGDevice':
      return caller.marketing.getInTouch({
        emailId,
        properties: { ...leadPerson, is5gDevice: true, isLoggedIn: true },
      });
    default:
      return undefined;
  }
};
