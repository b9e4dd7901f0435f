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

/** Asks the carrier about a device of a line (ADDLINE-7, ACTIVATE-9). @throws LimitError after too many (SAFETY-10) */
export async function checkImei(context: PortalContext, imei: string): Promise<KnownDevice | ImeiProblem> {
  await countOne(context, 'device-check');
  const [check] = await readAll(context, readRequest(device.imeiCheck, { countryCode: 'USA', imei }, maxAge.config));
  if (check.kind === 'problem') {
    if (check.name === 'alreadyInUse') return { why: 'alreadyInUse', message: check.message || undefined };
    return { why: check.name === 'downtime' ? 'downtime' : 'fiveG' };
  }
  const reply = replyOrUndefined(check);
  if (!reply) return { why: 'failed' };
  return reply.isValid ? reply : { why: 'invalid' };
}
