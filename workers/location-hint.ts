import type { Env } from './env.ts';

/** Where the platform can be asked to keep an object. */
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
 * Where Account objects are made: near the carrier, not where their first visitor happens to be, since each page asks
 * the one through the other. Undefined leaves it to the platform, and so does a name that it does not know.
 */
export function locationHintOf({
  ACCOUNT_LOCATION_HINT: wanted,
}: Pick<Env, 'ACCOUNT_LOCATION_HINT'>): DurableObjectLocationHint | undefined {
  return hints.find((hint) => hint === wanted);
}
