import type { Interaction } from './interaction-type.ts';
import { interactions } from './interaction.ts';

const byDescription = new Map(interactions.map((one) => [one.pact.uponReceiving, one]));

/** The interaction of a description; undefined for one of another version of the portal, which a broker may have. */
export function interactionOf(description: string): Interaction | undefined {
  return byDescription.get(description);
}
