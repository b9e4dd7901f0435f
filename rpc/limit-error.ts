import { TRPCError } from '@trpc/server';

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
