import * as z from 'zod/mini';
import { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import type { NotifyThirdParty } from './operation.ts';

/** Who may be told of by name when a start is refused (ACTIVATE-26): the address of somebody who consents. */
export const LeadEmail = z.optional(z.string());
/** What else may be told of them (SAFETY-13). */
export const KnownPerson = z.optional(LeadPerson);

interface Started {
  terms: { leadEmailId?: string; leadPerson?: LeadPerson };
  refusal?: string;
}

/** The marketing system is told who was turned away because the carrier is down or the device too new (ACTIVATE-26). */
export const tellOfTurnedAway: NotifyThirdParty<Started> = (
  others,
  { terms: { leadEmailId: emailId, leadPerson }, refusal },
) => {
  if (emailId === undefined) return undefined;
  switch (refusal) {
    case 'downtime':
      return others.marketing.getInTouch({
        emailId,
        properties: { ...leadPerson, isDowntime: true, isLoggedIn: true },
      });
    case 'fiveGDevice':
      return others.marketing.getInTouch({
        emailId,
        properties: { ...leadPerson, is5gDevice: true, isLoggedIn: true },
      });
    default:
      return undefined;
  }
};
