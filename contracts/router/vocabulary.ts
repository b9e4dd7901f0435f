import * as z from 'zod';
import { Id } from '../vocabulary.ts';

/** The router of a home-internet customer. Its Wi-Fi password is never read. */
export const RouterDevice = z.object({
  deviceId: Id,
  make: z.string().optional(),
  model: z.string(),
  serialNumber: z.string(),
  macAddress: z.string().optional(),
  firmware: z.string().optional(),
  ssid: z.string(),
  status: z.enum(['ONLINE', 'OFFLINE', 'RESTARTING']),
});
export type RouterDevice = z.output<typeof RouterDevice>;

/**
 * A Wi-Fi network's name and password, as the Wi-Fi standard has them: up to 32, and 8 to 63 printable ASCII
 * characters.
 */
export const Ssid = z.string().regex(/^[\x20-\x7e]{1,32}$/);
export const WifiPassword = z.string().regex(/^[\x20-\x7e]{8,63}$/);
