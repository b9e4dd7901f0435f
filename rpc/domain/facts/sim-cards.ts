import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Tracking } from '#contracts/order/vocabulary.ts';
import { isSimOrdered, isUnpaidSim } from '../line-status.ts';
import { isDelivered, type OrderStepName, orderSteps, stepNow } from '../order.ts';

/** Whereabouts of the SIM card of one order. */
export interface SimCard {
  orderId: string;
  step: OrderStepName;
  /** Shipped or delivered: its number can be typed from it (ORDER-27). */
  hasLeft: boolean;
  /** Expected day of arrival, if the carrier has one; YYYY-MM-DD. */
  expectedOn?: string | undefined;
}

/** SIM cards of a line, and whether one of them can be activated (ORDER-27). */
export type SimCards =
  /** A line with an eSIM, or in any status but 0 and 11, waits for no card. */
  | { kind: 'not-waiting' }
  | { kind: 'unpaid' }
  /** The order failed half-way (ORDER-28). */
  | { kind: 'stopped'; operationId: string }
  /** At least one card has left. `left`: these cards, delivered ones first; `coming`: the newest of the others. */
  | { kind: 'ready'; left: readonly [SimCard, ...SimCard[]]; coming?: SimCard | undefined }
  /** No card has left. `next`: the card that is furthest. */
  | { kind: 'coming'; next: SimCard }
  /** An order is being sent, and no other one exists. */
  | { kind: 'ordering'; operationId: string }
  /** No order can be read. The card may be in its owner's hand. */
  | { kind: 'no-record' };

interface SimCardsInput {
  line: Customer;
  /** Ids of the line's orders, the newest first. */
  orderIds: readonly string[];
  /** Tracking by order id; an order that could not be read is left out. */
  tracked: ReadonlyMap<string, Tracking>;
  /** Id of the order of another SIM card that is being sent. */
  ordering?: string | undefined;
  /** Id of the order that stopped before this line's SIM card. */
  stopped?: string | undefined;
}

/** Returns the SIM cards of a line. Any card that has left opens the activation, whatever was ordered after it. */
export function simCardsOf({ line, orderIds, tracked, ordering, stopped }: SimCardsInput): SimCards {
  if (stopped !== undefined) return { kind: 'stopped', operationId: stopped };
  if (isUnpaidSim(line)) return { kind: 'unpaid' };
  if (!isSimOrdered(line)) return { kind: 'not-waiting' };
  const cards = orderIds.flatMap((orderId) => {
    const tracking = tracked.get(orderId);
    return tracking ? [simCardOf(orderId, tracking)] : [];
  });
  const byStep = cards.toSorted((a, b) => rank(b) - rank(a));
  const [first, ...others] = byStep.filter(({ hasLeft }) => hasLeft);
  if (first) return { kind: 'ready', left: [first, ...others], coming: cards.find(({ hasLeft }) => !hasLeft) };
  const [next] = byStep;
  if (next && cards.length === orderIds.length) return { kind: 'coming', next };
  return ordering !== undefined && cards.length === orderIds.length
    ? { kind: 'ordering', operationId: ordering }
    : { kind: 'no-record' };
}

/** Returns the whereabouts of the SIM card of one order. */
export function simCardOf(orderId: string, tracking: Tracking): SimCard {
  const step = stepNow(tracking);
  const hasLeft = step === 'shipped' || step === 'delivered';
  return { orderId, step, hasLeft, expectedOn: isDelivered(tracking) ? undefined : tracking.estimatedDeliveryDate };
}

/** Returns the SIM card that a page shows for a line: the one that can be used first. */
export function firstSimCard(cards: SimCards | undefined): SimCard | undefined {
  if (cards?.kind === 'ready') return cards.left[0];
  return cards?.kind === 'coming' ? cards.next : undefined;
}

const rank = ({ step }: SimCard) => orderSteps.indexOf(step);
