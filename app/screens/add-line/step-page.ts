import {
  type AddLineDraft,
  type AddLineStage,
  type AddLineStep,
  addLineJourney,
  isEsimOnly,
  lineAt,
  type NewLine,
  positionOf,
  type ShippingAddress,
  stageOf,
} from '#rpc/domain/journey/add-line.ts';
import { currentStep, mayReach, stepBefore } from '#rpc/domain/journey/journey.ts';
import { readingCase } from '#rpc/domain/line.ts';
import type { Blocked } from '#rpc/domain/permission.ts';
import { listPrice } from '#rpc/domain/plan-change.ts';
import { catalog } from '#contracts/catalog/endpoints.ts';
import { type AddLineOrder, onceTotal } from '#rpc/operation/add-line.ts';
import type { Payer } from '#rpc/domain/charge.ts';
import { maxAge, type PortalContext, readAll, readRequest, today } from '#rpc/portal-context.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { knownAddress } from '#rpc/portal/shipping.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { type AddLineCharges, addLineCharges } from './order-charges.ts';
import { addLineState, type AddLineState } from './journey-state.ts';
import { markOf } from '#rpc/domain/mark.ts';
import { quoteOrder, wantsRecentSignIn } from './quote.ts';

/** What all pages of the journey show. */
interface StepPage {
  version: string;
  stage: AddLineStage;
  back?: AddLineStep;
}

/** A plan to choose; prices in cents per month, of each line that can be added, in order. */
export interface PlanChoice {
  planId: string;
  name: string;
  gigabytes?: number;
  unlimited: boolean;
  video?: string;
  esimOnly: boolean;
  prices: { occurrence: number; price: number; list: number }[];
}

export interface PlanPage extends StepPage {
  at: 'plan';
  plans: PlanChoice[];
  room: number;
  chosen: Pick<AddLineDraft, 'planId' | 'count' | 'couponCode'>;
}

export interface LinePage extends StepPage {
  at: 'line';
  /** From 1. */
  position: number;
  /** How many lines are added. */
  count: number;
  /** The line's place in its group (ADDLINE-6). */
  occurrence: number;
  esimOnly: boolean;
  /** Names in reading case. */
  line?: NewLine;
}

export interface AddressPage extends StepPage {
  at: 'address';
  address?: ShippingAddress;
}

export interface ShippingPage extends StepPage {
  at: 'shipping';
  rates: { serviceCode: string; name: string; days: string; amount: number }[];
  chosen: string | undefined;
}

export interface ReviewPage extends StepPage {
  at: 'review';
  order: Omit<AddLineOrder, 'primaryId' | 'emailId' | 'accountRef'>;
  /** Cents. */
  once: number;
  charges: AddLineCharges;
  /** What the form begins when it is sent, and a mark of what it shows. */
  operationId: string;
  mark: string;
  /** Shipping there needs a recent sign-in (LOCK-19). */
  signInFirst: boolean;
}

export type AddLinePage =
  | PlanPage
  | LinePage
  | AddressPage
  | ShippingPage
  | ReviewPage
  /** Another step is the one to be on (JOURNEY-2, JOURNEY-3). */
  | { at: 'elsewhere'; step: AddLineStep }
  /** An order is under way already (ADDLINE-20). */
  | { at: 'under-way'; operationId: string }
  | { at: 'blocked'; why: Blocked };

/** The page of a step; without a step, where the journey is to be gone on with. */
export async function addLinePage(context: PortalContext, step?: string): Promise<AddLinePage> {
  const [state, payer] = await Promise.all([addLineState(context), step === 'review' ? readPayer(context) : undefined]);
  const { decision, draft, facts, open, version } = state;
  if (open) return { at: 'under-way', operationId: open.operationId };
  if (!decision.allowed) return { at: 'blocked', why: decision };
  if (step === undefined || !mayReach(addLineJourney, step, draft, facts))
    return { at: 'elsewhere', step: currentStep(addLineJourney, draft, facts) };
  const common = {
    version,
    stage: stageOf(step),
    back: stepBefore(addLineJourney, step, draft, facts),
  };
  switch (step) {
    case 'plan':
      return { ...common, ...(await planPage(context, state)) };
    case 'address':
      return { ...common, at: 'address', address: addressToBegin(state) };
    case 'shipping':
      return { ...common, ...shippingPage(state) };
    case 'review':
      return { ...common, ...(await reviewPage(context, state, payer ?? { isReader: true })) };
    default:
      return { ...common, ...linePage(state, step) };
  }
}

async function planPage(
  context: PortalContext,
  { draft, facts, plans, snapshot, occurrences }: AddLineState,
): Promise<Omit<PlanPage, keyof StepPage>> {
  const coupons = snapshot.actor.hsdPlan ? [...new Set(plans.flatMap(({ wowCoupon }) => wowCoupon ?? []))] : [];
  // A home-internet customer's coupon that cannot be read shows the price without it; the check page has the true one.
  const replies = await readAll(
    context,
    ...coupons.map((couponCode) => readRequest(catalog.coupon, { couponCode }, maxAge.config)),
  );
  const discounts = new Map(
    coupons.map((code, index) => {
      const outcome = replies[index];
      return [code, (outcome && replyOrUndefined(outcome)?.secondaryDiscountInDollar) ?? 0];
    }),
  );
  return {
    at: 'plan',
    room: facts.room,
    chosen: { planId: draft.planId, count: draft.count, couponCode: draft.couponCode },
    plans: plans.map((plan) => ({
      planId: plan.name,
      name: plan.displayNameWeb,
      gigabytes: plan.planData,
      unlimited: plan.isUnlimited,
      video: plan.streamType,
      esimOnly: plan.esimOnly,
      prices: occurrences.slice(0, facts.room).map((occurrence) => {
        const list = listPrice(plan, occurrence);
        return { occurrence, list, price: Math.max(0, list - (discounts.get(plan.wowCoupon ?? '') ?? 0)) };
      }),
    })),
  };
}

function linePage({ draft, plans, occurrences }: AddLineState, step: string): Omit<LinePage, keyof StepPage> {
  const position = positionOf(step) ?? 1;
  const line = lineAt(draft, step);
  return {
    at: 'line',
    position,
    count: draft.count ?? 1,
    occurrence: occurrences[position - 1] ?? 0,
    esimOnly: isEsimOnly(draft, plans),
    line: line && { ...line, firstName: readingCase(line.firstName), lastName: readingCase(line.lastName) },
  };
}

function addressToBegin({ draft, snapshot }: AddLineState): ShippingAddress | undefined {
  const known = draft.address ?? knownAddress(snapshot.actor);
  if (!known) return undefined;
  const { address1, address2, city, state, zip } = known;
  return { address1, address2, city, state, zip };
}

function shippingPage({ draft, rates }: AddLineState): Omit<ShippingPage, keyof StepPage> {
  return {
    at: 'shipping',
    rates: rates.map(({ serviceCode, name, deliveryDays, shippingAmount }) => ({
      serviceCode,
      name,
      days: deliveryDays,
      amount: shippingAmount,
    })),
    chosen: draft.serviceCode ?? rates[0]?.serviceCode,
  };
}

async function reviewPage(
  context: PortalContext,
  state: AddLineState,
  payer: Payer,
): Promise<Omit<ReviewPage, keyof StepPage>> {
  const order = await quoteOrder(context, state);
  const { primaryId: _, emailId: __, accountRef: ___, ...shown } = order;
  return {
    at: 'review',
    order: {
      ...shown,
      shipping: shown.shipping && { ...shown.shipping, recipient: readingCase(shown.shipping.recipient) },
      lines: shown.lines.map((line) => ({
        ...line,
        firstName: readingCase(line.firstName),
        lastName: readingCase(line.lastName),
      })),
    },
    once: onceTotal(order),
    charges: addLineCharges(order, today(context), payer),
    operationId: newOperationId(),
    mark: await markOf(order),
    signInFirst: wantsRecentSignIn(order, state),
  };
}
