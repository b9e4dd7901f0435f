import * as z from 'zod/mini';
import { Id, Reference, ShownText } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/** A home router. Its Wi-Fi password is never read. */
export const RouterDevice = z.object({
  deviceId: Id,
  make: inessential(ShownText),
  model: ShownText,
  serialNumber: Reference,
  macAddress: inessential(ShownText),
  firmware: inessential(Reference),
  ssid: ShownText,
  status: z.enum(['ONLINE', 'OFFLINE', 'RESTARTING']),
});
export type RouterDevice = z.output<typeof RouterDevice>;

/** Printable ASCII, as Wi-Fi allows: a name of 1 to 32 characters, a password of 8 to 63. */
export const Ssid = z.string().check(z.regex(/^[\x20-\x7e]{1,32}$/));
export const WifiPassword = z.string().check(z.regex(/^[\x20-\x7e]{8,63}$/));
