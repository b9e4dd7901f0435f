import type * as z from 'zod/mini';
import type { Endpoint, ProblemOf, Problems } from './endpoint.ts';
import { peopleOf, type SeedName } from './seed.ts';

/** A call that succeeded before the call of an example. */
export interface EarlierCall {
  /** Id of the endpoint. */
  readonly endpoint: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The provider state of a call: a seed, what has been called since, and how far the clock has moved. */
export interface Given {
  readonly seed: SeedName;
  /** Call that fails the next time, at the first or at a later attempt; the router cannot be reached at all. */
  readonly fails?: 'topUp' | 'planChange' | 'hold' | 'router';
  /** Calls of the same person that were made before, in order: what makes examples a sequence. */
  readonly calls?: readonly EarlierCall[];
  /** Milliseconds that pass between the seed with its earlier calls and this call. */
  readonly after?: number;
}

/** A call that the first customer of a state, or another of the group, makes for their own line. */
export const ownCall = (given: Given, occurrence = 1) => ({
  given,
  input: { customerId: peopleOf(given.seed).customerId(occurrence) },
});

interface Example<E> {
  readonly given: Given;
  readonly input: E extends Endpoint<infer I, z.ZodMiniType, Problems> ? z.input<I> : never;
}

export interface ReplyExample<E> extends Example<E> {
  readonly reply: E extends Endpoint<z.ZodMiniObject, infer R, Problems> ? z.input<R> : never;
  /** Fields by path (`users[].bytes`, `days.*.used`) whose values pacts hold: the state or a call decides them. */
  readonly holds?: readonly string[];
  /** Paths of ids in the reply that the backend generates, so that any value is valid. */
  readonly makes?: readonly string[];
}

export interface ProblemExample<E> extends Example<E> {
  /** The code in this example; a problem may have several. */
  readonly resCode: number | string;
  readonly exCode?: string;
  readonly message: string;
  /** The provider state must request the refusal; without it, the input or the seed alone causes it. */
  readonly forced?: true;
}

type Replies<E> = readonly [ReplyExample<E>, ...ReplyExample<E>[]];

/**
 * At least one reply and every problem of every endpoint of a resource: a missing one does not compile. An endpoint
 * without problems has its replies alone.
 */
export type ExamplesOf<R> = {
  readonly [K in keyof R]: [ProblemOf<R[K]>] extends [never]
    ? Replies<R[K]>
    : { readonly replies: Replies<R[K]>; readonly problems: Readonly<Record<ProblemOf<R[K]>, ProblemExample<R[K]>>> };
};
