import { isolated } from '#rpc/domain/isolated.ts';
import type { CheckedDevice } from '#rpc/domain/journey/activation.ts';

/** Returns make and model; empty where the carrier returned neither. */
export function deviceName({ make, model }: Pick<CheckedDevice, 'make' | 'model'>): string {
  return isolated([make, model].filter(Boolean).join(' '));
}
