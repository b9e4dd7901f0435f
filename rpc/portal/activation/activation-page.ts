import type { ActivationDraft, ActivationStep } from '../../domain/journey/activation.ts';
import { activationJourney, activationProgress } from '../../domain/journey/activation.ts';
import { currentStep, mayReach, stepBefore } from '../../domain/journey/journey.ts';
import { readingCase } from '../../domain/line.ts';
import { lineStateOf } from '../../domain/line-status.ts';
import { markOf } from '../../domain/mark.ts';
import { can } from '../../domain/permission.ts';
import { maxAge, type PortalContext, readAll } from '../../portal-context.ts';
import { seenLines } from '../seen-lines.ts';
import { newOperationId } from '../submit-once.ts';
import { activationState, type ActivationState } from './activation-state.ts';
import { linePrices, quoteActivation } from './activation-quote.ts';
import { carriersIn, carriersRead } from './choose-number.ts';
import { kitPage } from './order-kit.ts';
import type {
  ActivationPage,
  ChecklistPage,
  ConfirmPage,
  DevicePage,
  NamePage,
  NumberPage,
  SimPage,
  StepPage,
  SummaryPage,
} from './step-page.ts';

/**
 * The page of a step; without a step, where the journey is to be gone on with.
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function activationPage(
  context: PortalContext,
  { lineRef, step }: { lineRef: string; step?: string | undefined },
): Promise<ActivationPage> {
  const state = await activationState(context, lineRef);
  const { decision, draft, facts, open, line, name } = state;
  if (open) return { at: 'under-way', operationId: open.operationId, line: name };
  if (!decision.allowed)
    return decision.reason === 'does-not-apply'
      ? { at: 'other-state', state: lineStateOf(line.status), line: name }
      : { at: 'blocked', reason: decision.reason, line: name };
  const current = currentStep(activationJourney, draft, facts);
  if (step === undefined && current === 'checklist') return { ...common(state, current), ...checklistPage(state) };
  if (step === undefined || !mayReach(activationJourney, step, draft, facts))
    return { at: 'elsewhere', step: current, line: name };
  return { ...common(state, step), ...(await pageOf(context, state, step)) };
}

function common({ version, name, draft, facts }: ActivationState, step: ActivationStep): StepPage {
  return {
    version,
    line: name,
    sim: facts.sim,
    progress: activationProgress(step, facts.sim),
    back: stepBefore(activationJourney, step, draft, facts),
    isChange: step !== 'confirm' && currentStep(activationJourney, draft, facts) === 'confirm',
  };
}

type Own<P extends StepPage> = Omit<P, keyof StepPage>;

async function pageOf(context: PortalContext, state: ActivationState, step: ActivationStep) {
  switch (step) {
    case 'checklist':
      return checklistPage(state);
    case 'name':
      return namePage(context, state);
    case 'device':
      return devicePage(state);
    case 'kit':
      return kitPage(context, state);
    case 'number':
      return numberPage(context, state);
    case 'sim':
      return { at: 'sim', iccid: state.draft.iccid } satisfies Own<SimPage>;
    case 'summary':
      return summaryPage(context, state);
    case 'confirm':
      return confirmPage(context, state);
  }
}

function checklistPage({ snapshot }: ActivationState): Own<ChecklistPage> {
  const left = seenLines(snapshot).filter((one) => can('go-through-activation', snapshot, one).allowed);
  return { at: 'checklist', linesLeft: left.length, operationId: newOperationId() };
}

async function namePage({ account }: PortalContext, { line }: ActivationState): Promise<Own<NamePage>> {
  const { open } = await account.find({ open: 'begin-activation' });
  return {
    at: 'name',
    firstName: line.firstName && readingCase(line.firstName),
    lastName: line.lastName && readingCase(line.lastName),
    operationId: newOperationId(),
    isSaving: open.some(({ subjectId, terms }) => subjectId === line.id && terms.firstName !== undefined),
  };
}

function devicePage({ draft, line }: ActivationState): Own<DevicePage> {
  return { at: 'device', device: draft.device, planName: line.reachPlanDisplayName };
}

async function numberPage(context: PortalContext, state: ActivationState): Promise<Own<NumberPage>> {
  const { draft, facts, line, portSecrets } = state;
  const [app] = await readAll(context, carriersRead());
  return {
    at: 'number',
    newNumber: facts.isNumberClosed ? { allowed: false, reason: 'sim-swap' } : { allowed: true },
    carriers: carriersIn(app),
    chosen: draft.number,
    portSecrets: draft.number?.kind !== 'port' ? 'none' : portSecrets ? 'kept' : 'gone',
    zip: line.zipcode,
  };
}

async function summaryPage(context: PortalContext, state: ActivationState): Promise<Own<SummaryPage>> {
  const { plan, month } = await linePrices(context, state, maxAge.customer);
  return { at: 'summary', plan, payNow: month, chosen: state.draft.payment };
}

async function confirmPage(context: PortalContext, state: ActivationState): Promise<Own<ConfirmPage>> {
  const order = await quoteActivation(context, state, maxAge.customer);
  const { device, number } = state.draft as Required<Pick<ActivationDraft, 'device' | 'number'>>;
  const { hold, month } = order;
  return {
    at: 'confirm',
    device,
    iccid: order.iccid,
    plan: { name: order.planName, price: order.price },
    number,
    accountNumber: order.portIn && state.portSecrets?.accountNumber,
    hasPin: order.portIn && Boolean(state.portSecrets?.pin),
    payment: month ? { how: 'now', ...month } : hold === undefined ? undefined : { how: 'next-bill', hold },
    operationId: newOperationId(),
    mark: await markOf(order),
  };
}
