import * as z from 'zod';

/** The carrier's id of a person, line, order or card. It may stand in a path, so it is never `.` or `..` (HTTP-4). */
export const Id = z.string().regex(/^(?!\.{1,2}$)[\w.~@+-]{1,80}$/);
/** Dollars on the wire, integer cents in code (SAFETY-16). */
export const Dollars = z
  .number()
  .min(-100_000)
  .max(100_000)
  .transform((dollars) => Math.round(dollars * 100));
/** Dollars that the portal sends: cents divided by 100. */
export const DollarAmount = z.number().min(0).max(100_000);
export const Bytes = z.number().int().nonnegative();
/** Gigabytes of 1024³ bytes (SAFETY-17); fractions are possible. */
export const Gigabytes = z.number().positive().max(1024);
/** A calendar day, YYYY-MM-DD. */
export const Day = z.iso.date();
/** A point in time, ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });
export const Email = z.email().max(254);
/** Ten digits of a US number. */
export const Msisdn = z.string().regex(/^\d{10}$/);
export const Imei = z.string().regex(/^\d{15}$/);
export const Iccid = z.string().regex(/^\d{19}$/);
export const Zip = z.string().regex(/^\d{5,10}$/);
/** A person's first or last name as the carrier stores it (NAME-2). */
export const PersonName = z.string().min(2).max(32);
/** `z.url()` alone would accept `javascript:`. */
export const WebAddress = z.url({ protocol: /^https?$/ }).max(2048);
export const CountryCode = z.enum(['USA']);

export const bytesPerGigabyte = 1024 ** 3;
