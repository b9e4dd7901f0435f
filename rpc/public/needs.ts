import type { EndpointId } from '#contracts/carrier.ts';
import type { Capabilities } from '#contracts/tier.ts';
import type { PublicRouter } from '../public-router.ts';

type Procedure = keyof PublicRouter['_def']['procedures'];

/** Carrier calls that each public procedure needs. */
const needs: Readonly<Record<Procedure, readonly EndpointId[]>> = {
  plans: ['catalog.activePlans'],
  checkDevice: ['device.imeiCheck'],
  suggestPlaces: ['address.autocomplete'],
  findPlace: ['address.geocode'],
  notifyMe: ['marketing.getInTouch'],
  offerLead: ['marketing.getInTouch'],
  feedback: ['marketing.getInTouch'],
};

/** Returns true for the name of a procedure whose carrier calls exist (TIER-2). */
export function hasProcedure(capabilities: Capabilities | undefined, name: string): boolean {
  if (!Object.hasOwn(needs, name)) return false;
  return capabilities === undefined || needs[name as Procedure].every((id) => capabilities.has(id));
}
