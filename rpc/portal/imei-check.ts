import { device } from '#contracts/device/endpoints.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readOne, readRequest } from '../portal-reads.ts';
import { toDeviceResult, type DeviceRefusal, type KnownDevice } from '../device-check.ts';
import { countOne } from './count-one.ts';

/** Returns the read of a device check, with the brand's source (HTTP-9). */
export function imeiRead({ site }: Pick<PortalContext, 'site'>, imei: string) {
  const input = { countryCode: 'USA', imei, other1: site.deviceCheckSource } as const;
  return readRequest(device.imeiCheck, input, maxAge.config);
}

/** Checks a device of a line at the carrier (ADDLINE-7, ACTIVATE-9). @throws LimitError after too many (SAFETY-10) */
export async function checkImei(context: PortalContext, imei: string): Promise<KnownDevice | DeviceRefusal> {
  await countOne(context, 'device-check');
  const outcome = await readOne(context, imeiRead(context, imei));
  return toDeviceResult(outcome);
}
