import { earlierInDoubt, type DoubtfulState } from '../domain/facts/earlier-order.ts';
import { hashOf } from '../domain/hash-of.ts';
import { costOf, type ChargedKind, isCharged } from '../domain/facts/cost.ts';
import { activitySummaryOf, type Operation } from '../operation/operations.ts';

/** An earlier order without a known outcome, of which a review page warns (LEDGER-43). */
export interface EarlierOrder {
  kind: ChargedKind;
  state: DoubtfulState;
  /** Time at which the order was sent, epoch milliseconds. */
  sentAt: number;
  /** Cost of the order in cents; absent where no sum is certain. */
  cents?: number | undefined;
  /** Hash of its id and state. The form with the warning sends it back. */
  mark: string;
}

/**
 * Returns the warning about an earlier order; undefined without one.
 * @param operation the newest of the kind and subject, as `find` returns it
 */
export async function findEarlierOrder(operation: Operation | undefined): Promise<EarlierOrder | undefined> {
  const doubtful = operation && earlierInDoubt([operation]);
  if (!doubtful || !isCharged(doubtful.kind)) return undefined;
  const { id, kind, state, sentAt = 0 } = doubtful;
  return { kind, state, sentAt, cents: costOf(activitySummaryOf(doubtful)), mark: await hashOf([id, state]) };
}
