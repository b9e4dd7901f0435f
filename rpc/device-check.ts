import type { Check } from './domain/facts/read.ts';
import { shortened } from './domain/shortened.ts';
import { plainMessage } from './problem.ts';

/** The carrier's data of a device that works. */
export interface KnownDevice {
  esimAvailable: boolean;
  make?: string;
  model?: string;
}

/** Reason why a device can't be used, or why the check failed (ERROR-10 to ERROR-13). */
export type DeviceRefusal =
  | { kind: 'incompatible' | 'downtime' | 'fiveG' | 'failed' }
  /** The device is in use on another line, with the carrier's message if it sent a readable one (ERROR-21). */
  | { kind: 'alreadyInUse'; message?: string };

/** Maps the carrier's reply to a device check, for visitors and customers (PUBLIC-13, ADDLINE-7, ACTIVATE-9). */
export function toDeviceResult(
  checked: Check<KnownDevice & { isValid: boolean }, 'alreadyInUse' | 'fiveGDevice' | 'downtime'>,
): KnownDevice | DeviceRefusal {
  if (checked.kind === 'refused') {
    const { name, message } = checked.problem;
    if (name === 'alreadyInUse') return { kind: 'alreadyInUse', message: plainMessage(message) };
    return { kind: name === 'downtime' ? 'downtime' : 'fiveG' };
  }
  if (checked.kind !== 'known') return { kind: 'failed' };
  const { value: reply } = checked;
  if (!reply.isValid) return { kind: 'incompatible' };
  return { ...reply, make: shortened(reply.make), model: shortened(reply.model) };
}
