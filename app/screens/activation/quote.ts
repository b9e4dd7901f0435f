import { isInState } from '#rpc/domain/line-status.ts';
import { taxOfMonth } from './charges.ts';
import { type ActivationState, readPlanPrices } from './journey-state.ts';
import { billing } from '#contracts/billing/endpoints.ts';
import type { MonthInAdvance } from '#contracts/billing/vocabulary.ts';
import { isolated } from '#rpc/domain/isolated.ts';
import { type FirstPayment, otherCarrier, type PortIn } from '#rpc/domain/journey/activation.ts';
import { type Read, readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import type { ActivationOrder } from '#rpc/operation/activate.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { unpricedError } from '#rpc/portal/plan-deal.ts';
import { readSaleTax } from '#rpc/portal/tax-read.ts';
import { unwrap } from '#rpc/problem.ts';

/** A plan with its price in cents per month. */
export interface PlanPrice {
  name: string;
  price: number;
}

/** Prices of the line's plan and of its first month; the latter is absent where the viewer may not pay it now. */
export interface LinePrices {
  plan: PlanPrice;
  month: Read<MonthInAdvance>;
  /** Tax on a first month that goes on the next bill, in cents; absent where it is unknown. */
  tax?: number | undefined;
}

/** Reads the prices of the line. @throws FaultError when the carrier did not return the plan's price (ERROR-18) */
export async function readLinePrices(
  context: PortalContext,
  { snapshot, line, facts, plans }: ActivationState,
  ageMs: number,
): Promise<LinePrices> {
  const priced = plans ?? (await readPlanPrices(context, ageMs));
  const linePlan = unwrap(priced).plans.find(({ customerId }) => customerId === line.id);
  if (!linePlan) throw unpricedError();
  const plan = { name: isolated(line.reachPlanDisplayName ?? linePlan.reachPlanDisplayName), price: linePlan.price };
  if (facts.isMonthPaid) return { plan, month: { kind: 'absent' } };
  if (!can('month-in-advance', snapshot, line).allowed)
    return { plan, month: { kind: 'absent' }, tax: await readSaleTax(context, plan.price) };
  const month = readOf(
    await readOne(context, readRequest(billing.monthInAdvanceAmount, { customerId: line.id }, ageMs)),
  );
  return { plan, month, tax: taxOfMonth(plan.price, valueOf(month)) };
}

/** Returns the name of the old carrier as a port-in sends it. */
export function carrierName({ carrier, otherCarrier: named }: PortIn): string {
  return carrier === otherCarrier ? (named ?? carrier) : carrier;
}

/** The prices of a line's activation, and the activation for each way to pay the first month. */
interface ActivationQuote extends LinePrices {
  /** A month to be paid now that has no amount gives no order: nothing takes its place (ACTIVATE-37). */
  orderFor: (payment: FirstPayment | undefined) => ActivationOrder | undefined;
}

/**
 * Returns the activation for a complete draft, at the carrier's prices of this moment (ACTIVATE-23).
 * @throws FaultError when the carrier did not return the plan's price
 */
export async function quoteActivation(
  context: PortalContext,
  state: ActivationState,
  ageMs: number = maxAge.now,
): Promise<ActivationQuote> {
  const prices = await readLinePrices(context, state, ageMs);
  const { plan, month, tax } = prices;
  const earlierHold = state.firstMonth.kind === 'held' ? state.firstMonth.hold : undefined;
  const hold = { hold: earlierHold?.amount ?? plan.price, isHeld: earlierHold ? true : undefined };
  const amounts = valueOf(month);
  return {
    ...prices,
    orderFor(payment) {
      if (state.facts.isMonthPaid) return orderOf(state, plan);
      if (payment === 'next-bill') return orderOf(state, plan, { ...hold, tax });
      return payment && amounts && orderOf(state, plan, { month: amounts });
    },
  };
}

function orderOf(
  { line, draft, facts }: ActivationState,
  plan: PlanPrice,
  payment: Pick<ActivationOrder, 'hold' | 'isHeld' | 'tax' | 'month'> = {},
): ActivationOrder {
  const { device, number } = draft;
  const planId = line.reachPlanId;
  if (!device || !number || !planId) throw new Error('a complete draft has a device and a number, its line a plan');
  const esim = facts.sim === 'esim';
  return {
    lineId: line.id,
    planId,
    planName: plan.name,
    price: plan.price,
    esim,
    iccid: esim ? undefined : draft.iccid,
    device: { imei: device.imei, make: device.make ?? '', model: device.model ?? '' },
    zip: number.zip,
    portIn: number.kind === 'port' ? { number: number.number, carrier: carrierName(number) } : undefined,
    hadFailed: isInState(line, 'activation-failed'),
    ...payment,
  };
}
