import type { Customer } from '#contracts/customer/vocabulary.ts';
import { lineStateOf } from '#rpc/domain/line-status.ts';
import type { Charge } from '#rpc/domain/charge.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { type AccountSnapshot, can, isAccountDisabled, isSet } from '#rpc/domain/permission.ts';
import { orderKey } from '#rpc/domain/ref.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, entryAfter } from '#rpc/portal/activity.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import type { OrderCard } from '#rpc/portal/order/order-card.ts';
import type { LineOrder } from '#rpc/portal/order/order-reads.ts';
import { reorderCharge } from '#rpc/portal/order/reorder.ts';
import { findLine, findOperation, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import { nameIn, orderCards, orderIdOf, type OrderScope } from '../order-cards.ts';

/** Filter of the orders: one order, those of one line, or all. */
export interface OrdersAsked {
  orderRef?: string | undefined;
  lineRef?: string | undefined;
  /** Operation that was sent from the page. */
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
  scope: OrderScope;
  cards: OrderCard[];
  earlier: EarlierOrder[];
  /** The line of the filter, and the permission to order another SIM card for it. */
  line?: { line: LineName; reorder?: Decision };
  /** Lines with a page of orders of their own, when there is no filter. */
  byLine: LineName[];
  /** Friends can be invited (ORDER-23). */
  invite: boolean;
  after?: ActivityEntry;
  /** Price of an order of a SIM card that was just placed (MONEY-1). */
  charge?: Charge;
  /** Seconds until the page reloads; absent when no order is in progress. */
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
  const [orderId, lineId, operation] = await Promise.all([
    asked.orderRef === undefined ? undefined : orderIdOf(context, asked.orderRef),
    asked.lineRef === undefined ? undefined : findLine(context, asked.lineRef).then((found) => found.lineId),
    findOperation(context, asked.after),
  ]);
  const reordered = ofKind('reorder-sim', operation);
  const [read, charge] = await Promise.all([readSnapshot(context), reorderCharge(context, reordered)]);
  const one = lineId === undefined ? undefined : lineIn(read, lineId);
  if (isAccountDisabled(read) || (one && lineStateOf(one.status) === 'disabled')) return { at: 'disabled' };

  const scope = scopeOf(asked);
  const [{ snapshot, lines, orders, refs, cards, shown }, after] = await Promise.all([
    orderCards(context, read, { line: one, orderId, scope }),
    entryAfter(context, read, reordered),
  ]);
  return {
    at: 'orders',
    scope,
    cards,
    earlier: scope === 'order' ? [] : earlierOrders(orders, shown, refs),
    ...pagesOf(scope === 'all' ? lines : [], one, snapshot, refs),
    invite: isSet(snapshot.config.REFERRAL_ENABLED),
    after: after?.entry,
    charge: after && charge,
    refresh: refreshOf(cards, after?.refresh),
  };
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

function scopeOf({ orderRef, lineRef }: OrdersAsked): OrderScope {
  if (orderRef !== undefined) return 'order';
  return lineRef === undefined ? 'all' : 'line';
}

/** The sooner of what is on its way, and of an operation that is under way. */
function refreshOf(cards: readonly OrderCard[], underWay: number | undefined): number | undefined {
  const isOnItsWay = cards.some(({ tracking }) => tracking && !tracking.isDelivered);
  return underWay ?? (isOnItsWay ? refreshOnItsWay : undefined);
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

/** Another SIM card; absent where it does not apply. */
function reorderOf(snapshot: AccountSnapshot, line: Customer): Decision | undefined {
  const decision = can('reorder-sim', snapshot, line);
  return decision.allowed || decision.reason !== 'does-not-apply' ? decision : undefined;
}
