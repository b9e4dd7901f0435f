import * as z from 'zod/mini';
import { Id, Price, ShownText } from '../vocabulary.ts';

/** Maximum number of saved cards. */
export const mostCards = 4;
/** The brands that have a picture; any other is shown by its name. */
export const cardBrands = ['VISA', 'MASTERCARD', 'AMERICAN EXPRESS', 'DINERS CLUB', 'DISCOVER'] as const;
/** Month and year of expiry, MMYY. */
export const Expiry = z.string().check(z.regex(/^(0[1-9]|1[0-2])\d{2}$/));

/** A card number with at most its last four digits: a whole one never gets to the portal (CARD-2). */
export const CardMask = z.string().check(z.maxLength(32), z.regex(/^\D*(\d\D*){1,4}$/));

export const SavedCard = z.object({
  uuid: Id,
  type: ShownText,
  ccNumberMask: CardMask,
  nameOnCard: ShownText,
  dateOfExpiry: Expiry,
  /** True for the default card. */
  isAutoPay: z._default(z.boolean(), false),
});
export type SavedCard = z.output<typeof SavedCard>;

/** Result of placing a temporary hold, and the held amount. */
export const Hold = z.object({ holdStatus: z.enum(['SUCCESS', 'FAILED']), amount: Price });
export type Hold = z.output<typeof Hold>;
