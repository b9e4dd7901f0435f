import { order } from '#contracts/order/endpoints.ts';
import type { Order, Tracking } from '#contracts/order/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { isSimOrdered } from '../../domain/line-status.ts';
import { kitPlaceOf, type KitPlace, latestOrder, withoutPastDay } from '../../domain/order.ts';
import type { AccountSnapshot } from '../../domain/permission.ts';
import { type PortalContext, today } from '../../portal-context.ts';
import { maxAge, readAll, readRequest } from '../../portal-reads.ts';
import { replyOrUndefined } from '../../problem.ts';
import { visibleLines } from '../seen-lines.ts';

/** The latest order of a line, when the carrier returned it. */
export interface LineOrder {
  line: Customer;
  orderId?: string;
  /** The work-order number of the order itself. */
  workOrder?: string;
  /** Order id to the day it was placed, YYYY-MM-DD. */
  shipments: Order['shipmentInfo'];
  /** The carrier did not reply, and the line's own data contains no order. */
  missing: boolean;
}

/** Returns the tracking of orders, by id; an order without a reply is left out (ORDER-17). */
export async function trackOrders(
  context: PortalContext,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Tracking>> {
  const ids = [...new Set(orderIds)];
  if (ids.length === 0) return new Map();
  const poll = context.site.pollsOrders ? true : undefined;
  const reads = ids.map((orderId) => [orderId, readRequest(order.track, { orderId, poll }, maxAge.order)] as const);
  const outcomes = await readAll(context, Object.fromEntries(reads));
  return new Map(
    ids.flatMap((id) => {
      const outcome = outcomes[id];
      const tracking = outcome && replyOrUndefined(outcome);
      return tracking ? [[id, withoutPastDay(tracking, today(context))] as const] : [];
    }),
  );
}

/** Returns the latest order of each line, and the tracking of SIM cards (ORDER-11). */
export async function latestOrders(
  context: PortalContext,
  lines: readonly Customer[],
): Promise<{ orders: LineOrder[]; tracked: ReadonlyMap<string, Tracking> }> {
  const likelyIds = lines.filter(({ esim }) => !esim).flatMap(({ shipmentInfo }) => latestOrder(shipmentInfo) ?? []);
  // Both in one turn, so that the page waits once: the lines' own data has the likely orders.
  const [ordersById, likelyTracking] = await Promise.all([readOrders(context, lines), trackOrders(context, likelyIds)]);
  const orders = lines.map((line) => lineOrder(line, ordersById.get(line.id)));
  const moreIds = orders.flatMap(({ line, orderId }) =>
    orderId === undefined || line.esim || likelyIds.includes(orderId) ? [] : [orderId],
  );
  const moreTracking = await trackOrders(context, moreIds);
  return { orders, tracked: new Map([...likelyTracking, ...moreTracking]) };
}

/** Returns the order of each line, by the line's id; one that could not be read is left out. */
async function readOrders(context: PortalContext, lines: readonly Customer[]): Promise<ReadonlyMap<string, Order>> {
  const reads = lines.map(({ id }) => [id, readRequest(order.byCustomer, { customerId: id }, maxAge.order)] as const);
  const outcomes = Object.entries(await readAll(context, Object.fromEntries(reads)));
  return new Map(
    outcomes.flatMap(([id, outcome]) => {
      const reply = replyOrUndefined(outcome);
      return reply ? [[id, reply] as const] : [];
    }),
  );
}

function lineOrder(line: Customer, told: Order | undefined): LineOrder {
  const shipments = { ...line.shipmentInfo, ...told?.shipmentInfo };
  const orderId = told?.orderId ?? latestOrder(shipments);
  return { line, orderId, workOrder: told?.woNumber, shipments, missing: !told && orderId === undefined };
}

/**
 * Returns the snapshot with the places of SIM cards that wait for activation, when the carrier returned them (LINE-12).
 * Makes one call per order (HOME-11).
 */
export async function withKits<S extends AccountSnapshot>(context: PortalContext, snapshot: S): Promise<S> {
  const lines = visibleLines(snapshot);
  return { ...snapshot, kits: kitsIn(lines, await trackOrders(context, kitOrdersOf(lines))) };
}

/** Returns the orders of SIM cards that wait for activation. */
export function kitOrdersOf(lines: readonly Customer[]): string[] {
  return lines.flatMap((line) => kitOrderOf(line) ?? []);
}

/** Returns the places of the lines' SIM cards, by line id; a line without a known order is left out. */
export function kitsIn(
  lines: readonly Customer[],
  tracked: ReadonlyMap<string, Tracking>,
): ReadonlyMap<string, KitPlace> {
  return new Map(
    lines.flatMap((line) => {
      const tracking = tracked.get(kitOrderOf(line) ?? '');
      return tracking ? [[line.id, kitPlaceOf(tracking)] as const] : [];
    }),
  );
}

function kitOrderOf(line: Customer): string | undefined {
  return isSimOrdered(line) ? latestOrder(line.shipmentInfo) : undefined;
}
