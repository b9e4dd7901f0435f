import { TRPCError } from '@trpc/server';
import type { PortalLoadContext } from '#app/load-context.ts';
import { createPublicCaller } from '#rpc/public-router.ts';
import { FaultError, SlowCheckError } from '#rpc/problem.ts';
import type { PublicContext } from '#rpc/public/public-context.ts';
import { type SentPage, unread } from './portal.ts';
import { type RefusalEvent, refusalEvent, refusalResponse } from './refusal-response.ts';
import type { FailedBy } from './variables.ts';

/** Runs the intents of visitors. Any fault of the carrier is the error page, never a redirect to sign-in. */
export function publicIntentRunner(
  context: PublicContext,
  page: SentPage & { refused?: (event: RefusalEvent) => void; failed?: (by: FailedBy) => void },
): PortalLoadContext['runPublicIntent'] {
  return async (run) => {
    try {
      return await run(createPublicCaller(context));
    } catch (thrown) {
      const cause = thrown instanceof TRPCError ? thrown.cause : thrown;
      const event = refusalEvent(thrown);
      if (event) page.refused?.(event);
      if (!(cause instanceof FaultError)) throw refusalResponse(thrown) ?? thrown;
      const { why, endpoint = '', status = 0, transactionId } = cause.fault;
      if (why === 'slow') throw await page.waiting(cause instanceof SlowCheckError);
      context.log('carrier fault', { why, endpoint, status, transactionId });
      page.failed?.('carrier');
      throw await unread(page);
    }
  };
}
