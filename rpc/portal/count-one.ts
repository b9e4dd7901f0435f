import { TRPCError } from '@trpc/server';
import type { LimitName } from '../domain/limit.ts';
import type { PortalContext } from '../portal-context.ts';

/** Somebody did too much of what is limited; nothing more was done (SAFETY-10). */
export class LimitError extends TRPCError {
  /** When one more is possible, in milliseconds since 1970. */
  readonly until: number;
  constructor(until: number) {
    super({ code: 'TOO_MANY_REQUESTS', message: String(until) });
    this.name = 'LimitError';
    this.until = until;
  }
}

/** Counts one more of what is limited and is no operation. @throws LimitError when the limit is reached (SAFETY-10) */
export async function countOne({ account, requester }: PortalContext, name: LimitName): Promise<void> {
  const until = await account.count(requester, name);
  if (until !== undefined) throw new LimitError(until);
}
