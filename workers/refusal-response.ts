import { TRPCError } from '@trpc/server';
import { retryAfter } from '#rpc/domain/limit.ts';
import { LimitError } from '#rpc/limit-error.ts';
import { NotAllowedError } from '#rpc/portal/snapshot.ts';
import type { SecurityFacts } from './security-events.ts';
import { clock } from './clock.ts';

export type RefusalEvent =
  | ['limit reached', SecurityFacts<'limit reached'>]
  | ['rule refused', SecurityFacts<'rule refused'>]
  | ['reference not found', SecurityFacts<'reference not found'>];

/** The status of the page for what an intent refused, by the code of its error (ERROR-2). */
const statuses: Partial<Record<TRPCError['code'], number>> = {
  // A missing reference or field gets 404 as well, so that a page does not reveal which one exists.
  BAD_REQUEST: 404,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
};

/**
 * Returns the response for an intent's refusal, which leads to its page. The body has the error's data for the page: a
 * rule's reason with its line (LINE-42), or the time from which a limit allows one more.
 * @returns undefined for anything else
 */
export function refusalResponse(thrown: unknown): Response | undefined {
  if (!(thrown instanceof TRPCError)) return undefined;
  const status = statuses[thrown.code];
  if (status === undefined) return undefined;
  if (thrown instanceof NotAllowedError) return Response.json(thrown.why, { status });
  // tRPC's own errors have their code as message or, for a wrong input, its fields.
  const hasMessage = status !== 404 && thrown.message !== thrown.code;
  return new Response(hasMessage ? thrown.message : null, { status });
}

/** Returns the security event of an intent's refusal; undefined for anything else (SAFETY-32). */
export function refusalEvent(thrown: unknown): RefusalEvent | undefined {
  if (!(thrown instanceof TRPCError)) return undefined;
  if (thrown instanceof LimitError) return ['limit reached', { limit: 'person' }];
  if (thrown.code === 'FORBIDDEN') return ['rule refused', { reason: thrown.message }];
  if (thrown.code === 'NOT_FOUND') return ['reference not found', { by: 'intent' }];
  return undefined;
}

/** Returns the time after which a limit allows another `/rpc` call (SAFETY-10). */
export function retryAfterOf({ errors }: { errors: readonly unknown[] }): { headers?: Headers } {
  const limited = errors.find((error) => error instanceof LimitError);
  if (!limited) return {};
  return { headers: new Headers({ 'retry-after': retryAfter(limited.until, clock.now()) }) };
}
