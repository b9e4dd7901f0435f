import * as z from 'zod/mini';
import { exactCents, roundCents } from './cents.ts';
import * as spelling from './spelling.ts';
import { wireTraits } from './wire-trait.ts';

/** Trait of text that some serializers write as a number (HTTP-22). */
const idText = { takes: 'number for text' } as const;

/**
 * The carrier's id of a person, line, order or card. It may be a part of a path, so it is never `.` or `..` (HTTP-4).
 */
export const Id = z
  .string()
  .check(z.regex(/^(?!\.{1,2}$)[\w.~@+-]{1,80}$/))
  .register(wireTraits, idText);
/** A code or number of the carrier's that is only compared or shown. */
export const CodeText = z.string().register(wireTraits, { ...idText, decides: true });
/** Text that people are shown: a name, a brand, a word for a price. */
export const ShownText = z.string().check(z.regex(/\S/)).register(wireTraits, { reads: spelling.shownText });
/** A reference that people read: a work order, a statement, a SIM. */
export const Reference = z.string().check(z.regex(/\S/)).register(wireTraits, idText);
/** A whole number that encodes a state, such as a line's status; some serializers write it as text (HTTP-22). */
export const CodeNumber = z.int().register(wireTraits, { takes: 'text for number', decides: true });
/** A word on which the portal decides; an unknown one must not fail the page. */
export const Word = z.string().register(wireTraits, { decides: true });
/** Returns a schema for words with a known list, which is read in any letter case (HTTP-33). */
export function knownWord(words: readonly string[]) {
  return z.string().register(wireTraits, { decides: true, reads: spelling.wordOf(words) });
}
/** An amount due, or a difference: dollars on the wire, integer cents in code (SAFETY-16). Below zero is a credit. */
export const Balance = z.pipe(z.number().check(z.minimum(-100_000), z.maximum(100_000)), z.transform(toCents));
/** A price, its tax or a fee: in the same units, and never below zero (MONEY-8). */
export const Price = z.pipe(z.number().check(z.minimum(0), z.maximum(100_000)), z.transform(toCents));
/** A price before any discount: at least a cent, so that nothing is given away by mistake (MONEY-13). */
export const ListPrice = z.pipe(z.number().check(z.minimum(0.01), z.maximum(100_000)), z.transform(toCents));
/** A price for one unit: dollars on the wire, cents with their fractions in code, rounded in the charge (INTAKE-11). */
export const UnitPrice = z.pipe(z.number().check(z.minimum(0.01), z.maximum(100_000)), z.transform(exactCents));
/** Dollars that the portal sends: cents divided by 100. */
export const DollarAmount = z.number().check(z.minimum(0), z.maximum(100_000));
export const Bytes = z.int().check(z.nonnegative());
/** Gigabytes of 1024³ bytes (SAFETY-17); fractions are possible. */
export const Gigabytes = z.number().check(z.positive(), z.maximum(1024));
/** The year 26 is a year of four digits too, 0026: all dates of the carrier are later. */
const from2000 = (written: string) => /^2\d{3}-/.test(written);
/** A calendar day from 2000 on, YYYY-MM-DD. */
export const Day = z.iso
  .date()
  .check(z.refine(from2000, 'must be a day from 2000 on'))
  .register(wireTraits, { reads: spelling.day });
/** A point in time from 2000 on, ISO 8601 with offset. */
export const Instant = z.iso
  .datetime({ offset: true })
  .check(z.refine(from2000, 'must be a time from 2000 on'))
  .register(wireTraits, { reads: spelling.instant });
/** An address by the HTML standard, which browsers check too; a domain of another script comes in ASCII. */
export const Email = z.email({ pattern: z.regexes.html5Email }).check(z.maxLength(254));
/** Phone number of the US, ten digits. */
export const Msisdn = z
  .string()
  .check(z.regex(/^\d{10}$/))
  .register(wireTraits, { ...idText, reads: spelling.phone });
export const Imei = z
  .string()
  .check(z.regex(/^\d{15}$/))
  .register(wireTraits, { ...idText, reads: spelling.imei });
export const Iccid = z
  .string()
  .check(z.regex(/^\d{19}$/))
  .register(wireTraits, idText);
export const Zip = z
  .string()
  .check(z.regex(/^\d{5,10}$/))
  .register(wireTraits, { ...idText, reads: spelling.zip });
/** A person's first or last name as the carrier stores it (NAME-2). */
export const PersonName = z.string().check(z.minLength(2), z.maxLength(32));
/** Restricts the protocol, because `z.url()` alone would accept `javascript:`. */
export const WebAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048));
export const CountryCode = z.enum(['USA']).register(wireTraits, { reads: spelling.country });

export const bytesPerGigabyte = 1024 ** 3;

function toCents(dollars: number): number {
  return roundCents(exactCents(dollars));
}
