import { hashOf } from '#rpc/domain/hash-of.ts';
import type { Outcome } from '#rpc/problem.ts';

/** Time in which a second copy is not sent, in milliseconds. */
const copyMs = 10 * 60_000;

/** Outcomes by the hash of the call and its sender, shared by all requests of this Worker. */
const outcomes = new Map<string, { at: number; outcome: Promise<Outcome<unknown>> }>();

/** Returns the outcome of a call with the same key within 10 minutes; without a reply it is sent anew (PUBLIC-16). */
export async function sendOnce<R>(key: object, now: number, send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
  const hash = await hashOf(key);
  for (const [old, { at }] of outcomes) if (now - at > copyMs) outcomes.delete(old);
  const outcome = (outcomes.get(hash)?.outcome as Promise<Outcome<R>> | undefined) ?? send();
  outcomes.set(hash, { at: outcomes.get(hash)?.at ?? now, outcome });
  const result = await outcome.catch((thrown: unknown) => {
    outcomes.delete(hash);
    throw thrown;
  });
  if (result.kind !== 'reply') outcomes.delete(hash);
  return result;
}
