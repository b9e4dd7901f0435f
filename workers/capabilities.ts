import { type Capabilities, CapabilityList } from '#contracts/tier.ts';
import type { Env } from './env.ts';
import { readOnce } from './read-once.ts';

const listIn = readOnce((text) => CapabilityList.parse(text));

/**
 * The endpoints that the carrier has, as the operator says; undefined where it has all of them (TIER-1).
 * @throws z.core.$ZodError for what is neither a tier nor an endpoint: better nothing than a call to what is not there
 */
export function capabilitiesOf({ CAPABILITIES: text = '' }: Pick<Env, 'CAPABILITIES'>): Capabilities | undefined {
  return listIn(text);
}
