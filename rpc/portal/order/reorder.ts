import { order } from '#contracts/order/endpoints.ts';
import { tax } from '#contracts/tax/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ShippingAddress } from '../../domain/journey/add-line.ts';
import { type Charge, chargeFor, type Payer } from '../../domain/charge.ts';
import { isOnFile } from '../../domain/address-on-file.ts';
import { readingCase, recipientOf } from '../../domain/line.ts';
import { isActivated } from '../../domain/line-status.ts';
import { hashOf } from '../../domain/hash-of.ts';
import type { Decision } from '../../domain/decision.ts';
import { can, primaryOf } from '../../domain/permission.ts';
import type { Operation } from '../../operation/operations.ts';
import { reorderTotal, type SimReorder } from '../../operation/reorder-sim.ts';
import { type PortalContext, today } from '../../portal-context.ts';
import { maxAge, readAll, readOne, readRequest } from '../../portal-reads.ts';
import { type Day, dayIn } from '../../domain/day.ts';
import { replyOrUndefined, unwrap } from '../../problem.ts';
import { type EarlierOrder, findEarlierOrder } from '../earlier-order.ts';
import { findCoverageProblem } from '../address-coverage.ts';
import { type LineName, lineName } from '../line-name.ts';
import { nextBillDayOf, readForecast } from '../next-bill.ts';
import { onBill, readPayer } from '../payer.ts';
import { type AddressProblem, isComplete, settleAddress } from '../shipping-address.ts';
import { knownAddress, type ShippingOffer, shippingOffer, shippingReads } from '../shipping.ts';
import { findLine, type FullSnapshot, lineIn, snapshotOf, snapshotReads } from '../snapshot.ts';
import { newOperationId, type SubmitDecision, submitOnce } from '../submit-once.ts';

/** A way to ship, with the total of the order; in cents. */
export interface ReorderRate {
  serviceCode: string;
  name: string;
  /** Shipping time as shown, such as `3-6`. */
  days: string;
  amount: number;
  total: number;
}

/** Costs and destination of another SIM card; amounts in cents. */
export interface ReorderOffer {
  recipient: string;
  address: ShippingAddress;
  kitPrice: number;
  tax: number;
  rates: ReorderRate[];
  /** Hash of the page's content: the form sends it back. */
  mark: string;
}

export interface ReorderForm {
  line: LineName;
  decision: Decision;
  operationId: string;
  /** Absent when the carrier did not return a price, or has no address (ORDER-19). */
  offer?: ReorderOffer;
  /** Date and card of the payment; the amount is that of the way to ship (MONEY-1). */
  charge: Charge;
  /** The order needs a recent sign-in, for any address (LOCK-19). */
  signInFirst: boolean;
  /** An earlier order without a known outcome (LEDGER-43). */
  earlier?: EarlierOrder | undefined;
  /** An order of a SIM card for the line that is in progress. */
  open?: { operationId: string };
}

/**
 * Reason why nothing was sent: a problem of the address, or the present offer; undefined without a price. `isEarlier`:
 * the offer is the same, and the earlier order is another (LEDGER-43).
 */
export type NotReordered = { problem: AddressProblem } | { offer: ReorderOffer | undefined; isEarlier?: true };

/** Outcome of the form: the line's orders with the result, or the form again without anything sent. */
export type Reordered = { kind: 'orders'; operationId: string } | ({ kind: 'form' } & NotReordered);

/**
 * Returns the price of another SIM card for a line, or the reason why it can't be ordered (ORDER-18, ORDER-19).
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function loadReorderForm(context: PortalContext, lineRef: string): Promise<ReorderForm> {
  const { lineId, open, earlier } = await findLine(context, lineRef, { open: 'reorder-sim', sent: 'reorder-sim' });
  const [{ snapshot, shipping }, payer, forecast] = await Promise.all([
    readOffer(context),
    readPayer(context),
    readForecast(context),
  ]);
  const nextBill = nextBillDayOf(snapshot, forecast, today(context));
  const line = lineIn(snapshot, lineId);
  const decision = can('reorder-sim', snapshot, line);
  return {
    line: lineName(lineRef, line),
    decision,
    operationId: newOperationId(),
    signInFirst: isActivated(line.status),
    offer: decision.allowed && !open ? await offerFor(context, snapshot, line, shipping) : undefined,
    charge: simCharge({ kitPrice: 0, shipping: 0, tax: 0, nextBill }, today(context), payer),
    earlier: await findEarlierOrder(earlier),
    open: open && { operationId: open.id },
  };
}

/** Returns the charge of a SIM card with its shipping, on the next bill. @param day the day of the order */
export function simCharge(
  { kitPrice, shipping, tax: expected, nextBill }: Pick<SimReorder, 'kitPrice' | 'shipping' | 'tax' | 'nextBill'>,
  day: Day,
  payer: Payer,
): Charge {
  return chargeFor({ amount: kitPrice + shipping, tax: expected }, onBill(nextBill, day), payer);
}

/** Returns the cost of an order of a SIM card that was placed (MONEY-1). */
export async function readReorderCharge(
  context: PortalContext,
  operation: Operation<'reorder-sim'> | undefined,
): Promise<Charge | undefined> {
  if (operation?.state !== 'done' || operation.sentAt === undefined) return undefined;
  return simCharge(operation.terms, dayIn(operation.sentAt, context.site.timeZone), await readPayer(context));
}

/**
 * Orders the SIM card once, at the prices and to the address of the page (ORDER-20). Another address gets its own offer
 * first (ORDER-25).
 * @throws NOT_FOUND for another's line, NotAllowedError with the rule's reason, FaultError when the line's orders could
 * not be read
 */
export async function reorder(
  context: PortalContext,
  form: {
    lineRef: string;
    operationId: string;
    mark: string;
    serviceCode: string;
    earlier?: string | undefined;
    address: ShippingAddress;
    confirmed: boolean;
  },
): Promise<Reordered> {
  const result = await submitOnce(context, 'reorder-sim', {
    operationId: form.operationId,
    lineRef: form.lineRef,
    payload: { mark: form.mark, serviceCode: form.serviceCode, address: form.address },
    async read(customerId) {
      const [{ snapshot, shipping }, orders, forecast] = await Promise.all([
        readOffer(context, maxAge.now),
        readOne(context, readRequest(order.byCustomer, { customerId }, maxAge.now)),
        readForecast(context),
      ]);
      return { snapshot, data: { shipping, orders, forecast } };
    },
    warning: {
      shown: form.earlier,
      notice: async ({ snapshot, line, data: { shipping } }) => ({
        offer: await offerFor(context, snapshot, line, shipping, { to: form.address }),
        isEarlier: true,
      }),
    },
    async decide({
      snapshot,
      line,
      data: { shipping, orders, forecast },
    }): Promise<SubmitDecision<'reorder-sim', NotReordered>> {
      const offerTo = (to: ShippingAddress) => offerFor(context, snapshot, line, shipping, { to, ageMs: maxAge.now });
      const [offer, problem] = isComplete(form.address)
        ? await Promise.all([offerTo(form.address), findCoverageProblem(context, form.address)])
        : [];
      const rate = offer?.rates.find(({ serviceCode }) => serviceCode === form.serviceCode);
      if (!offer || !rate || offer.mark !== form.mark) {
        const settled = await settleAddress(context, form);
        return { kind: 'review', notice: 'problem' in settled ? settled : { offer: await offerTo(settled.address) } };
      }
      if (problem) return { kind: 'review', notice: { problem } };
      const { orderId, shipmentInfo } = unwrap(orders);
      const { recipient, address, kitPrice } = offer;
      const costs = { kitPrice, tax: offer.tax, shipping: rate.amount };
      return {
        kind: 'send',
        terms: {
          planId: line.reachPlanId ?? '',
          recipient,
          address,
          ...costs,
          nextBill: nextBillDayOf(snapshot, forecast, today(context)),
        },
        baseline: { orderIds: [...new Set([...(orderId ? [orderId] : []), ...Object.keys(shipmentInfo)])] },
        needsRecentSignIn: isActivated(line.status) || !isOnFile(address, [line, primaryOf(snapshot)]),
      };
    },
  });
  if ('operation' in result) return { kind: 'orders', operationId: result.operation.id };
  return { kind: 'form', ...result.reason };
}

/** Reads the data of an offer. @param ageMs its maximum age, in milliseconds */
export async function readOffer(
  context: PortalContext,
  ageMs?: number,
): Promise<{ snapshot: FullSnapshot; shipping: ShippingOffer }> {
  const { me, group, keys, app, rates } = await readAll(context, {
    ...snapshotReads(context.viewer, ageMs),
    ...shippingReads(ageMs),
  });
  return { snapshot: snapshotOf(me, group, keys, context), shipping: shippingOffer(app, rates) };
}

/**
 * Returns the offer of one SIM card for a line, shipped to `to` or the known address. Undefined without a price, a plan
 * or an address.
 */
export async function offerFor(
  context: PortalContext,
  snapshot: FullSnapshot,
  line: Customer,
  { kitPrice, rates }: ShippingOffer,
  { to, ageMs = maxAge.config }: { to?: ShippingAddress; ageMs?: number } = {},
): Promise<ReorderOffer | undefined> {
  const storedAddress = knownAddress(line) ?? knownAddress(primaryOf(snapshot));
  const planId = line.reachPlanId;
  if (kitPrice === undefined || !storedAddress || planId === undefined) return undefined;
  const { address1, address2, city, state, zip } = to ?? storedAddress;
  // A form sends no empty apartment: with one, its mark would differ from the page's.
  const address = { address1, address2: address2 || undefined, city, state, zip };
  const taxOutcome = await readOne(
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
  const totalTax = replyOrUndefined(taxOutcome)?.totalTax;
  if (totalTax === undefined) return undefined;
  const content: Omit<ReorderOffer, 'mark'> = {
    recipient: storedAddress.name ?? readingCase(recipientOf(line)),
    address,
    kitPrice,
    tax: totalTax,
    rates: rates.map(({ serviceCode, name, deliveryDays, shippingAmount: amount }) => {
      const costs: Pick<SimReorder, 'kitPrice' | 'shipping' | 'tax'> = { kitPrice, shipping: amount, tax: totalTax };
      return { serviceCode, name, days: deliveryDays, amount, total: reorderTotal(costs) };
    }),
  };
  return { ...content, mark: await hashOf({ ...content, planId }) };
}
