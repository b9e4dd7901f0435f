import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Tracking } from '#contracts/order/vocabulary.ts';
import { isActivated, isUnpaidSim, lineStateOf } from '#rpc/domain/line-status.ts';
import type { Charge } from '#rpc/domain/charge.ts';
import { dayIn } from '#rpc/domain/day.ts';
import { isDelivered } from '#rpc/domain/order.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { type AccountSnapshot, can, isAccountDisabled, isSet } from '#rpc/domain/permission.ts';
import { orderKey, orderOf } from '#rpc/domain/ref.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { StoppedOrder } from '#rpc/operation/submission.ts';
import { type ActivityEntry, entryAfter } from '#rpc/portal/activity.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { seenLines } from '#rpc/portal/seen-lines.ts';
import { findLine, findOperation, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import { esimCard, kitCard, type OrderCard } from '#rpc/portal/order/order-card.ts';
import { kitOrdersOf, kitsIn, latestOrders, type LineOrder, trackOrders } from '#rpc/portal/order/order-reads.ts';
import { simCharge } from '#rpc/portal/order/reorder.ts';
import { stoppedOrderOf } from '#rpc/portal/order/stopped-order.ts';

/** Which orders are asked for: one, those of one line, or all. */
export interface OrdersAsked {
  orderRef?: string | undefined;
  lineRef?: string | undefined;
  /** What was done from the page. */
  after?: string | undefined;
}

/** An order that is only listed. */
export interface EarlierOrder {
  ref: string;
  /** YYYY-MM-DD. */
  placedOn: string;
  lines: LineName[];
}

export interface Orders {
  at: 'orders';
  scope: 'all' | 'line' | 'order';
  cards: OrderCard[];
  earlier: EarlierOrder[];
  /** The line that was asked for, and whether another SIM card can be ordered for it. */
  line?: { line: LineName; reorder?: Decision };
  /** Lines with a page of orders of their own, when all were asked for. */
  byLine: LineName[];
  /** Friends can be invited (ORDER-23). */
  invite: boolean;
  after?: ActivityEntry;
  /** What an order of a SIM card that was just placed costs (MONEY-1). */
  charge?: Charge;
  /** Seconds until the page asks again; absent when nothing is on its way. */
  refresh?: number;
}

/** The orders, or that nothing can be shown because the account is disabled (ORDER-10). */
export type OrdersPage = Orders | { at: 'disabled' };

/** Seconds between two looks at an order that is on its way (ORDER-13). */
const refreshOnItsWay = 300;

/**
 * Track Order.
 * @throws NOT_FOUND for a line or an order that this person may not see (ORDER-16)
 */
export async function ordersPage(context: PortalContext, asked: OrdersAsked): Promise<OrdersPage> {
  const { account } = context;
  const [orderId, lineId, operation, { stopped }] = await Promise.all([
    asked.orderRef === undefined ? undefined : orderIdOf(context, asked.orderRef),
    asked.lineRef === undefined ? undefined : findLine(context, asked.lineRef).then((found) => found.lineId),
    findOperation(context, asked.after),
    account.find({ stopped: true }),
  ]);
  const reordered = ofKind('reorder-sim', operation);
  const [read, charge] = await Promise.all([readSnapshot(context), reorderCharge(context, reordered)]);
  const one = lineId === undefined ? undefined : lineIn(read, lineId);
  if (isAccountDisabled(read) || (one && lineStateOf(one.status) === 'disabled')) return { at: 'disabled' };

  const scope = scopeOf(asked);
  const lines = linesFor(read, one, orderId);
  const [found, after] = await Promise.all([
    orderId === undefined ? findOrders(context, lines) : findOrder(context, lines, orderId),
    entryAfter(context, read, reordered),
  ]);
  const snapshot: AccountSnapshot = { ...read, kits: kitsIn(lines, found.tracked) };
  const refs = await account.refs([...lines.map(({ id }) => id), ...orderIdsOf(found.orders).map(orderKey)]);
  const { cards, shown } = cardsOf(snapshot, { ...found, stopped }, refs, scope);
  return {
    at: 'orders',
    scope,
    cards,
    earlier: scope === 'order' ? [] : earlierOrders(found.orders, shown, refs),
    ...pagesOf(scope === 'all' ? lines : [], one, snapshot, refs),
    invite: isSet(snapshot.config.REFERRAL_ENABLED),
    after: after?.entry,
    charge: after && charge,
    refresh: refreshOf(cards, after?.refresh),
  };
}

/** What an order of a SIM card costs that was placed (MONEY-1). */
export async function reorderCharge(
  context: PortalContext,
  operation: Operation<'reorder-sim'> | undefined,
): Promise<Charge | undefined> {
  if (operation?.state !== 'done' || operation.sentAt === undefined) return undefined;
  return simCharge(operation.terms, dayIn(operation.sentAt, context.site.timeZone), await readPayer(context));
}

/** The line that the page is about, and of all lines those with a page of their own; that of the only one is this. */
function pagesOf(
  all: readonly Customer[],
  asked: Customer | undefined,
  snapshot: AccountSnapshot,
  refs: Readonly<Record<string, string>>,
): Pick<Orders, 'line' | 'byLine'> {
  const own = asked ?? (all.length === 1 ? all[0] : undefined);
  if (!own) return { byLine: all.filter(({ esim }) => !esim).map((line) => nameIn(refs, line)) };
  return { line: { line: nameIn(refs, own), reorder: reorderOf(snapshot, own) }, byLine: [] };
}

function scopeOf({ orderRef, lineRef }: OrdersAsked): Orders['scope'] {
  if (orderRef !== undefined) return 'order';
  return lineRef === undefined ? 'all' : 'line';
}

/** The sooner of what is on its way, and of an operation that is under way. */
function refreshOf(cards: readonly OrderCard[], underWay: number | undefined): number | undefined {
  const isOnItsWay = cards.some(({ tracking }) => tracking && !tracking.isDelivered);
  return underWay ?? (isOnItsWay ? refreshOnItsWay : undefined);
}

/** @throws NOT_FOUND for a reference that is not of an order of this account */
async function orderIdOf({ account }: PortalContext, orderRef: string): Promise<string> {
  const orderId = orderOf((await account.find({ ref: orderRef })).target ?? '');
  if (orderId === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
  return orderId;
}

/** @throws NOT_FOUND for an order that is of none of the lines that this person may see */
function linesFor(snapshot: AccountSnapshot, one: Customer | undefined, orderId: string | undefined): Customer[] {
  if (orderId === undefined) return one ? [one] : seenLines(snapshot);
  const lines = seenLines(snapshot).filter(({ shipmentInfo }) => orderId in shipmentInfo);
  if (lines.length === 0) throw new TRPCError({ code: 'NOT_FOUND' });
  return lines;
}

interface FoundOrders {
  orders: LineOrder[];
  tracked: ReadonlyMap<string, Tracking>;
}

/** An unpaid order is not asked for (ORDER-9), nor what became of an eSIM that is in use. */
async function findOrders(context: PortalContext, lines: readonly Customer[]): Promise<FoundOrders> {
  const isAsked = (line: Customer) => !isUnpaidSim(line) && !(line.esim && !isWaiting(line));
  const { orders: told, tracked } = await latestOrders(context, lines.filter(isAsked));
  const unasked = (line: Customer): LineOrder => ({ line, shipments: {}, missing: false });
  return { orders: lines.map((line) => told.find((one) => one.line === line) ?? unasked(line)), tracked };
}

async function findOrder(context: PortalContext, lines: readonly Customer[], orderId: string): Promise<FoundOrders> {
  // Whether a SIM card can be activated is judged by the latest order of its line, as on Home (ORDER-27).
  const tracked = await trackOrders(context, [orderId, ...kitOrdersOf(lines)]);
  return { orders: lines.map((line) => ({ line, orderId, shipments: line.shipmentInfo, missing: false })), tracked };
}

/** The cards in the order of the lines, and the orders that they are about. */
function cardsOf(
  snapshot: AccountSnapshot,
  { orders: found, tracked, stopped }: FoundOrders & { stopped: readonly StoppedOrder[] },
  refs: Readonly<Record<string, string>>,
  scope: Orders['scope'],
): { cards: OrderCard[]; shown: ReadonlySet<string> } {
  const shown = new Set<string>();
  const cards = found.flatMap((own): OrderCard[] => {
    const { line, orderId } = own;
    const name = nameIn(refs, line);
    const operationId = stoppedOrderOf(line, stopped);
    if (operationId !== undefined) return [{ kind: 'stopped', line: name, operationId }];
    if (isUnpaidSim(line)) return [{ kind: 'unpaid', line: name, plan: line.reachPlanDisplayName }];
    if (line.esim && scope !== 'order') return isWaiting(line) ? [esimCard(snapshot, own, name)] : [];
    if (own.missing) return [{ kind: 'missing', line: name }];
    if (orderId === undefined || shown.has(orderId)) return [];
    const together = found.filter((other) => other.orderId === orderId && !isUnpaidSim(other.line));
    const tracking = tracked.get(orderId);
    // A delivered order that nobody waits to activate is history, unless it is asked for (ORDER-15).
    const isHistory = tracking && isDelivered(tracking) && together.every((one) => isSettled(one.line));
    if (scope === 'all' && isHistory) return [];
    shown.add(orderId);
    return [kitCard(snapshot, orderId, together, tracking, refs)];
  });
  return { cards, shown };
}

function earlierOrders(
  found: readonly LineOrder[],
  shown: ReadonlySet<string>,
  refs: Readonly<Record<string, string>>,
): EarlierOrder[] {
  const days = new Map(found.filter(({ line }) => !line.esim).flatMap(({ shipments }) => Object.entries(shipments)));
  return [...days]
    .filter(([orderId]) => !shown.has(orderId))
    .sort(([, one], [, other]) => (one < other ? 1 : -1))
    .map(([orderId, placedOn]) => ({
      ref: refs[orderKey(orderId)] as string,
      placedOn,
      lines: found.filter(({ shipments }) => orderId in shipments).map(({ line }) => nameIn(refs, line)),
    }));
}

function orderIdsOf(found: readonly LineOrder[]): string[] {
  return [
    ...new Set(found.flatMap(({ orderId, shipments }) => [...(orderId ? [orderId] : []), ...Object.keys(shipments)])),
  ];
}

/** Another SIM card; absent where it does not apply. */
function reorderOf(snapshot: AccountSnapshot, line: Customer): Decision | undefined {
  const decision = can('reorder-sim', snapshot, line);
  return decision.allowed || decision.reason !== 'does-not-apply' ? decision : undefined;
}

function isSettled({ status }: Customer): boolean {
  return isActivated(status) || lineStateOf(status) === 'disconnected';
}

function isWaiting({ status }: Customer): boolean {
  return lineStateOf(status) === 'not-activated';
}

function nameIn(refs: Readonly<Record<string, string>>, line: Customer): LineName {
  return lineName(refs[line.id] as string, line);
}
