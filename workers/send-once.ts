import { hashOf } from '#rpc/domain/hash-of.ts';
import type { Outcome } from '#rpc/problem.ts';

/** Time in which a second copy is not sent, in milliseconds. */
const copyMs = 10 * 60_000;

/** By the hash of what was sent, and by whom. Shared by all requests of this Worker. */
const sent = new Map<string, { at: number; outcome: Promise<Outcome<unknown>> }>();

/** Returns the outcome of what was sent by the same key within 10 minutes; without a reply it goes anew (PUBLIC-16). */
export async function sendOnce<R>(key: object, now: number, send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
  const hash = await hashOf(key);
  for (const [old, { at }] of sent) if (now - at > copyMs) sent.delete(old);
  const outcome = (sent.get(hash)?.outcome as Promise<Outcome<R>> | undefined) ?? send();
  sent.set(hash, { at: sent.get(hash)?.at ?? now, outcome });
  const result = await outcome.catch((thrown: unknown) => {
    sent.delete(hash);
    throw thrown;
  });
  if (result.kind !== 'reply') sent.delete(hash);
  return result;
}
