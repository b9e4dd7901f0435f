import { device } from '#contracts/device/endpoints.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readRequest } from '../portal-reads.ts';
import { toDeviceResult, type DeviceRefusal, type KnownDevice } from '../device-check.ts';
import { readCheck } from './read-check.ts';

/** Returns the read of a device check, with the brand's source (HTTP-9). */
export function imeiRead(context: Pick<PortalContext, 'site'>, imei: string) {
  return readRequest(device.imeiCheck, inputOf(context, imei), maxAge.config);
}

function inputOf({ site }: Pick<PortalContext, 'site'>, imei: string) {
  return { countryCode: 'USA', imei, other1: site.deviceCheckSource } as const;
}

/** Checks a device of a line at the carrier (ADDLINE-7, ACTIVATE-9). @throws as `readCheck` does */
export async function checkImei(context: PortalContext, imei: string): Promise<KnownDevice | DeviceRefusal> {
  const input = inputOf(context, imei);
  return toDeviceResult(
    await readCheck(context, device.imeiCheck, { input, ageMs: maxAge.config, limit: 'device-check' }),
  );
}
