import { ConstantBackoff, handleWhenResult, retry } from 'cockatiel';
import type { Outcome } from '../problem.ts';

/** Repeats a read once after a lost or unreadable reply, not after a timeout (HTTP-15). */
export const secondTry = retry(
  handleWhenResult((result) => {
    const outcome = result as Outcome<unknown>;
    return outcome.kind === 'fault' && ['network', 'http', 'garbage'].includes(outcome.why);
  }),
  { maxAttempts: 1, backoff: new ConstantBackoff(50) },
);
