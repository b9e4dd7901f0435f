import { checkOf } from '../domain/facts/read.ts';
import { toDeviceResult, type DeviceRefusal } from '../device-check.ts';
import type { PublicContext } from './public-context.ts';

/** Result of a device check in the form that the browser gets (PUBLIC-13). */
export type DeviceCheck =
  | { kind: 'esim' | 'sim'; device: string }
  | { kind: 'incompatible' }
  | { kind: Exclude<DeviceRefusal['kind'], 'incompatible'>; message?: string };

/**
 * Checks at the carrier that the device of a 15-digit IMEI works on the network, within `limitMs` milliseconds. The
 * IMEI is neither stored nor logged (PUBLIC-14).
 */
export async function checkDevice(
  { carrier, deviceCheckSource, log }: PublicContext,
  imei: string,
  limitMs: number,
): Promise<DeviceCheck> {
  const checked = await carrier({ limitMs }).device.imeiCheck({ countryCode: 'USA', imei, other1: deviceCheckSource });
  if (checked.kind === 'fault')
    log('device check failed', { why: checked.why, status: checked.status ?? 0, transactionId: checked.transactionId });
  const device = toDeviceResult(checkOf(checked));
  if ('kind' in device) return { ...('message' in device && { message: device.message }), kind: device.kind };
  const { esimAvailable, make, model } = device;
  return { kind: esimAvailable ? 'esim' : 'sim', device: [make, model].filter(Boolean).join(' ') };
}
