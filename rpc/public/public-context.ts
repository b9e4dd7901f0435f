import type * as z from 'zod/mini';
import type { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import type { Endpoint, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import type { CallOptions } from '../carrier/client.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';
import type { Outcome } from '../problem.ts';

/** A read without input: the question names nobody, so the answer is the same for everybody. */
export type PublicRead = Endpoint<z.ZodMiniObject<Record<never, never>, z.core.$strict>, z.ZodMiniType, Problems>;

/** What visitors may do so often only (SAFETY-10). */
export type PublicLimit = 'device-check' | 'place' | 'lead';

/** What the intents of visitors need: no tokens, and answers that are the same for everybody. */
export interface PublicContext {
  /** Asks the carrier through the edge's cache: fresh for 5 minutes, and up to 24 hours old while the carrier fails. */
  read<E extends PublicRead>(target: E): Promise<Outcome<ReplyOf<E>, ProblemOf<E>>>;
  /** For what must not be kept, such as a device's IMEI. Nobody's credentials go along. */
  carrier(options?: Omit<CallOptions, 'credentials'>): CarrierCaller;
  /** What a device check names as its source (HTTP-9). */
  deviceCheckSource: string;
  /** Counts one more of what is limited. @throws LimitError when there were too many (SAFETY-10) */
  count(what: PublicLimit): Promise<void>;
  /** Runs work after the response; the visitor does not wait for it. */
  later(work: Promise<unknown>): void;
  /** Whoever is signed in. */
  customer?: {
    emailId: string;
    /** They sent no objection to being told of (SHELL-24). */
    consents: boolean;
    /** What a lead may tell of them beside the address; asks the carrier, so it is for after the response. */
    about(): Promise<LeadPerson>;
  };
  log: (event: string, facts: Record<string, string | number | boolean>) => void;
}
