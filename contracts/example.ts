import type * as z from 'zod';
import type { Endpoint, Problems } from './endpoint.ts';
import type { SeedName } from './seed.ts';

/** The state that a provider sets up before a call: a person of the seeds table, and how far their clock has moved. */
export interface Given {
  readonly seed: SeedName;
  /** Milliseconds that pass between the seed and the call. */
  readonly after?: number;
}

interface Example<E> {
  readonly given: Given;
  readonly input: E extends Endpoint<infer I, z.ZodType, Problems> ? z.input<I> : never;
}

export interface ReplyExample<E> extends Example<E> {
  readonly reply: E extends Endpoint<z.ZodObject, infer R, Problems> ? z.input<R> : never;
}

export interface ProblemExample<E> extends Example<E> {
  /** The code sent, where a problem has several. */
  readonly resCode: number | string;
  readonly exCode?: string;
  readonly message: string;
  /**
   * False where the input or the seed alone leads to the refusal; otherwise the state says that the call is to be
   * refused so.
   */
  readonly forced: boolean;
}

/** At least one reply and every problem of every endpoint of a noun: a missing one does not compile. */
export type ExamplesOf<N> = {
  readonly [K in keyof N]: {
    readonly replies: readonly [ReplyExample<N[K]>, ...ReplyExample<N[K]>[]];
    readonly problems: N[K] extends Endpoint<z.ZodObject, z.ZodType, infer P>
      ? { readonly [Name in keyof P]: ProblemExample<N[K]> }
      : never;
  };
};
