import type { Code } from '../endpoint.ts';
import type { Given } from '../example.ts';
import { peopleOf, type SeedName } from '../seed.ts';

/**
 * The moment at which the examples play; a provider's clock stands there before each call, so that days in requests
 * keep their meaning.
 */
export const contractNow = '2026-11-21T15:00:00Z';

/** A refusal that the provider is told to give, because no input and no person of the seeds leads to it. */
export interface Forced {
  readonly endpoint: string;
  readonly resCode: Code;
  readonly exCode?: string;
  readonly message: string;
}

/** A provider state as Pact writes it: a name for people, parameters for the provider's set-up. */
export interface State {
  readonly description: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Who acts in a state: the person whom the seed is about, the second line where the seed is about a secondary. */
export function personOf(seed: SeedName) {
  const people = peopleOf(seed);
  const occurrence = seed.startsWith('secondary-') ? 2 : 1;
  return {
    email: people.email(occurrence),
    customerId: people.customerId(occurrence),
    groupId: people.groupId,
    isPrimary: occurrence === 1,
  };
}

/** The state that a call is made in: the person, how long ago the state began, and the refusal that is asked for. */
export function stateOf({ seed, after }: Given, forced?: Forced): State {
  const { email, customerId, groupId } = personOf(seed);
  const minutes = after === undefined ? '' : `, ${after / 60_000} minutes later`;
  const refused = forced ? ` whose next ${forced.endpoint} is refused with ${forced.resCode}` : '';
  return {
    description: `a customer like ${seed}${minutes}${refused}`,
    parameters: {
      seed,
      email,
      customerId,
      groupId,
      now: contractNow,
      ...(after === undefined ? {} : { after }),
      ...forced,
    },
  };
}
