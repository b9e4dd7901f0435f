import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { TRPCError } from '@trpc/server';
import { order } from '#contracts/order/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ShippingAddress } from '#rpc/domain/journey/add-line.ts';
import { isOnFile } from '#rpc/domain/address-on-file.ts';
import { needsKit } from '#rpc/domain/journey/activation.ts';
import { isSettled } from '#rpc/domain/ledger.ts';
import { markOf } from '#rpc/domain/mark.ts';
import { can, primaryOf } from '#rpc/domain/permission.ts';
import { reorderTotal } from '#rpc/operation/reorder-sim.ts';
import { refreshSeconds } from '#rpc/poll/poll.ts';
import { maxAge, type PortalContext, readAll, readRequest, today } from '#rpc/portal-context.ts';
import { dayIn } from '#rpc/domain/day.ts';
import { unwrap } from '#rpc/problem.ts';
import { withKits } from '#rpc/portal/order/order-reads.ts';
import { offerFor, readOffer, simCharge } from '#rpc/portal/order/reorder.ts';
import { nextBillOf, readPayer } from '#rpc/portal/payer.ts';
import { type AddressProblem, settleAddress } from '#rpc/portal/shipping-address.ts';
import { knownAddress, type ShippingOffer } from '#rpc/portal/shipping.ts';
import { ownLineName, readOwn } from '#rpc/portal/own-account.ts';
import { type FullSnapshot, operationIn } from '#rpc/portal/snapshot.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { activationState, type ActivationState, openStep, save } from '../activation-state.ts';
import type { KitCosts, KitPage, KitResult, StepPage } from '../step-page.ts';

/** Where the SIM kit goes, then what it costs (ACTIVATE-11). */
export async function kitPage(
  context: PortalContext,
  { snapshot, line, draft }: ActivationState,
): Promise<Omit<KitPage, keyof StepPage>> {
  const { device, kitAddress } = draft;
  if (!device) throw new Error('the kit step comes after the device');
  const { open } = await context.account.find({ open: 'sim-kit' });
  const own = open.find(({ subjectId }) => subjectId === line.id);
  const known = kitAddress ?? knownAddress(line) ?? knownAddress(primaryOf(snapshot));
  const isCharged = kitAddress !== undefined && !own;
  const [offer, payer] = await Promise.all([
    isCharged ? readOffer(context) : undefined,
    isCharged ? readPayer(context) : undefined,
  ]);
  const costs = offer && kitAddress && (await costsTo(context, snapshot, line, offer.shipping, kitAddress));
  const nextBill = nextBillOf(snapshot);
  return {
    at: 'kit',
    device,
    address: known && addressOf(known),
    hasAddress: kitAddress !== undefined,
    charges: costs &&
      payer && {
        ...costs,
        charge: simCharge({ ...costs, shipping: costs.shipping.amount, nextBill }, today(context), payer),
      },
    operationId: newOperationId(),
    decision: can('go-through-activation', snapshot, line),
    signInFirst: known !== undefined && !isOnFile(known, [line, primaryOf(snapshot)]),
    open: own && { operationId: own.id },
  };
}

function addressOf({ address1, address2, city, state, zip }: ShippingAddress): ShippingAddress {
  return { address1, address2, city, state, zip };
}

/** What a kit costs with standard shipping; undefined where the carrier did not tell. Cents. */
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
  const shown = { recipient, address, kitPrice, shipping: { name, days, amount }, tax, total };
  return { ...shown, mark: await markOf(shown) };
}

/**
 * Where the SIM kit goes; city and state may be empty where the ZIP tells them (ADDLINE-12).
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the rule's reason
 */
export async function saveKitAddress(
  context: PortalContext,
  form: { lineRef: string; version: string; address: ShippingAddress; confirmed: boolean },
): Promise<StepOutcome<ActivationStep, AddressProblem>> {
  const opened = await openStep(context, 'kit', form);
  if (!('state' in opened)) return opened;
  const settled = await settleAddress(context, form);
  if ('problem' in settled) return { kind: 'problem', problem: settled.problem };
  return save(context, opened.state, { ...opened.state.draft, kitAddress: settled.address });
}

/**
 * Orders the kit, once, at the prices and to the address that the page showed (ACTIVATE-12).
 * @throws as `saveKitAddress`, and FaultError when the line's orders were not told
 */
export async function orderKit(
  context: PortalContext,
  form: { lineRef: string; version: string; operationId: string; mark: string },
): Promise<FormOutcome<'sim-kit', 'moved'>> {
  const { lineRef, operationId, version, mark } = form;
  const moved = { again: 'moved' as const };
  return await submitOnce(context, 'sim-kit', {
    operationId,
    lineRef,
    says: { version, mark },
    ofDraft: true,
    async read(customerId) {
      const [state, { shipping }, [orders]] = await Promise.all([
        activationState(context, lineRef, { ageMs: maxAge.now }),
        readOffer(context, maxAge.now),
        readAll(context, readRequest(order.byCustomer, { customerId }, maxAge.now)),
      ]);
      return { snapshot: await withKits(context, state.snapshot), data: { state, shipping, orders } };
    },
    async judge({ snapshot, line, data: { state, shipping, orders } }) {
      const { draft, facts } = state;
      if (state.version !== version || !draft.kitAddress || !needsKit(draft, facts.sim)) return moved;
      const costs = await costsTo(context, snapshot, line, shipping, draft.kitAddress, maxAge.now);
      if (costs?.mark !== mark) return moved;
      const { orderId, shipmentInfo } = unwrap(orders);
      const { recipient, address, kitPrice, tax } = costs;
      const sums = { kitPrice, tax, shipping: costs.shipping.amount };
      return {
        terms: { planId: line.reachPlanId ?? '', recipient, address, ...sums, nextBill: nextBillOf(snapshot) },
        before: { orderIds: [...new Set([...(orderId ? [orderId] : []), ...Object.keys(shipmentInfo)])] },
        wantsRecentSignIn: !isOnFile(address, [line, primaryOf(snapshot)]),
      };
    },
  });
}

/**
 * What became of an order of a kit.
 * @throws NOT_FOUND for an order of another line, or one that was not sent
 */
export async function kitResult(
  context: PortalContext,
  { lineRef, operationId }: { lineRef: string; operationId: string },
): Promise<KitResult> {
  const operation = await operationIn(context, 'sim-kit', lineRef, operationId);
  const [own, payer] = await Promise.all([
    readOwn(context),
    operation.state === 'done' ? readPayer(context) : undefined,
  ]);
  const line = ownLineName(own, lineRef, operation);
  const { state, sentAt, terms, refusal, refusalMessage } = operation;
  if (state === 'issued' || sentAt === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
  const isOpen = !isSettled(state);
  if (isOpen)
    await context.account.watch(context.requester, 'journey', [{ kind: 'sim-kit', subjectId: operation.subjectId }]);
  return {
    line,
    state,
    refusal,
    message: refusalMessage,
    address: terms.address,
    charge: payer && simCharge(terms, dayIn(sentAt, context.site.timeZone), payer),
    refresh: isOpen ? refreshSeconds('sim-kit', context.now() - sentAt, 'journey') : undefined,
  };
}
