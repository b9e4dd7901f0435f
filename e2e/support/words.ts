import { chargeMessages } from '#app/copy/charge.ts';

/** Phone number of the demo brand, for support and for the Care Team. */
export const supportNumber = '1.800.427.8686';

/** Cents as an amount with two decimals: `$10.00` of 1000. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Returns cents as buttons and sentences show them, such as `$10.63 with tax` for 1063. */
export const withTax = (cents: number) => chargeMessages.en.amount(dollars(cents), true, false);

/** Returns the accessible name of a line's Add Data link. */
export const addDataTo = ({ name = '' }: { name?: string; occurrence: number }) => `Add Data – ${name}’s line`;

/** A pattern for a text as it is; browsers put a space around a phone number on a line of its own. */
export const literally = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/8686\b/g, '8686\\s?'));
