import type { Outcome } from '../problem.ts';

/** The outcome; a reply that says something else than was asked for cannot be read, so what was done is unknown. */
export function expectReply<R extends { result: string }, P extends string>(
  outcome: Outcome<R, P>,
  result: R['result'],
): Outcome<R, P> {
  if (outcome.kind !== 'reply' || outcome.reply.result === result) return outcome;
  return { kind: 'fault', why: 'garbage', transactionId: '' };
}
