import { device } from '#contracts/device/endpoints.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../portal-context.ts';
import { replyOrUndefined } from '../problem.ts';
import { countOne } from './count-one.ts';

/** What the carrier says of a device that works. */
export interface KnownDevice {
  esimAvailable: boolean;
  make?: string;
  model?: string;
}

/** Why a device can't be used, or could not be asked about (ERROR-10 to ERROR-13). */
export type ImeiProblem =
  | { why: 'invalid' | 'downtime' | 'fiveG' | 'failed' }
  /** With the carrier's own message, if it sent one. */
  | { why: 'alreadyInUse'; message?: string };

/** The carrier's check of a device, which names the brand's source (HTTP-9). */
export function imeiRead({ site }: Pick<PortalContext, 'site'>, imei: string) {
  const input = { countryCode: 'USA', imei, other1: site.deviceCheckSource } as const;
  return readRequest(device.imeiCheck, input, maxAge.config);
}

/** Asks the carrier about a device of a line (ADDLINE-7, ACTIVATE-9). @throws LimitError after too many (SAFETY-10) */
export async function checkImei(context: PortalContext, imei: string): Promise<KnownDevice | ImeiProblem> {
  await countOne(context, 'device-check');
  const [check] = await readAll(context, imeiRead(context, imei));
  if (check.kind === 'problem') {
    if (check.name === 'alreadyInUse') return { why: 'alreadyInUse', message: check.message || undefined };
    return { why: check.name === 'downtime' ? 'downtime' : 'fiveG' };
  }
  const reply = replyOrUndefined(check);
  if (!reply) return { why: 'failed' };
  return reply.isValid ? reply : { why: 'invalid' };
}
