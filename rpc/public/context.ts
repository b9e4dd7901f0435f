import type * as z from 'zod';
import type { Endpoint, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import type { Carrier } from '../carrier/client.ts';
import type { Outcome } from '../problem.ts';

/** A read without input: nothing of a person can be in the question, so the answer is everybody's. */
export type PublicRead = Endpoint<z.ZodObject<Record<never, never>, z.core.$strict>, z.ZodType, Problems>;

/** What the intents of visitors stand on: nobody's tokens, and answers that are the same for everybody. */
export interface PublicContext {
  /** Asks the carrier through the edge's cache: fresh for 5 minutes, and up to 24 hours old while the carrier fails. */
  read<E extends PublicRead>(target: E): Promise<Outcome<ReplyOf<E>, ProblemOf<E>>>;
  /** For what must not be kept, such as a device's IMEI. */
  carrier: Carrier;
  /** Work that the visitor does not wait for (decision 29). */
  later(work: Promise<unknown>): void;
  signedIn: boolean;
  log: (event: string, facts: Record<string, string | number | boolean>) => void;
}
