import { TRPCError } from '@trpc/server';

/** Thrown when a rate limit is reached; nothing more was done (SAFETY-10). */
export class LimitError extends TRPCError {
  /** Time from which another request is allowed, in milliseconds since 1970. */
  readonly until: number;
  constructor(until: number) {
    super({ code: 'TOO_MANY_REQUESTS', message: String(until) });
    this.name = 'LimitError';
    this.until = until;
  }
}
