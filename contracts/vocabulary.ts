import * as z from 'zod';

/** A carrier's id of a person, line, order or card: what may stand in a path, and never `.` or `..`. */
export const Id = z.string().regex(/^(?!\.{1,2}$)[\w.~@+-]{1,80}$/);
/** Dollars on the wire, integer cents inside (decision 15). */
export const Dollars = z
  .number()
  .min(-100_000)
  .max(100_000)
  .transform((dollars) => Math.round(dollars * 100));
/** Dollars that the portal sends: the wire's number, cents divided by 100. */
export const DollarAmount = z.number().min(0).max(100_000);
export const Bytes = z.number().int().nonnegative();
/** Gigabytes of 1024³ bytes, whole or half. */
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
/** A name of a person as the carrier stores it (portal-1 §5). */
export const PersonName = z.string().min(2).max(32);
/** A web address; `z.url()` alone would take `javascript:` too. */
export const WebAddress = z.url({ protocol: /^https?$/ }).max(2048);
export const CountryCode = z.enum(['USA']);

export const bytesPerGigabyte = 1024 ** 3;
