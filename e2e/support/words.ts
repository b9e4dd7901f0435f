import { lineCardCopy } from '#app/copy/line-card.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';

/** $10.00 of cents. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The name of a line's Add Data link, as a screen reader says it. */
export const addDataTo = (line: { name?: string; occurrence: number }) => `${lineCardCopy.actions['add-data']} – ${lineInSentence(line)}`;
