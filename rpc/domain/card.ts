import type { SavedCard } from '#contracts/card/vocabulary.ts';
import type { Day } from './day.ts';

/** The last four digits of a masked card number (CARD-2); undefined where the mask does not end in four. */
export function lastFourOf(mask: string | undefined): string | undefined {
  return /\d{4}$/.exec(mask ?? '')?.[0];
}

/** A masked card number with no digit but the last four, whatever the carrier sends (CARD-2). */
export function maskOf(mask: string): string {
  return mask.replaceAll(/\d(?=(\D*\d){4})/g, '*');
}

/** `form`: not a month and a year at all. */
export type ExpiryProblem = 'form' | 'month' | 'year';

const typedExpiry = /^(\d{2})\s*\/?\s*(\d{2})$/;

/** `08/29`, `0829` or `08 / 29` as MMYY; undefined when it is none of them (CARD-9). */
export function expiryOf(typed: string): string | undefined {
  const [, month, year] = typedExpiry.exec(typed.trim()) ?? [];
  return month && year ? month + year : undefined;
}

/** What is wrong with an expiry date (CARD-10), or undefined. */
export function expiryProblem(typed: string, today: Day): ExpiryProblem | undefined {
  const expiry = expiryOf(typed);
  if (expiry === undefined) return 'form';
  const month = Number(expiry.slice(0, 2));
  if (month < 1 || month > 12) return 'month';
  return isExpired(expiry, today) ? 'year' : undefined;
}

/** Is the last day of the month MMYY over where the customer is? (CARD-11) */
export function isExpired(expiry: string, today: Day): boolean {
  const [year, month] = today.split('-');
  return `20${expiry.slice(2)}-${expiry.slice(0, 2)}` < `${year}-${month}`;
}

/** The default card first, the others in the carrier's order (CARD-1). */
export function sortCards(cards: readonly SavedCard[]): SavedCard[] {
  return cards.toSorted((a, b) => Number(b.isAutoPay) - Number(a.isAutoPay));
}
