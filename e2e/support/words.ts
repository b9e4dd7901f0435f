import { lineCardCopy } from '#app/copy/line-card.en.ts';
import { noticeCopy } from '#app/copy/notice.en.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';

/** The demo brand's phone number, for support and care. */
export const supportNumber = '1.800.427.8686';

/** Cents as an amount with two decimals: `$10.00` of 1000. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The name of a line's Add Data link, as a screen reader says it. */
export const addDataTo = (line: { name?: string; occurrence: number }) =>
  `${lineCardCopy.actions['add-data']} – ${lineInSentence(line)}`;

/** The beginning of the notice of a scheduled plan change, without its day, which moves with the clock. */
export function scheduledFor(plan: string): string {
  const facts = { supportNumber, careNumber: supportNumber, percent: 0, plan, day: '%' };
  return noticeCopy['plan-scheduled'](facts).text.split('%')[0] ?? '';
}

/** A pattern for a text as it is; browsers put a space about a phone number that stands on one line. */
export const literally = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/8686\b/g, '8686\\s?'));
