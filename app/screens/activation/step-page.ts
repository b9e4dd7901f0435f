import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { LineName } from '#rpc/portal/line-name.ts';
import { readBeginEnd } from './begin-end.ts';
import { type ChecklistPage, checklistPage, linesLeft } from './checklist/intent.ts';
import { type ConfirmPage, confirmPage } from './confirm/intent.ts';
import { type DevicePage, devicePage } from './device/intent.ts';
import { type StepPage, readActivationState, type ActivationState } from './journey-state.ts';
import { type KitPage, loadKit } from './kit/intent.ts';
import { type NamePage, namePage } from './name/intent.ts';
import { type NumberPage, loadNumber } from './number/intent.ts';
import { type SimPage, simPage } from './sim/intent.ts';
import { type SummaryPage, loadSummary } from './summary/intent.ts';
import { activationJourney, activationProgress, type ActivationStep } from '#rpc/domain/journey/activation.ts';
import { currentStep, mayReach, stepBefore } from '#rpc/domain/journey/journey.ts';
import { type LineState, lineStateOf } from '#rpc/domain/line-status.ts';
import type { Blocked } from '#rpc/domain/decision.ts';
import { can, locksEsim } from '#rpc/domain/permission.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import { withSimCards } from '#rpc/portal/order/order-reads.ts';

export type ActivationPage =
  | ChecklistPage
  | NamePage
  | DevicePage
  | KitPage
  | NumberPage
  | SimPage
  | SummaryPage
  | ConfirmPage
  /** The browser is redirected to the step that comes next (JOURNEY-2, JOURNEY-3). */
  | { kind: 'elsewhere'; step: ActivationStep; line: LineName }
  /** The browser is redirected to the result of a sent activation or SIM kit. */
  | { kind: 'under-way'; operation: { id: string; kind: string }; line: LineName }
  /** The line's state is outside this journey: active, activating, porting … */
  | { kind: 'other-state'; state: LineState; line: LineName }
  | { kind: 'blocked'; why: Blocked; line: LineName };

/**
 * Returns the page of a step; without a step, the step at which the journey continues.
 * @throws NOT_FOUND for a line that the viewer may not see
 */
export async function loadActivation(
  context: PortalContext,
  { lineRef, step }: { lineRef: string; step?: string | undefined },
): Promise<ActivationPage> {
  const hasPrices = step === 'summary' || step === 'confirm';
  const state = await readActivationState(context, lineRef, { plansMs: hasPrices ? maxAge.customer : undefined });
  const { draft, facts, open, line, name } = state;
  if (open) return { kind: 'under-way', operation: { id: open.operationId, kind: 'activate' }, line: name };
  const current = currentStep(activationJourney, draft, facts);
  const requestedStep = step ?? (current === 'checklist' ? current : '');
  const reachableStep = mayReach(activationJourney, requestedStep, draft, facts) ? requestedStep : undefined;
  // Reads in parallel, so that the page waits at most twice for the carrier.
  const [snapshot, own, beginEnd] = await Promise.all([
    withSimCards(context, state.snapshot),
    reachableStep && can('go-through-activation', state.snapshot, line).allowed
      ? pageOf(context, state, reachableStep)
      : undefined,
    readBeginEnd(context, state),
  ]);
  const decision = can('go-through-activation', snapshot, line);
  if (!decision.allowed) return notAllowed(decision, line, name);
  if (!reachableStep || !own) return { kind: 'elsewhere', step: current, line: name };
  return {
    ...common(state, reachableStep),
    beginEnd,
    ...(own.kind === 'checklist' ? { ...own, linesLeft: linesLeft(snapshot) } : own),
  };
}

function notAllowed(why: Blocked, { status }: Customer, line: LineName): ActivationPage {
  if (why.operation) return { kind: 'under-way', operation: why.operation, line };
  if (why.reason === 'does-not-apply') return { kind: 'other-state', state: lineStateOf(status), line };
  return { kind: 'blocked', why, line };
}

/** Steps that show the account as locked before money is sent (ACTIVATE-46). */
const beforeMoney: readonly ActivationStep[] = ['checklist', 'summary', 'confirm'];

function common({ snapshot, line, version, name, draft, facts }: ActivationState, step: ActivationStep): StepPage {
  return {
    version,
    line: name,
    isEsimLocked: (beforeMoney.includes(step) && locksEsim(snapshot, line)) || undefined,
    sim: facts.sim,
    progress: activationProgress(step, facts.sim),
    back: stepBefore(activationJourney, step, draft, facts),
    isChange: step !== 'confirm' && currentStep(activationJourney, draft, facts) === 'confirm',
  };
}

async function pageOf(context: PortalContext, state: ActivationState, step: ActivationStep) {
  switch (step) {
    case 'checklist':
      return checklistPage();
    case 'name':
      return namePage(context, state);
    case 'device':
      return devicePage(state);
    case 'kit':
      return loadKit(context, state);
    case 'number':
      return loadNumber(context, state);
    case 'sim':
      return simPage(state);
    case 'summary':
      return loadSummary(context, state);
    case 'confirm':
      return confirmPage(context, state);
  }
}
