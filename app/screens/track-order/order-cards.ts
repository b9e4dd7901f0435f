import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Tracking } from '#contracts/order/vocabulary.ts';
import { simCardOf } from '#rpc/domain/facts/sim-cards.ts';
import { isActivated, isUnpaidSim, lineStateOf } from '#rpc/domain/line-status.ts';
import { isDelivered } from '#rpc/domain/order.ts';
import type { AccountSnapshot } from '#rpc/domain/permission.ts';
import { orderKey, orderOf } from '#rpc/domain/ref.ts';
import type { StoppedOrder } from '#rpc/operation/submission.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { esimCard, kitCard, type OrderCard } from '#rpc/portal/order/order-card.ts';
import { type LineOrder, readOrders, simCardsIn, trackOrders } from '#rpc/portal/order/order-reads.ts';
import { stoppedOrderOf } from '#rpc/portal/order/stopped-order.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';

/** Scope of a page of orders: the account's, one line's, or a single order. */
export type OrderScope = 'all' | 'line' | 'order';

/**
 * Returns the orders as cards, with the data that they are made of.
 * @param asked filter: one line or one order alone
 * @throws NOT_FOUND for an order of none of the lines that the viewer may see (ORDER-16)
 */
export async function orderCards(
  context: PortalContext,
  account: AccountSnapshot,
  asked: { line?: Customer | undefined; orderId?: string | undefined; scope: OrderScope },
) {
  const { line, orderId, scope } = asked;
  const lines = linesFor(account, line, orderId);
  const [found, { stopped }] = await Promise.all([
    orderId === undefined ? findOrders(context, lines) : findOrder(context, lines, orderId),
    context.account.find({ stopped: true }),
  ]);
  const snapshot: AccountSnapshot = { ...account, simCards: simCardsIn(found.orders, { ...found, stopped }) };
  const refs = await context.account.refs([...lines.map(({ id }) => id), ...orderIdsOf(found.orders).map(orderKey)]);
  return { snapshot, lines, orders: found.orders, refs, ...cardsOf(snapshot, { ...found, stopped }, refs, scope) };
}

/**
 * Returns the order id of a reference.
 * @throws NOT_FOUND for a reference that is not of an order of this account
 */
export async function orderIdOf({ account }: PortalContext, orderRef: string): Promise<string> {
  const orderId = orderOf((await account.find({ ref: orderRef })).target ?? '');
  if (orderId === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
  return orderId;
}

/**
 * Returns the lines whose orders are shown.
 * @throws NOT_FOUND for an order that is of none of the lines that the viewer may see
 */
function linesFor(snapshot: AccountSnapshot, line: Customer | undefined, orderId: string | undefined): Customer[] {
  if (orderId === undefined) return line ? [line] : visibleLines(snapshot);
  const lines = visibleLines(snapshot).filter(({ shipmentInfo }) => orderId in shipmentInfo);
  if (lines.length === 0) throw new TRPCError({ code: 'NOT_FOUND' });
  return lines;
}

/** Orders with their tracking, by order id. */
interface FoundOrders {
  orders: LineOrder[];
  tracked: ReadonlyMap<string, Tracking>;
}

/** Makes no call for an unpaid order (ORDER-9), nor for an eSIM that is in use. */
async function findOrders(context: PortalContext, lines: readonly Customer[]): Promise<FoundOrders> {
  const isAsked = (line: Customer) => !isUnpaidSim(line) && !(line.esim && !isWaiting(line));
  const { orders: knownOrders, tracked } = await readOrders(context, lines.filter(isAsked));
  const unasked = (line: Customer): LineOrder => ({ line, orderIds: [], shipments: {}, missing: false });
  return { orders: lines.map((line) => knownOrders.find((order) => order.line === line) ?? unasked(line)), tracked };
}

async function findOrder(context: PortalContext, lines: readonly Customer[], orderId: string): Promise<FoundOrders> {
  const tracked = await trackOrders(context, [orderId]);
  const orderIds = [orderId];
  return { orders: lines.map((line) => ({ line, orderIds, shipments: line.shipmentInfo, missing: false })), tracked };
}

/** Returns the cards in the order of the lines, with their orders. */
function cardsOf(
  snapshot: AccountSnapshot,
  { orders: found, tracked, stopped }: FoundOrders & { stopped: readonly StoppedOrder[] },
  refs: Readonly<Record<string, string>>,
  scope: OrderScope,
): { cards: OrderCard[]; shown: ReadonlySet<string> } {
  const shownOrderIds = new Set<string>();
  const cards = found.flatMap((own): OrderCard[] => {
    const { line } = own;
    const name = nameIn(refs, line);
    const operationId = stoppedOrderOf(line, stopped);
    if (operationId !== undefined) return [{ kind: 'stopped', line: name, operationId }];
    if (isUnpaidSim(line)) return [{ kind: 'unpaid', line: name, plan: line.reachPlanDisplayName }];
    if (line.esim && scope !== 'order') return isWaiting(line) ? [esimCard(snapshot, own, name)] : [];
    if (own.missing) return [{ kind: 'missing', line: name }];
    return followedIds(own, tracked).flatMap((orderId) => {
      if (shownOrderIds.has(orderId)) return [];
      const isInOrder = (sibling: LineOrder) => followedIds(sibling, tracked).includes(orderId);
      const siblings = found.filter((sibling) => isInOrder(sibling) && !isUnpaidSim(sibling.line));
      const tracking = tracked.get(orderId);
      // A delivered order without a line to activate is history, unless the address names it (ORDER-15).
      const isHistory = tracking && isDelivered(tracking) && siblings.every((order) => isSettled(order.line));
      if (scope === 'all' && isHistory) return [];
      shownOrderIds.add(orderId);
      return [kitCard(snapshot, orderId, siblings, tracking, refs)];
    });
  });
  return { cards, shown: shownOrderIds };
}

/**
 * Returns the orders of a line that have cards: the newest, and of a line that waits for its activation each one on its
 * way and the latest that was delivered (ORDER-1). Those that have left come first.
 */
function followedIds({ line, orderIds }: LineOrder, tracked: ReadonlyMap<string, Tracking>): readonly string[] {
  if (!isWaiting(line)) return orderIds.slice(0, 1);
  const cards = orderIds.map((orderId) => {
    const tracking = tracked.get(orderId);
    return { orderId, card: tracking && simCardOf(orderId, tracking) };
  });
  const delivered = cards.find(({ card }) => card?.step === 'delivered');
  return cards
    .filter((one, index) => one === delivered || (one.card ? one.card.step !== 'delivered' : index === 0))
    .toSorted((a, b) => Number(b.card?.hasLeft ?? false) - Number(a.card?.hasLeft ?? false))
    .map(({ orderId }) => orderId);
}

function orderIdsOf(found: readonly LineOrder[]): string[] {
  return [...new Set(found.flatMap(({ orderIds, shipments }) => [...orderIds, ...Object.keys(shipments)]))];
}

function isSettled({ status }: Customer): boolean {
  return isActivated(status) || lineStateOf(status) === 'disconnected';
}

function isWaiting({ status }: Customer): boolean {
  return lineStateOf(status) === 'not-activated';
}

export function nameIn(refs: Readonly<Record<string, string>>, line: Customer): LineName {
  return lineName(refs[line.id] as string, line);
}
