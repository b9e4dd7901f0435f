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

/** A call that the provider must refuse. */
export interface Denial {
  readonly kind: 'denied';
  /** Fault of the request, `no token` or `customerId of another group`; or `in this state`. */
  readonly wrong: string;
  /** HTTP statuses with which the refusal is correct. */
  readonly statuses: readonly number[];
  /** Place of the fault: its headers, the object of another group that it names, or nothing but the state. */
  readonly by: 'headers' | 'object' | 'state';
}

/** An example in the form of the client's call and of Pact's interaction. */
export interface Interaction {
  readonly target: Endpoint;
  readonly seed: SeedName;
  readonly credentials: Credentials;
  readonly input: Record<string, unknown>;
  /** Result that the client must return for the answer of Pact's mock server. */
  readonly outcome: { kind: 'reply'; reply: unknown } | Refusal | Denial;
  /** Earlier calls of the state, so that a read can show the effect of a write. */
  readonly calls: readonly EarlierCall[];
  /** Requirements on the reply's data; undefined for a refusal. */
  readonly expected: Expected | undefined;
  readonly pact: V3Interaction;
}
