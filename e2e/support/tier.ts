import { endpointsOf, type TierName } from '#contracts/tier.ts';

export { type TierName, tierNames } from '#contracts/tier.ts';

/** The endpoints of a tier, in alphabetical order. */
export const endpointsIn = (tier: TierName) => endpointsOf(tier).sort();
