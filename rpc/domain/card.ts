import type { SavedCard } from '#contracts/card/vocabulary.ts';
import type { Day } from './day.ts';
import { typedExpiry } from './intake/dates.ts';

/** Returns the last four digits of a masked card number (CARD-2), or undefined when the mask does not end in four. */
export function lastFourOf(mask: string | undefined): string | undefined {
  return /\d{4}$/.exec(mask ?? '')?.[0];
}

/** Returns a masked card number with no digit but the last four, whatever the carrier sends (CARD-2). */
export function maskOf(mask: string): string {
  return mask.replaceAll(/\d(?=(\D*\d){4})/g, '*');
}

/** Problem of an expiry date. `form`: the input is not a month and a year. */
export type ExpiryProblem = 'form' | 'month' | 'year';

/** Returns the problem of an expiry date (CARD-9, CARD-10), or undefined. */
export function expiryProblem(typed: string, today: Day): ExpiryProblem | undefined {
  const expiry = typedExpiry(typed);
  if (expiry === undefined) return 'form';
  const month = Number(expiry.slice(0, 2));
  if (month < 1 || month > 12) return 'month';
  return isExpired(expiry, today) ? 'year' : undefined;
}

/** Returns true when the last day of the month MMYY is over for the customer (CARD-11). */
export function isExpired(expiry: string, today: Day): boolean {
  const [year, month] = today.split('-');
  return `20${expiry.slice(2)}-${expiry.slice(0, 2)}` < `${year}-${month}`;
}

/** Sorts the default card first; the others keep the carrier's order (CARD-1). */
export function sortCards(cards: readonly SavedCard[]): SavedCard[] {
  return cards.toSorted((a, b) => Number(b.isAutoPay) - Number(a.isAutoPay));
}
