import * as z from 'zod/mini';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';

// The fields of a usage consumption report of TM Forum's TMF677 that are read. Extensions are ignored.

/** An amount as a number, or as text, which some systems send. */
const Amount = z.coerce.number().check(z.nonnegative());

const unitBytes: Readonly<Record<string, number>> = {
  B: 1,
  KB: bytesPerGigabyte / 1024 ** 2,
  MB: bytesPerGigabyte / 1024,
  GB: bytesPerGigabyte,
};
const Unit = z.pipe(z.string().check(z.toUpperCase()), z.enum(['B', 'KB', 'MB', 'GB']));

/** Day of a time, YYYY-MM-DD. */
const DayOf = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((instant) => instant.slice(0, 10)),
);
const Period = z.object({ startDateTime: DayOf, endDateTime: DayOf });

/** Used part of a bucket: in all, or by day. */
const Counter = z.object({
  level: z.string(),
  counterType: z.string(),
  value: Amount,
  unit: Unit,
  validFor: z.optional(Period),
});
/** Remaining part of a bucket, and its time. A bucket without a limit has no remaining value. */
const Balance = z.object({ remainingValue: z.optional(Amount), unit: Unit, validFor: Period });

const Bucket = z.object({
  usageType: z.string(),
  /** The line that the report is about. */
  product: z.array(z.object({ id: z.string() })).check(z.minLength(1)),
  bucketCounter: z.array(Counter),
  bucketBalance: z.array(Balance).check(z.minLength(1)),
});
export type Bucket = z.output<typeof Bucket>;

export const UsageReports = z.array(z.object({ bucket: z.array(Bucket) }));

/** Returns an amount in whole bytes. */
export function bytesOf(amount: number, unit: z.output<typeof Unit>): number {
  return Math.round(amount * (unitBytes[unit] ?? 1));
}
