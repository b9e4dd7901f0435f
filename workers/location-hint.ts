import type { Env } from './env.ts';

/** Regions that the platform accepts for an object. */
const hints = [
  'wnam',
  'enam',
  'sam',
  'weur',
  'eeur',
  'apac',
  'oc',
  'afr',
  'me',
] as const satisfies readonly DurableObjectLocationHint[];

/**
 * Returns the place of Account objects: near the carrier, not near their first visitor, since each page reads the one
 * through the other. Undefined leaves it to the platform, as does an unknown name.
 */
export function locationHintOf({
  ACCOUNT_LOCATION_HINT: wanted,
}: Pick<Env, 'ACCOUNT_LOCATION_HINT'>): DurableObjectLocationHint | undefined {
  return hints.find((hint) => hint === wanted);
}
