import { order } from '#contracts/order/endpoints.ts';
import type { Order, Tracking } from '#contracts/order/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { isSimOrdered } from '../../domain/line-status.ts';
import { type SimCards, simCardsOf } from '../../domain/facts/sim-cards.ts';
import { withoutPastDay } from '../../domain/order.ts';
import { newestOrders } from '../../domain/shipment.ts';
import type { AccountSnapshot } from '../../domain/permission.ts';
import type { Operation } from '../../operation/operations.ts';
import type { StoppedOrder } from '../../operation/submission.ts';
import { type PortalContext, today } from '../../portal-context.ts';
import { maxAge, readAll, readRequest } from '../../portal-reads.ts';
import { replyOrUndefined } from '../../problem.ts';
import { visibleLines } from '../seen-lines.ts';
import { stoppedOrderOf } from './stopped-order.ts';

/** The orders of a line that the carrier returned. */
export interface LineOrder {
  line: Customer;
  /** Ids of the orders, the newest first. */
  orderIds: readonly string[];
  /** Id and work-order number of the order that `order.byCustomer` returned. */
  latest?: { orderId: string | undefined; workOrder: string | undefined };
  /** Day on which each order was placed, YYYY-MM-DD, by order id. */
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

/**
 * Returns the orders of each line, and the tracking of SIM cards: of all orders of a line that waits for its
 * activation, else of the newest (ORDER-11).
 */
export async function readOrders(
  context: PortalContext,
  lines: readonly Customer[],
): Promise<{ orders: LineOrder[]; tracked: ReadonlyMap<string, Tracking> }> {
  const likelyIds = lines.flatMap((line) => trackedIds(line, newestOrders(line.shipmentInfo)));
  // Reads the orders and the tracking of likely orders in parallel, so that the page waits once.
  const [ordersById, likelyTracking] = await Promise.all([readLatest(context, lines), trackOrders(context, likelyIds)]);
  const orders = lines.map((line) => lineOrder(line, ordersById.get(line.id)));
  const moreIds = orders.flatMap(({ line, orderIds }) => trackedIds(line, orderIds));
  const moreTracking = await trackOrders(
    context,
    moreIds.filter((id) => !likelyIds.includes(id)),
  );
  return { orders, tracked: new Map([...likelyTracking, ...moreTracking]) };
}

function trackedIds(line: Customer, orderIds: readonly string[]): readonly string[] {
  if (line.esim) return [];
  return isSimOrdered(line) ? orderIds : orderIds.slice(0, 1);
}

/** Returns the latest order of each line, by the line's id; one that could not be read is left out. */
async function readLatest(context: PortalContext, lines: readonly Customer[]): Promise<ReadonlyMap<string, Order>> {
  const reads = lines.map(({ id }) => [id, readRequest(order.byCustomer, { customerId: id }, maxAge.order)] as const);
  const outcomes = Object.entries(await readAll(context, Object.fromEntries(reads)));
  return new Map(
    outcomes.flatMap(([id, outcome]) => {
      const reply = replyOrUndefined(outcome);
      return reply ? [[id, reply] as const] : [];
    }),
  );
}

function lineOrder(line: Customer, reply: Order | undefined): LineOrder {
  const shipments = { ...line.shipmentInfo, ...reply?.shipmentInfo };
  const orderIds = newestOrders(shipments, reply?.orderId);
  const latest = reply && { orderId: reply.orderId, workOrder: reply.woNumber };
  return { line, orderIds, latest, shipments, missing: !reply && orderIds.length === 0 };
}

/**
 * Returns the snapshot with the SIM cards of the visible lines (LINE-12). Makes one call for each order of a line that
 * waits for its activation (HOME-11).
 * @param reorders orders of SIM cards that are being sent, where they are at hand
 */
export async function withSimCards<S extends AccountSnapshot>(
  context: PortalContext,
  snapshot: S,
  { reorders, stopped }: { reorders?: readonly Operation[]; stopped?: readonly StoppedOrder[] } = {},
): Promise<S> {
  const orders = visibleLines(snapshot).map((line) => ({ line, orderIds: newestOrders(line.shipmentInfo) }));
  const waitingIds = orders.flatMap(({ line, orderIds }) => (isSimOrdered(line) ? orderIds : []));
  const tracked = await trackOrders(context, waitingIds);
  const simCards = simCardsIn(orders, { tracked, reorders, stopped });
  if (reorders || ![...simCards.values()].some(({ kind }) => kind === 'no-record')) return { ...snapshot, simCards };
  const { open } = await context.account.find({ open: 'reorder-sim' });
  return { ...snapshot, simCards: simCardsIn(orders, { tracked, reorders: open, stopped }) };
}

interface SimCardData {
  tracked: ReadonlyMap<string, Tracking>;
  reorders?: readonly Operation[] | undefined;
  stopped?: readonly StoppedOrder[] | undefined;
}

/** Returns the SIM cards of lines with these orders, by line id. */
export function simCardsIn(
  orders: readonly Pick<LineOrder, 'line' | 'orderIds'>[],
  { tracked, reorders = [], stopped = [] }: SimCardData,
): ReadonlyMap<string, SimCards> {
  return new Map(
    orders.map(({ line, orderIds }) => {
      const reorder = reorders.find(({ kind, subjectId }) => kind === 'reorder-sim' && subjectId === line.id);
      const order = { line, orderIds, tracked, ordering: reorder?.id, stopped: stoppedOrderOf(line, stopped) };
      return [line.id, simCardsOf(order)] as const;
    }),
  );
}
