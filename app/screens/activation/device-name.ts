import type { CheckedDevice } from '#rpc/domain/journey/activation.ts';

/** Make and model; empty where the carrier told neither. */
export function deviceName({ make, model }: Pick<CheckedDevice, 'make' | 'model'>): string {
  return [make, model].filter(Boolean).join(' ');
}
