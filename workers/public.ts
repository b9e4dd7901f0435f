import { TRPCError } from '@trpc/server';
import type { PortalLoadContext } from '#app/load-context.ts';
import { createPublicCaller } from '#rpc/public-router.ts';
import { FaultError } from '#rpc/problem.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
import { type RefusalEvent, refusalEvent, refusalResponse } from './refusal-response.ts';
import type { FailedBy } from './variables.ts';

/** Runs the intents of visitors. Any fault of the carrier is the error page, never a redirect to sign-in. */
export function publicIntentRunner(
  context: PublicContext,
  waiting: () => Promise<Response>,
  refused: (event: RefusalEvent) => void = () => undefined,
  failed: (by: FailedBy) => void = () => undefined,
): PortalLoadContext['runPublicIntent'] {
  return async (run) => {
    try {
      return await run(createPublicCaller(context));
    } catch (thrown) {
      const cause = thrown instanceof TRPCError ? thrown.cause : thrown;
      const event = refusalEvent(thrown);
      if (event) refused(event);
      if (!(cause instanceof FaultError)) throw refusalResponse(thrown) ?? thrown;
      const { why, status = 0, transactionId } = cause.fault;
      if (why === 'slow') throw await waiting();
      context.log('carrier fault', { why, status, transactionId });
      failed('carrier');
      throw new Response(null, { status: 503 });
    }
  };
}
