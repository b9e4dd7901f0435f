import type { Credentials } from '#rpc/carrier/request.ts';
import type { Code } from '../endpoint.ts';
import type { EarlierCall, Given } from '../example.ts';
import { peopleOf, type SeedName } from '../seed.ts';

/**
 * The time at which the examples take place. A provider sets its clock to it before each call, so that dates in
 * requests keep their meaning.
 */
export const contractNow = '2026-11-21T15:00:00Z';

/** A refusal that a state forces, because neither an input nor a seed causes it. */
export interface Forced {
  readonly endpoint: string;
  readonly resCode: Code;
  readonly exCode?: string;
  readonly message: string;
}

/** A provider state in a pact: a name for people, parameters for the provider's setup. */
export interface State {
  readonly description: string;
  readonly parameters: Readonly<Record<string, string | number | EarlierCall>>;
}

/** The person who acts in a state: the primary, or the second line in seeds about a secondary. */
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

/** The name of the state that comes last where time passes after calls. */
export const timePassed = 'time has passed';

/**
 * Returns the states of a call, in order: the seed's person with the time since its start and the requested refusal;
 * one for each earlier call; and the time that has passed since.
 */
export function statesOf({ calls = [], after, ...first }: Given, forced?: Forced): State[] {
  if (calls.length === 0) return [stateOf({ ...first, ...(after !== undefined && { after }) }, forced)];
  const { seed } = first;
  const parameters = parametersOf(seed);
  return [
    stateOf(first, forced),
    ...calls.map((call) => ({ description: `${call.endpoint} has been called`, parameters: { ...parameters, call } })),
    ...(after === undefined ? [] : [{ description: timePassed, parameters: { ...parameters, after } }]),
  ];
}

/** The states of a call as a text for people. */
export function stateName(given: Given): string {
  const time = given.after === undefined ? '' : ` (${span(given.after)})`;
  return statesOf(given)
    .map(({ description }) => (description === timePassed ? `${description}${time}` : description))
    .join(', ');
}

/** Returns the description of a state without its earlier calls. */
export function stateOf({ seed, fails, after }: Omit<Given, 'calls'>, forced?: Forced): State {
  const failing = fails ? ` whose ${fails === 'router' ? 'router cannot be reached' : `next ${fails} fails`}` : '';
  const later = after === undefined ? '' : `, ${span(after)} later`;
  const refusalText = forced ? ` whose next ${forced.endpoint} is refused with ${forced.resCode}` : '';
  return {
    description: `a customer like ${seed}${failing}${later}${refusalText}`,
    parameters: defined({ ...parametersOf(seed), fails, after, ...forced }),
  };
}

function parametersOf(seed: SeedName) {
  const { email, customerId, groupId } = personOf(seed);
  return { seed, email, customerId, groupId, now: contractNow };
}

/** Returns a duration in words, such as `2 days`. */
export function span(ms: number): string {
  const day = 24 * 60;
  const minutes = ms / 60_000;
  return minutes % day === 0 ? `${minutes / day} days` : `${minutes} minutes`;
}

/**
 * Returns credentials of a seed's person, with an unsigned ID token of which only the email address is read.
 * @param claims further claims of the ID token
 */
export function credentialsOf(seed: SeedName, claims: { exp?: number } = {}): Credentials {
  const { email, isPrimary } = personOf(seed);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    accessToken: `contract-${seed}`,
    idToken: `${part({ alg: 'none', typ: 'JWT' })}.${part({ email, sub: email, ...claims })}.`,
    isPrimary,
    source: { name: 'A Customer', email, browser: 'Firefox', os: 'Android' },
  };
}

/** Without undefined values, which Pact's mock server does not accept. */
function defined<T>(fields: Record<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, T] => entry[1] !== undefined));
}
