import type { V3Interaction } from '@pact-foundation/pact';
import type { Credentials } from '#rpc/carrier/request.ts';
import type { Code, Endpoint } from '../endpoint.ts';
import type { EarlierCall } from '../example.ts';
import type { SeedName } from '../seed.ts';
import type { Expected } from './matcher.ts';

interface Refusal {
  readonly kind: 'problem';
  readonly name: string;
  readonly resCode: Code;
  readonly message?: string;
}

/** What must not be answered. */
export interface Denial {
  readonly kind: 'denied';
  /** What is wrong with the request, `no token` or `customerId of another group`; or `in this state`. */
  readonly wrong: string;
  /** The HTTP statuses that hold. */
  readonly statuses: readonly number[];
  /** What is wrong: its headers, the object of another group that it names, or nothing but the state. */
  readonly by: 'headers' | 'object' | 'state';
}

/** One example, as the client calls it and as Pact expects it. */
export interface Interaction {
  readonly target: Endpoint;
  readonly seed: SeedName;
  readonly credentials: Credentials;
  readonly input: Record<string, unknown>;
  /** What the client must return for Pact's answer. */
  readonly outcome: { kind: 'reply'; reply: unknown } | Refusal | Denial;
  /** What was called before by the state, so that a read can show what a write has done. */
  readonly calls: readonly EarlierCall[];
  /** What the data of the reply has to have; undefined for a refusal. */
  readonly expected: Expected | undefined;
  readonly pact: V3Interaction;
}
