import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Tracking } from '#contracts/order/vocabulary.ts';
import { isDelivered, type OrderStep, stepsOf } from '../../domain/order.ts';
import type { Decision } from '../../domain/decision.ts';
import { type AccountSnapshot, can } from '../../domain/permission.ts';
import { orderKey } from '../../domain/ref.ts';
import { isActivated } from '../../domain/line-status.ts';
import { type LineName, lineName } from '../line-name.ts';
import { type LineOrder, simCardsIn } from './order-reads.ts';
import { isolated } from '../../domain/isolated.ts';

/** A line whose SIM card is in an order. */
export interface KitLine {
  line: LineName;
  plan?: string;
  /** The work-order number, as customers see it. */
  workOrder?: string;
  /** Permission to activate the line; absent on a line that needs no activation. */
  activate?: Decision;
}

/** An order of SIM cards on the page of orders (ORDER-3 to ORDER-8). */
export interface KitCard {
  kind: 'kit';
  ref: string;
  /** Day of the order, YYYY-MM-DD. */
  placedOn?: string;
  lines: KitLine[];
  /** The order replaces SIM cards of lines that have one already. */
  isReplacement: boolean;
  /** Progress of the order; absent when the carrier did not return it (ORDER-17). */
  tracking?: { steps: OrderStep[]; isDelivered: boolean; number?: string; url?: string };
}

/** A line with an eSIM, on the page of orders (ORDER-14). */
export interface EsimCard extends KitLine {
  kind: 'esim';
  activate: Decision;
  tracking?: undefined;
}

export type OrderCard =
  | KitCard
  | EsimCard
  /** A line whose SIM card is not paid: "Order Placement Underway" (ORDER-9). */
  | { kind: 'unpaid'; line: LineName; plan?: string; tracking?: undefined }
  /**
   * The line's order failed half-way: the operation whose reference the customer reads aloud on the phone (ORDER-28).
   */
  | { kind: 'stopped'; line: LineName; operationId: string; tracking?: undefined }
  /** The carrier did not return the line's order. */
  | { kind: 'missing'; line: LineName; tracking?: undefined };

/** Returns the card of an order, about its own SIM cards; `together`: the lines whose SIM cards are in it. */
export function kitCard(
  snapshot: AccountSnapshot,
  orderId: string,
  together: readonly LineOrder[],
  tracking: Tracking | undefined,
  refs: Readonly<Record<string, string>>,
): KitCard {
  const delivered = tracking !== undefined && isDelivered(tracking);
  // Another order of the line does not open or close the activation of this card (ORDER-27).
  const tracked = new Map(tracking ? [[orderId, tracking]] : []);
  const ofOrder = together.map(({ line }) => ({ line, orderIds: [orderId] }));
  const snapshotOfCard: AccountSnapshot = { ...snapshot, simCards: simCardsIn(ofOrder, { tracked }) };
  return {
    kind: 'kit',
    ref: refs[orderKey(orderId)] as string,
    placedOn: tracking?.orderDate ?? together[0]?.shipments[orderId],
    isReplacement: tracking?.orderType === 'RE_ORDER' && together.every(({ line }) => isActivated(line.status)),
    lines: together.map(({ line, latest }) => ({
      line: lineName(refs[line.id] as string, line),
      plan: isolated(line.reachPlanDisplayName),
      workOrder: tracking?.woNumberMap[line.id] ?? tracking?.woNumber ?? numberOf(orderId, latest),
      activate: activation(snapshotOfCard, line),
    })),
    tracking: tracking && {
      steps: stepsOf(tracking),
      isDelivered: delivered,
      number: tracking.trackingNumber,
      url: tracking.trackingUrl,
    },
  };
}

function numberOf(orderId: string, latest: LineOrder['latest']): string | undefined {
  return latest?.orderId === orderId ? latest.workOrder : undefined;
}

/** Returns the eSIM activation card of a line. */
export function esimCard(snapshot: AccountSnapshot, { line, latest }: LineOrder, name: LineName): EsimCard {
  const activate = can('activate', snapshot, line);
  return {
    kind: 'esim',
    line: name,
    plan: isolated(line.reachPlanDisplayName),
    workOrder: latest?.workOrder,
    activate,
  };
}

function activation(snapshot: AccountSnapshot, line: Customer): Decision | undefined {
  const decision = can('activate', snapshot, line);
  return decision.allowed || decision.reason !== 'does-not-apply' ? decision : undefined;
}
