import type { PublicContext } from './public-context.ts';

/** The result of a device check (PUBLIC-13; refusals ERROR-10 to ERROR-13). */
export type DeviceCheck =
  | { outcome: 'esim' | 'sim'; device: string }
  | { outcome: 'incompatible' }
  | { outcome: 'downtime' | 'fiveG' | 'failed' }
  /** With the carrier's own message, if it sent one. */
  | { outcome: 'alreadyInUse'; message?: string };

/**
 * Asks whether the device with this IMEI of 15 digits works on the network, within `limitMs` milliseconds. The IMEI is
 * neither kept nor logged (PUBLIC-14).
 */
export async function checkDevice(
  { carrier, deviceCheckSource, log }: PublicContext,
  imei: string,
  limitMs: number,
): Promise<DeviceCheck> {
  const checked = await carrier({ limitMs }).device.imeiCheck({ countryCode: 'USA', imei, other1: deviceCheckSource });
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
