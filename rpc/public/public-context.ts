import type * as z from 'zod/mini';
import type { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import type { Endpoint, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import type { CallOptions } from '../carrier/client.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';
import type { Outcome } from '../problem.ts';

/** A read without input: it identifies nobody, so the reply is the same for everybody. */
export type PublicRead = Endpoint<z.ZodMiniObject<Record<never, never>, z.core.$strict>, z.ZodMiniType, Problems>;

/** Actions of visitors with a rate limit (SAFETY-10). */
export type PublicLimit = 'device-check' | 'place' | 'lead';

/** Context of the visitors' intents: no tokens, and replies that are the same for everybody. */
export interface PublicContext {
  /**
   * Reads from the carrier through the edge's cache: fresh for 5 minutes, and up to 24 hours old while the carrier
   * fails.
   */
  read<E extends PublicRead>(target: E): Promise<Outcome<ReplyOf<E>, ProblemOf<E>>>;
  /** Makes carrier calls with data that must not be stored, such as a device's IMEI. Sent without credentials. */
  carrier(options?: Omit<CallOptions, 'credentials'>): CarrierCaller;
  /** Name of this portal that a device check sends as its source (HTTP-9). */
  deviceCheckSource: string;
  /**
   * Counts one use of a limited action.
   * @throws LimitError above the limit (SAFETY-10)
   */
  count(what: PublicLimit): Promise<void>;
  /** Returns the outcome of a message that the same sender sent a moment ago, or sends it (PUBLIC-16). */
  once<R>(message: object, send: () => Promise<Outcome<R>>): Promise<Outcome<R>>;
  /** Runs work after the response; the visitor does not wait for it. */
  later(work: Promise<unknown>): void;
  /** The signed-in customer. */
  customer?: {
    emailId: string;
    /** The customer has not objected to sharing their data (SHELL-24). */
    consents: boolean;
    /** Returns their data for a lead besides the address. Reads the carrier, so call it after the response. */
    about(): Promise<LeadPerson>;
  };
  log: (event: string, facts: Record<string, string | number | boolean>) => void;
}
