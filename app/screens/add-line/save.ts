import { TRPCError } from '@trpc/server';
import { catalog } from '#contracts/catalog/endpoints.ts';
import { countedLinesLimit } from '#rpc/domain/group-room.ts';
import {
  type AddLineDraft,
  addLineJourney,
  type AddLineStep,
  choosePlan,
  defaultSim,
  fillLine,
  isEsimOnly,
  type NewLine,
  type ShippingAddress,
  type SimType,
} from '#rpc/domain/journey/add-line.ts';
import { mayReach } from '#rpc/domain/journey/journey.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '#rpc/portal-context.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { checkImei, type ImeiProblem, type KnownDevice } from '#rpc/portal/imei-check.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { changed, saveStep } from '#rpc/portal/journey.ts';
import { type AddressProblem, settleAddress } from '#rpc/portal/shipping-address.ts';
import { NotAllowedError } from '#rpc/portal/snapshot.ts';
import { addLineState, type AddLineState } from './journey-state.ts';

export type PlanProblem = 'plan' | 'count' | 'coupon' | 'coupon-unchecked';
export type LineProblem = ({ field: 'imei' } & ImeiProblem) | { field: 'sim'; why: SimProblem };
type SimProblem = 'missing' | 'no-esim' | 'plan-needs-esim';

/** The journey, when this person may go on and this step can be reached. @throws NotAllowedError with the reason */
async function openStep(
  context: PortalContext,
  step: AddLineStep,
  version: string,
): Promise<{ state: AddLineState } | typeof changed> {
  const state = await addLineState(context);
  if (!state.decision.allowed) throw new NotAllowedError(state.decision);
  // Answers that were changed after the order was sent would be dropped with the draft (ADDLINE-20).
  const isCurrent =
    !state.open && state.version === version && mayReach(addLineJourney, step, state.draft, state.facts);
  return isCurrent ? { state } : changed;
}

function save(
  context: PortalContext,
  { version, facts }: AddLineState,
  draft: AddLineDraft,
): Promise<StepOutcome<AddLineStep>> {
  return saveStep(context, addLineJourney, context.requester.actor.customerId, { version, draft, facts });
}

/** Which plan, for how many lines, with which coupon. @throws NotAllowedError with the rule's reason */
export async function savePlan(
  context: PortalContext,
  chosen: { version: string; planId: string; count: number; couponCode?: string | undefined },
): Promise<StepOutcome<AddLineStep, PlanProblem>> {
  const opened = await openStep(context, 'plan', chosen.version);
  if (!('state' in opened)) return opened;
  const { state } = opened;
  const { planId, count, couponCode } = chosen;
  if (!state.plans.some(({ name }) => name === planId)) return { kind: 'problem', problem: 'plan' };
  if (count < 1 || count > state.facts.room) return { kind: 'problem', problem: 'count' };
  let couponDiscount: number | undefined;
  if (couponCode !== undefined) {
    const [coupon] = await readAll(context, readRequest(catalog.coupon, { couponCode }, maxAge.config));
    // A readable refusal means that the carrier has no such coupon (ADDLINE-4).
    if (coupon.kind === 'problem' || (coupon.kind === 'fault' && coupon.why === 'refused'))
      return { kind: 'problem', problem: 'coupon' };
    couponDiscount = replyOrUndefined(coupon)?.secondaryDiscountInDollar;
    if (couponDiscount === undefined) return { kind: 'problem', problem: 'coupon-unchecked' };
  }
  return save(context, state, choosePlan(state.draft, { planId, count, couponCode, couponDiscount }));
}

/**
 * One new line; names are tidy.
 * @throws NotAllowedError with the rule's reason, NOT_FOUND for a position that no new line has
 */
export async function saveNewLine(
  context: PortalContext,
  form: { version: string; position: number; firstName: string; lastName: string; imei?: string; sim?: SimType },
): Promise<StepOutcome<AddLineStep, LineProblem>> {
  const isPosition = Number.isInteger(form.position) && form.position >= 1 && form.position <= countedLinesLimit;
  if (!isPosition) throw new TRPCError({ code: 'NOT_FOUND' });
  const opened = await openStep(context, `line-${form.position}`, form.version);
  if (!('state' in opened)) return opened;
  const { state } = opened;
  const { firstName, lastName, imei } = form;
  const checked = imei === undefined ? undefined : await checkImei(context, imei);
  if (checked && 'why' in checked) return { kind: 'problem', problem: { field: 'imei', ...checked } };
  const sim = form.sim ?? (checked && defaultSim(checked));
  const wrong = simProblem(sim, checked, isEsimOnly(state.draft, state.plans));
  if (wrong || sim === undefined) return { kind: 'problem', problem: { field: 'sim', why: wrong ?? 'missing' } };
  const line: NewLine = { firstName, lastName, sim, imei, make: checked?.make, model: checked?.model };
  return save(context, state, fillLine(state.draft, form.position, line));
}

/** @returns why that SIM does not go with the device or the plan (ADDLINE-8, ADDLINE-9) */
function simProblem(
  sim: SimType | undefined,
  checked: KnownDevice | undefined,
  esimOnly: boolean,
): SimProblem | undefined {
  if (sim === undefined) return 'missing';
  const hasNoEsim = checked !== undefined && !checked.esimAvailable;
  // What the plan does not have is no way out of what the device does not have.
  if (esimOnly) return sim === 'sim' || hasNoEsim ? 'plan-needs-esim' : undefined;
  return sim === 'esim' && hasNoEsim ? 'no-esim' : undefined;
}

/**
 * Where the SIM cards go. City and state may be empty where the ZIP tells them; where it tells others, the form comes
 * back once (ADDLINE-12).
 * @throws NotAllowedError with the rule's reason
 */
export async function saveAddress(
  context: PortalContext,
  form: { version: string; address: ShippingAddress; confirmed: boolean },
): Promise<StepOutcome<AddLineStep, AddressProblem>> {
  const opened = await openStep(context, 'address', form.version);
  if (!('state' in opened)) return opened;
  const { state } = opened;
  const settled = await settleAddress(context, form);
  if ('problem' in settled) return { kind: 'problem', problem: settled.problem };
  return save(context, state, { ...state.draft, address: settled.address });
}

/** How the SIM cards are shipped. @throws NotAllowedError with the rule's reason */
export async function saveShipping(
  context: PortalContext,
  { version, serviceCode }: { version: string; serviceCode: string },
): Promise<StepOutcome<AddLineStep, 'not-offered'>> {
  const opened = await openStep(context, 'shipping', version);
  if (!('state' in opened)) return opened;
  const { state } = opened;
  if (!state.rates.some((rate) => rate.serviceCode === serviceCode)) return { kind: 'problem', problem: 'not-offered' };
  return save(context, state, { ...state.draft, serviceCode });
}
