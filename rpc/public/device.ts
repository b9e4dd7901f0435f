import { device } from '#contracts/device/endpoints.ts';
import type { PublicContext } from './context.ts';

/** What a check of a device came to (portal-1 §8, portal-2 §4). */
export type DeviceCheck =
  | { outcome: 'esim' | 'sim'; device: string }
  | { outcome: 'incompatible' }
  | { outcome: 'downtime' | 'fiveG' | 'failed' }
  /** With the carrier's own words, where it has any. */
  | { outcome: 'alreadyInUse'; message?: string };

/** Asks whether a device of 15 digits works on the network. Never kept and never logged: an IMEI is somebody's. */
export async function checkDevice(
  { carrier, log }: PublicContext,
  imei: string,
  limitMs: number,
): Promise<DeviceCheck> {
  const checked = await carrier.attempt(device.imeiCheck, { countryCode: 'USA', imei }, { limitMs });
  if (checked.kind === 'reply') {
    const { isValid, esimAvailable, make, model } = checked.reply;
    if (!isValid) return { outcome: 'incompatible' };
    return { outcome: esimAvailable ? 'esim' : 'sim', device: [make, model].filter(Boolean).join(' ') };
  }
  if (checked.kind === 'fault') {
    log('device check failed', { why: checked.why, status: checked.status ?? 0, transactionId: checked.transactionId });
    return { outcome: 'failed' };
  }
  if (checked.name === 'fiveGDevice') return { outcome: 'fiveG' };
  if (checked.name === 'downtime') return { outcome: 'downtime' };
  return { outcome: 'alreadyInUse', message: checked.message || undefined };
}
