import { order } from '#contracts/order/endpoints.ts';
import { tax } from '#contracts/tax/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ShippingAddress } from '../../domain/journey/add-line.ts';
import { nameOf } from '../../domain/line.ts';
import { markOf } from '../../domain/mark.ts';
import { can, type Decision, primaryOf } from '../../domain/permission.ts';
import { reorderTotal, type SimReorder } from '../../operation/reorder-sim.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../../portal-context.ts';
import { replyOrUndefined, unwrap } from '../../problem.ts';
import { type LineName, lineName } from '../line-name.ts';
import { knownAddress, type ShippingOffer, shippingOffer, shippingReads } from '../shipping.ts';
import { findLine, type FullSnapshot, lineIn, snapshotOf, snapshotReads } from '../snapshot.ts';
import { newOperationId, submitOnce } from '../submit-once.ts';

/** A way to ship, with what the order costs with it; in cents. */
export interface ReorderRate {
  serviceCode: string;
  name: string;
  /** As shown: `3-6`. */
  days: string;
  amount: number;
  total: number;
}

/** What another SIM card costs, and where it goes; amounts in cents. */
export interface ReorderOffer {
  recipient: string;
  address: ShippingAddress;
  kitPrice: number;
  tax: number;
  rates: ReorderRate[];
  /** Of all that the page shows: the form sends it back. */
  mark: string;
}

export interface ReorderForm {
  line: LineName;
  decision: Decision;
  operationId: string;
  /** Absent where the carrier did not tell a price, or has no address (ORDER-19). */
  offer?: ReorderOffer;
  /** An order for the line that is being sent. */
  open?: { operationId: string };
}

/** Where a form leads: to the line's orders with what came of it, or back without anything being sent. */
export type Reordered = { to: 'orders'; operationId: string } | { to: 'form' };

/**
 * What another SIM card for a line costs, or why it can't be ordered (ORDER-18, ORDER-19).
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function reorderForm(context: PortalContext, lineRef: string): Promise<ReorderForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'reorder-sim' });
  const { snapshot, shipping } = await readOffer(context);
  const line = lineIn(snapshot, lineId);
  const decision = can('reorder-sim', snapshot, line);
  return {
    line: lineName(lineRef, line),
    decision,
    operationId: newOperationId(),
    offer: decision.allowed && !open ? await offerFor(context, snapshot, line, shipping) : undefined,
    open: open && { operationId: open.id },
  };
}

/**
 * Orders it, once, at the prices that the page showed (ORDER-20).
 * @throws NOT_FOUND for another's line, NotAllowedError with the rule's reason, FaultError when the line's orders
 * were not told
 */
export async function reorder(
  context: PortalContext,
  form: { lineRef: string; operationId: string; mark: string; serviceCode: string },
): Promise<Reordered> {
  const result = await submitOnce(context, 'reorder-sim', {
    operationId: form.operationId,
    lineRef: form.lineRef,
    says: { mark: form.mark, serviceCode: form.serviceCode },
    async read(customerId) {
      const [{ snapshot, shipping }, [orders]] = await Promise.all([
        readOffer(context, maxAge.now),
        readAll(context, readRequest(order.byCustomer, { customerId }, maxAge.now)),
      ]);
      return { snapshot, data: { shipping, orders } };
    },
    async judge({ snapshot, line, data: { shipping, orders } }) {
      const offer = await offerFor(context, snapshot, line, shipping, maxAge.now);
      const rate = offer?.rates.find(({ serviceCode }) => serviceCode === form.serviceCode);
      if (!offer || !rate || offer.mark !== form.mark) return { instead: 'form' };
      const { orderId, shipmentInfo } = unwrap(orders);
      const { recipient, address, kitPrice } = offer;
      return {
        terms: { planId: line.reachPlanId ?? '', recipient, address, kitPrice, tax: offer.tax, shipping: rate.amount },
        before: { orderIds: [...new Set([...(orderId ? [orderId] : []), ...Object.keys(shipmentInfo)])] },
      };
    },
  });
  return 'operation' in result ? { to: 'orders', operationId: result.operation.id } : { to: 'form' };
}

async function readOffer(
  context: PortalContext,
  ageMs?: number,
): Promise<{ snapshot: FullSnapshot; shipping: ShippingOffer }> {
  const [me, group, keys, app, rates] = await readAll(
    context,
    ...snapshotReads(context.requester, ageMs),
    ...shippingReads(ageMs),
  );
  return { snapshot: snapshotOf(me, group, keys), shipping: shippingOffer(app, rates) };
}

/** Undefined where a price, the plan or the address is not known. */
async function offerFor(
  context: PortalContext,
  snapshot: FullSnapshot,
  line: Customer,
  { kitPrice, rates }: ShippingOffer,
  ageMs: number = maxAge.config,
): Promise<ReorderOffer | undefined> {
  const known = knownAddress(line) ?? knownAddress(primaryOf(snapshot));
  const planId = line.reachPlanId;
  if (kitPrice === undefined || !known || planId === undefined) return undefined;
  const { address1, address2, city, state, zip } = known;
  const address = { address1, address2, city, state, zip };
  const [taxed] = await readAll(
    context,
    readRequest(
      tax.byAddress,
      {
        countryCode: 'USA',
        address: { type: 'shipping', country: 'USA', ...address },
        amount: kitPrice / 100,
        type: 2,
        reachPlanId: planId,
      },
      ageMs,
    ),
  );
  const totalTax = replyOrUndefined(taxed)?.totalTax;
  if (totalTax === undefined) return undefined;
  const shown: Omit<ReorderOffer, 'mark'> = {
    recipient: known.name ?? nameOf(line) ?? '',
    address,
    kitPrice,
    tax: totalTax,
    rates: rates.map(({ serviceCode, name, deliveryDays, shippingAmount: amount }) => {
      const costs: Pick<SimReorder, 'kitPrice' | 'shipping' | 'tax'> = { kitPrice, shipping: amount, tax: totalTax };
      return { serviceCode, name, days: deliveryDays, amount, total: reorderTotal(costs) };
    }),
  };
  return { ...shown, mark: await markOf({ ...shown, planId }) };
}
