import type { Customer } from '#contracts/customer/vocabulary.ts';
import { lineStateOf } from '#rpc/domain/line-status.ts';
import type { Charge } from '#rpc/domain/charge.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { type AccountSnapshot, can, disabledOf } from '#rpc/domain/permission.ts';
import { isSet } from '#rpc/domain/remote-flag.ts';
import { orderKey } from '#rpc/domain/ref.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import type { OrderCard } from '#rpc/portal/order/order-card.ts';
import type { LineOrder } from '#rpc/portal/order/order-reads.ts';
import { readReorderCharge } from '#rpc/portal/order/reorder.ts';
import { findLine, findOperation, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import { nameIn, orderCards, orderIdOf, type OrderScope } from '../order-cards.ts';

/** Filter of the orders: one order, those of one line, or all. */
export interface OrdersAsked {
  orderRef?: string | undefined;
  lineRef?: string | undefined;
  /** Id of the operation that the page's form started. */
  after?: string | undefined;
}

/** An earlier order of the list, without its tracking. */
export interface EarlierOrder {
  ref: string;
  /** Day of the order, YYYY-MM-DD. */
  placedOn: string;
  lines: LineName[];
}

export interface Orders {
  kind: 'orders';
  scope: OrderScope;
  cards: OrderCard[];
  earlier: EarlierOrder[];
  /** The line whose orders are shown, with the permission to order another SIM card for it. */
  line?: { line: LineName; reorder?: Decision };
  /** Lines that have a page with their own orders; empty on such a page. */
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
export type OrdersPage = Orders | { kind: 'disabled'; disabled: 'account' | 'line' };

/** Seconds between two reads of an order in progress (ORDER-13). */
const refreshOnItsWay = 300;

/**
 * Track Order.
 * @throws NOT_FOUND for a line or an order that the viewer may not see (ORDER-16)
 */
export async function loadOrders(context: PortalContext, asked: OrdersAsked): Promise<OrdersPage> {
  const [orderId, lineId, operation] = await Promise.all([
    asked.orderRef === undefined ? undefined : orderIdOf(context, asked.orderRef),
    asked.lineRef === undefined ? undefined : findLine(context, asked.lineRef).then((lookup) => lookup.lineId),
    findOperation(context, asked.after),
  ]);
  const reordered = ofKind('reorder-sim', operation);
  const [read, charge] = await Promise.all([readSnapshot(context), readReorderCharge(context, reordered)]);
  const selectedLine = lineId === undefined ? undefined : lineIn(read, lineId);
  const isLineDisabled = selectedLine !== undefined && lineStateOf(selectedLine.status) === 'disabled';
  const disabled = disabledOf(read) ?? (isLineDisabled ? 'line' : undefined);
  if (disabled) return { kind: 'disabled', disabled };

  const scope = scopeOf(asked);
  const [{ snapshot, lines, orders, refs, cards, shown }, after] = await Promise.all([
    orderCards(context, read, { line: selectedLine, orderId, scope }),
    readEntryAfter(context, read, reordered),
  ]);
  return {
    kind: 'orders',
    scope,
    cards,
    earlier: scope === 'order' ? [] : earlierOrders(orders, shown, refs),
    ...pagesOf(scope === 'all' ? lines : [], selectedLine, snapshot, refs),
    invite: isSet(snapshot.config.REFERRAL_ENABLED),
    after: after?.entry,
    charge: after && charge,
    refresh: refreshOf(cards, after?.refresh),
  };
}

/** Returns the line of the page, or the lines with pages of their own; the page of an only line is this one. */
function pagesOf(
  all: readonly Customer[],
  selectedLine: Customer | undefined,
  snapshot: AccountSnapshot,
  refs: Readonly<Record<string, string>>,
): Pick<Orders, 'line' | 'byLine'> {
  const pageLine = selectedLine ?? (all.length === 1 ? all[0] : undefined);
  if (!pageLine) return { byLine: all.filter(({ esim }) => !esim).map((line) => nameIn(refs, line)) };
  return { line: { line: nameIn(refs, pageLine), reorder: reorderOf(snapshot, pageLine) }, byLine: [] };
}

function scopeOf({ orderRef, lineRef }: OrdersAsked): OrderScope {
  if (orderRef !== undefined) return 'order';
  return lineRef === undefined ? 'all' : 'line';
}

/** Returns the shorter interval: of an order on its way, or of an operation in progress. */
function refreshOf(cards: readonly OrderCard[], underWay: number | undefined): number | undefined {
  const isOnItsWay = cards.some(({ tracking }) => tracking && !tracking.isDelivered);
  return underWay ?? (isOnItsWay ? refreshOnItsWay : undefined);
}

function earlierOrders(
  orders: readonly LineOrder[],
  shown: ReadonlySet<string>,
  refs: Readonly<Record<string, string>>,
): EarlierOrder[] {
  const days = new Map(orders.filter(({ line }) => !line.esim).flatMap(({ shipments }) => Object.entries(shipments)));
  return [...days]
    .filter(([orderId]) => !shown.has(orderId))
    .sort(([, first], [, second]) => (first < second ? 1 : -1))
    .map(([orderId, placedOn]) => ({
      ref: refs[orderKey(orderId)] as string,
      placedOn,
      lines: orders.filter(({ shipments }) => orderId in shipments).map(({ line }) => nameIn(refs, line)),
    }));
}

/** Returns the permission to order another SIM card; undefined where none is needed. */
function reorderOf(snapshot: AccountSnapshot, line: Customer): Decision | undefined {
  const decision = can('reorder-sim', snapshot, line);
  return decision.allowed || decision.reason !== 'does-not-apply' ? decision : undefined;
}
