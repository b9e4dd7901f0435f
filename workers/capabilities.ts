import { type Capabilities, CapabilityList } from '#contracts/tier.ts';
import type { Env } from './env.ts';

/** Of the text that was read last: an isolate has one. */
let read: { text: string; capabilities: Capabilities | undefined } | undefined;

/**
 * The endpoints that the carrier has, as the operator says; undefined where it has all of them (TIER-1).
 * @throws ZodError for what is neither a tier nor an endpoint: better nothing than a call to what is not there
 */
export function capabilitiesOf({ CAPABILITIES: text = '' }: Pick<Env, 'CAPABILITIES'>): Capabilities | undefined {
  if (read?.text !== text) read = { text, capabilities: CapabilityList.parse(text) };
  return read.capabilities;
}
