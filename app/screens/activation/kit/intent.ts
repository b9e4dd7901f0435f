import { type ActivationState, readActivationState, openStep, save, type StepPage } from '../journey-state.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { order } from '#contracts/order/endpoints.ts';
import { isOnFile } from '#rpc/domain/address-on-file.ts';
import type { Charge } from '#rpc/domain/charge.ts';
import { type ActivationStep, type CheckedDevice, needsKit } from '#rpc/domain/journey/activation.ts';
import type { ShippingAddress } from '#rpc/domain/journey/add-line.ts';
import { hashOf } from '#rpc/domain/hash-of.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can, primaryOf } from '#rpc/domain/permission.ts';
import { reorderTotal } from '#rpc/operation/reorder-sim.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readRequest, readOne } from '#rpc/portal-reads.ts';
import { type EarlierOrder, findEarlierOrder } from '#rpc/portal/earlier-order.ts';
import type { FormOutcome, StepOutcome } from '#rpc/portal/form-outcome.ts';
import { withSimCards } from '#rpc/portal/order/order-reads.ts';
import { offerFor, readOffer, simCharge } from '#rpc/portal/order/reorder.ts';
import { nextBillDayOf, readForecast } from '#rpc/portal/next-bill.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { type AddressProblem, settleAddress } from '#rpc/portal/shipping-address.ts';
import { knownAddress, type ShippingOffer } from '#rpc/portal/shipping.ts';
import { findLine, type FullSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { unwrap } from '#rpc/problem.ts';

/** An eSIM line whose device has no eSIM: the address of the SIM kit, then its price. */
export interface KitPage extends StepPage {
  kind: 'kit';
  device: CheckedDevice;
  /** Address that the form shows at first. */
  address?: ShippingAddress;
  /** The customer has entered an address for the kit. */
  hasAddress: boolean;
  /** Present once an address was given, unless the carrier did not return the prices. */
  /** Shipping to this address needs a recent sign-in (LOCK-19). */
  signInFirst: boolean;
  charges?: KitCharges;
  operationId: string;
  /** An earlier order of a kit without a known outcome (LEDGER-43). */
  earlier?: EarlierOrder | undefined;
  /** Permission to order the SIM kit. */
  decision: Decision;
}

/** The price of a SIM kit, and its payment (MONEY-1). */
export interface KitCharges extends KitCosts {
  charge: Charge;
}

/** Amounts in cents. */
export interface KitCosts {
  recipient: string;
  address: ShippingAddress;
  kitPrice: number;
  /** Standard shipping. `days` as shown: `3-6`. */
  shipping: { name: string; days: string; amount: number };
  tax: number;
  total: number;
  mark: string;
}

/** Loads the address of the SIM kit, then its price (ACTIVATE-11). */
export async function loadKit(
  context: PortalContext,
  { snapshot, line, draft, name }: ActivationState,
): Promise<Omit<KitPage, keyof StepPage>> {
  const { device, kitAddress } = draft;
  if (!device) throw new Error('the kit step comes after the device');
  const initialAddress = kitAddress ?? knownAddress(line) ?? knownAddress(primaryOf(snapshot));
  const isCharged = kitAddress !== undefined;
  const [offer, payer, forecast, lookup] = await Promise.all([
    isCharged ? readOffer(context) : undefined,
    isCharged ? readPayer(context) : undefined,
    isCharged ? readForecast(context) : undefined,
    isCharged ? findLine(context, name.ref, { sent: 'sim-kit' }) : undefined,
  ]);
  const costs = offer && kitAddress && (await costsTo(context, snapshot, line, offer.shipping, kitAddress));
  const nextBill = nextBillDayOf(snapshot, forecast, today(context));
  return {
    kind: 'kit',
    device,
    address: initialAddress && addressOf(initialAddress),
    hasAddress: kitAddress !== undefined,
    charges: costs &&
      payer && {
        ...costs,
        charge: simCharge({ ...costs, shipping: costs.shipping.amount, nextBill }, today(context), payer),
      },
    operationId: newOperationId(),
    earlier: await findEarlierOrder(lookup?.earlier),
    decision: can('go-through-activation', snapshot, line),
    signInFirst: initialAddress !== undefined && !isOnFile(initialAddress, [line, primaryOf(snapshot)]),
  };
}

function addressOf({ address1, address2, city, state, zip }: ShippingAddress): ShippingAddress {
  return { address1, address2, city, state, zip };
}

/** Returns the price of a kit with standard shipping, in cents; undefined where the carrier did not return it. */
async function costsTo(
  context: PortalContext,
  snapshot: FullSnapshot,
  line: Customer,
  shippingOffer: ShippingOffer,
  to: ShippingAddress,
  ageMs?: number,
): Promise<KitCosts | undefined> {
  const offer = await offerFor(context, snapshot, line, shippingOffer, { to, ageMs });
  const standard = offer?.rates[0];
  if (!offer || !standard) return undefined;
  const { recipient, address, kitPrice, tax } = offer;
  const { name, days, amount } = standard;
  const total = reorderTotal({ kitPrice, shipping: amount, tax });
  const shownContent = { recipient, address, kitPrice, shipping: { name, days, amount }, tax, total };
  return { ...shownContent, mark: await hashOf(shownContent) };
}

/**
 * Stores the address of the SIM kit; city and state may be empty where the ZIP determines them (ADDLINE-12).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the rule's reason
 */
export async function saveKitAddress(
  context: PortalContext,
  form: { lineRef: string; version: string; address: ShippingAddress; confirmed: boolean },
): Promise<StepOutcome<ActivationStep, AddressProblem>> {
  const stepAccess = await openStep(context, 'kit', form);
  if (!('state' in stepAccess)) return stepAccess;
  const settled = await settleAddress(context, form);
  if ('problem' in settled) return { kind: 'problem', problem: settled.problem };
  return save(context, stepAccess.state, { ...stepAccess.state.draft, kitAddress: settled.address });
}

/**
 * Orders the kit, once, at the prices and to the address that the page showed (ACTIVATE-12).
 * @throws as `saveKitAddress`, and FaultError when the line's orders could not be read
 */
export async function orderKit(
  context: PortalContext,
  form: { lineRef: string; version: string; operationId: string; mark: string; earlier?: string | undefined },
): Promise<FormOutcome<'sim-kit', 'moved' | 'earlier'>> {
  const { lineRef, operationId, version, mark, earlier } = form;
  const reviewDecision = { kind: 'review', notice: 'moved' } as const;
  return await submitOnce(context, 'sim-kit', {
    operationId,
    lineRef,
    payload: { version, mark },
    isDraft: true,
    warning: { shown: earlier, notice: () => 'earlier' },
    async read(customerId) {
      const [state, { shipping }, orders, forecast] = await Promise.all([
        readActivationState(context, lineRef, { ageMs: maxAge.now }),
        readOffer(context, maxAge.now),
        readOne(context, readRequest(order.byCustomer, { customerId }, maxAge.now)),
        readForecast(context),
      ]);
      return { snapshot: await withSimCards(context, state.snapshot), data: { state, shipping, orders, forecast } };
    },
    async decide({ snapshot, line, data: { state, shipping, orders, forecast } }) {
      const { draft, facts } = state;
      if (state.version !== version || !draft.kitAddress || !needsKit(draft, facts.sim)) return reviewDecision;
      const costs = await costsTo(context, snapshot, line, shipping, draft.kitAddress, maxAge.now);
      if (costs?.mark !== mark) return reviewDecision;
      const { orderId, shipmentInfo } = unwrap(orders);
      const { recipient, address, kitPrice, tax } = costs;
      const sums = { kitPrice, tax, shipping: costs.shipping.amount };
      return {
        kind: 'send',
        terms: {
          planId: line.reachPlanId ?? '',
          recipient,
          address,
          ...sums,
          nextBill: nextBillDayOf(snapshot, forecast, today(context)),
        },
        baseline: { orderIds: [...new Set([...(orderId ? [orderId] : []), ...Object.keys(shipmentInfo)])] },
        needsRecentSignIn: !isOnFile(address, [line, primaryOf(snapshot)]),
      };
    },
  });
}
