import { hashOf } from '../domain/hash-of.ts';

/** An order as a review page shows it, with the hash that its form sends back (LEDGER-11, LEDGER-12). */
export interface Quote<Order> {
  order: Order;
  /** Covers the order and the operations of the line that were sent before. */
  hash: string;
}

/** Reason why a review page comes back: another operation of the line was sent since, or the order is another. */
export type QuoteChange = 'sent-since' | 'moved';

/**
 * Returns an order with the hash for its form.
 * @param sentIds of the line's operations that were sent before, the latest first
 */
export async function quoteOf<Order extends object>(order: Order, sentIds: readonly string[]): Promise<Quote<Order>> {
  return { order, hash: await quoteHashOf(order, sentIds[0]) };
}

/**
 * Compares a quote of fresh reads with the one that a page showed.
 * @param sentIds those of the fresh quote
 * @returns undefined when they are the same
 */
export async function changeOf(
  { order, hash }: Quote<object>,
  sentIds: readonly string[],
  shownHash: string,
): Promise<QuoteChange | undefined> {
  if (hash === shownHash) return undefined;
  const earlierHashes = await Promise.all([...sentIds.slice(1), undefined].map((id) => quoteHashOf(order, id)));
  return earlierHashes.includes(shownHash) ? 'sent-since' : 'moved';
}

function quoteHashOf(order: object, lastSentId: string | undefined): Promise<string> {
  return hashOf([order, lastSentId]);
}
