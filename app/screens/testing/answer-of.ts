import { TRPCError } from '@trpc/server';
import { type Reason, reasons } from '#rpc/domain/decision.ts';
import { NotAllowedError } from '#rpc/portal/snapshot.ts';

/** Reads the server's decision: allowed, the rule's reason, or no such line. */
export async function answerOf(work: Promise<unknown>): Promise<'open' | 'not-found' | Reason> {
  try {
    const value = await work;
    const refused = value !== null && typeof value === 'object' && 'refused' in value ? value.refused : undefined;
    return reasons.find((reason) => reason === refused) ?? 'open';
  } catch (thrown) {
    if (thrown instanceof NotAllowedError) return thrown.reason;
    if (thrown instanceof TRPCError && thrown.code === 'NOT_FOUND') return 'not-found';
    throw thrown;
  }
}
