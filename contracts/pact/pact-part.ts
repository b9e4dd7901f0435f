import { interactions } from './interaction.ts';

/** Which interactions of a pact to verify: all that fit each choice made. */
export interface Choice {
  /** Ids of the endpoints to select. */
  readonly endpoint?: readonly string[] | undefined;
  /** Full description of the one interaction to select. */
  readonly description?: string | undefined;
  /** Seed, such as `active-family`, or the beginning of a state's description to select. */
  readonly state?: string | undefined;
}

/** Properties of a recorded interaction by which it is selected. */
export interface Recorded {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[] | undefined;
}

/**
 * The chosen interactions of a pact, in its order. Pact's own filter would read the whole file each time, which takes
 * longer than to verify a few.
 */
export function chosenOf<One extends Recorded>(recorded: readonly One[], choice: Choice): One[] {
  const { endpoint, description, state } = choice;
  const observing = endpoint && observedBy(endpoint);
  const inState = state === undefined ? undefined : new RegExp(`^(a customer like )?${literal(state)}([ ,]|$)`);
  return recorded.filter(
    (one) =>
      (description === undefined ? (observing?.(one.description) ?? true) : one.description === description) &&
      (inState === undefined || (one.providerStates ?? []).some(({ name }) => inState.test(name))),
  );
}

/** The interactions of calls; one that needs another call before it is left out. */
function observedBy(ids: readonly string[]): (description: string) => boolean {
  const needing = new Set(
    interactions
      .filter(({ calls }) => calls.some(({ endpoint }) => !ids.includes(endpoint)))
      .map(({ pact }) => pact.uponReceiving),
  );
  return (description) => !needing.has(description) && ids.some((id) => description.startsWith(`${id} `));
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
