import { type AddressPage, addressPage } from './address/intent.ts';
import { addLineState } from './journey-state.ts';
import { type LinePage, linePage } from './line/intent.ts';
import { type PlanPage, planPage } from './plan/intent.ts';
import { type ReviewPage, reviewPage } from './review/intent.ts';
import { type ShippingPage, shippingPage } from './shipping/intent.ts';
import { addLineJourney, type AddLineStep, stageOf } from '#rpc/domain/journey/add-line.ts';
import { currentStep, mayReach, stepBefore } from '#rpc/domain/journey/journey.ts';
import type { Blocked } from '#rpc/domain/decision.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readPayer } from '#rpc/portal/payer.ts';

export type AddLinePage =
  | PlanPage
  | LinePage
  | AddressPage
  | ShippingPage
  | ReviewPage
  /** The browser is redirected to the step that comes next (JOURNEY-2, JOURNEY-3). */
  | { kind: 'elsewhere'; step: AddLineStep }
  /** An order is in progress already (ADDLINE-20). */
  | { kind: 'under-way'; operationId: string }
  | { kind: 'blocked'; why: Blocked };

/** Returns the page of a step; without a step, the step at which the journey continues. */
export async function addLinePage(context: PortalContext, step?: string): Promise<AddLinePage> {
  const [state, payer] = await Promise.all([addLineState(context), step === 'review' ? readPayer(context) : undefined]);
  const { decision, draft, facts, open, version } = state;
  if (open) return { kind: 'under-way', operationId: open.operationId };
  if (!decision.allowed) return { kind: 'blocked', why: decision };
  if (step === undefined || !mayReach(addLineJourney, step, draft, facts))
    return { kind: 'elsewhere', step: currentStep(addLineJourney, draft, facts) };
  const common = {
    version,
    stage: stageOf(step),
    back: stepBefore(addLineJourney, step, draft, facts),
  };
  switch (step) {
    case 'plan':
      return { ...common, ...(await planPage(context, state)) };
    case 'address':
      return { ...common, ...addressPage(state) };
    case 'shipping':
      return { ...common, ...shippingPage(state) };
    case 'review':
      return { ...common, ...(await reviewPage(context, state, payer ?? { isReader: true })) };
    default:
      return { ...common, ...linePage(state, step) };
  }
}
