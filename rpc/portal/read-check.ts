import type { InputOf, ProblemOf, ReplyOf } from '#contracts/endpoint.ts';
import type { LimitName } from '../domain/limit.ts';
import { type Check, checkOf } from '../domain/facts/read.ts';
import type { PortalContext } from '../portal-context.ts';
import { type AnyEndpoint, readOne, readRequest } from '../portal-reads.ts';
import { type Fault, isPending, type Outcome, SlowCheckError } from '../problem.ts';
import { countOne } from './count-one.ts';

/**
 * Has the carrier check what somebody typed. A form that its page sends again by itself is not counted again, and its
 * reply is that of the first call (HTTP-31).
 * @throws SlowCheckError while the call goes on, LimitError after too many (SAFETY-10)
 */
export async function readCheck<E extends AnyEndpoint>(
  context: PortalContext,
  target: E,
  { input, ageMs, limit }: { input: InputOf<E>; ageMs: number; limit?: LimitName },
): Promise<Check<ReplyOf<E>, ProblemOf<E>>> {
  if (limit && !context.isFormKept) await countOne(context, limit);
  const outcome: Outcome<ReplyOf<E>, ProblemOf<E>> = await readOne(context, readRequest(target, input, ageMs));
  if (isPending(outcome)) throw new SlowCheckError(outcome as Fault);
  return checkOf(outcome);
}
