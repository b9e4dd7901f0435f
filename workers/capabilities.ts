import { type Capabilities, CapabilityList } from '#contracts/tier.ts';
import type { Env } from './env.ts';
import { readOnce } from './read-once.ts';

const listIn = readOnce((text) => CapabilityList.parse(text));

/**
 * Returns the carrier's endpoints as the operator configured them; undefined for all of them (TIER-1).
 * @throws z.core.$ZodError for a name that is neither a tier nor an endpoint: better no portal than a call to a missing
 * endpoint
 */
export function capabilitiesOf({ CAPABILITIES: text = '' }: Pick<Env, 'CAPABILITIES'>): Capabilities | undefined {
  return listIn(text);
}
