import { shortened } from './domain/shortened.ts';
import { type Outcome, replyOrUndefined } from './problem.ts';

/** The carrier's data of a device that works. */
export interface KnownDevice {
  esimAvailable: boolean;
  make?: string;
  model?: string;
}

/** Reason why a device can't be used, or why the check failed (ERROR-10 to ERROR-13). */
export type DeviceRefusal =
  | { why: 'incompatible' | 'downtime' | 'fiveG' | 'failed' }
  /** With the carrier's own message, if it sent one. */
  | { why: 'alreadyInUse'; message?: string };

/** Maps the carrier's reply to a device check, for visitors and customers (PUBLIC-13, ADDLINE-7, ACTIVATE-9). */
export function toDeviceResult(
  checked: Outcome<KnownDevice & { isValid: boolean }, 'alreadyInUse' | 'fiveGDevice' | 'downtime'>,
): KnownDevice | DeviceRefusal {
  if (checked.kind === 'problem') {
    if (checked.name === 'alreadyInUse') return { why: 'alreadyInUse', message: checked.message || undefined };
    return { why: checked.name === 'downtime' ? 'downtime' : 'fiveG' };
  }
  const reply = replyOrUndefined(checked);
  if (!reply) return { why: 'failed' };
  if (!reply.isValid) return { why: 'incompatible' };
  return { ...reply, make: shortened(reply.make), model: shortened(reply.model) };
}
