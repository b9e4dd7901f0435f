import type { ActivationDraft, ActivationStep } from '#rpc/domain/journey/activation.ts';
import { activationJourney, activationProgress, movingNumber } from '#rpc/domain/journey/activation.ts';
import { currentStep, mayReach, stepBefore } from '#rpc/domain/journey/journey.ts';
import { readingCase } from '#rpc/domain/line.ts';
import { lineStateOf } from '#rpc/domain/line-status.ts';
import { markOf } from '#rpc/domain/mark.ts';
import type { Payer } from '#rpc/domain/charge.ts';
import type { Day } from '#rpc/domain/day.ts';
import { type AccountSnapshot, blockedBy, can } from '#rpc/domain/permission.ts';
import type { ActivationOrder } from '#rpc/operation/activate.ts';
import { maxAge, type PortalContext, readAll, today } from '#rpc/portal-context.ts';
import { withKits } from '#rpc/portal/order/order-reads.ts';
import { nextBillOf, readPayer } from '#rpc/portal/payer.ts';
import { seenLines } from '#rpc/portal/seen-lines.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { activationState, type ActivationState } from './activation-state.ts';
import { paidLater, paidNow } from './activation-charge.ts';
import { linePrices, quoteActivation } from './activation-quote.ts';
import { carriersIn, carriersRead } from './number/intent.ts';
import { kitPage } from './kit/intent.ts';
import type {
  ActivationPage,
  ChecklistPage,
  ConfirmPage,
  ConfirmPayment,
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
  const hasPrices = step === 'summary' || step === 'confirm';
  const state = await activationState(context, lineRef, { plansMs: hasPrices ? maxAge.customer : undefined });
  const { draft, facts, open, line, name } = state;
  if (open) return { at: 'under-way', operationId: open.operationId, line: name };
  const current = currentStep(activationJourney, draft, facts);
  const asked = step ?? (current === 'checklist' ? current : '');
  const at = mayReach(activationJourney, asked, draft, facts) ? asked : undefined;
  // Asked together, so that the carrier is waited for twice at most.
  const [snapshot, own] = await Promise.all([
    withKits(context, state.snapshot),
    at && can('go-through-activation', state.snapshot, line).allowed ? pageOf(context, state, at) : undefined,
  ]);
  const decision = can('go-through-activation', snapshot, line);
  if (!decision.allowed)
    return decision.reason === 'does-not-apply'
      ? { at: 'other-state', state: lineStateOf(line.status), line: name }
      : { at: 'blocked', why: decision, line: name };
  if (!at || !own) return { at: 'elsewhere', step: current, line: name };
  return { ...common(state, at), ...(own.at === 'checklist' ? { ...own, linesLeft: linesLeft(snapshot) } : own) };
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
      return { at: 'checklist', operationId: newOperationId() } satisfies Omit<Own<ChecklistPage>, 'linesLeft'>;
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

function linesLeft(snapshot: AccountSnapshot): number {
  return seenLines(snapshot).filter((one) => can('go-through-activation', snapshot, one).allowed).length;
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
  const { draft, facts, line, portSecrets, snapshot } = state;
  const [app] = await readAll(context, carriersRead());
  return {
    at: 'number',
    newNumber: facts.isNumberClosed
      ? { allowed: false, ...blockedBy('sim-swap', snapshot, snapshot.actor) }
      : { allowed: true },
    carriers: carriersIn(app),
    chosen: draft.number,
    portSecrets: draft.number?.kind !== 'port' ? 'none' : portSecrets ? 'kept' : 'gone',
    hasPin: Boolean(portSecrets?.pin),
    moving: movingNumber(draft),
    zip: line.zipcode,
  };
}

async function summaryPage(context: PortalContext, state: ActivationState): Promise<Own<SummaryPage>> {
  const [{ plan, month, tax }, payer] = await Promise.all([
    linePrices(context, state, maxAge.customer),
    readPayer(context),
  ]);
  const onNextBill = { price: plan.price, tax, nextBill: nextBillOf(state.snapshot) };
  return {
    at: 'summary',
    plan,
    payNow: month === undefined || month === 'unknown' ? month : paidNow(month, payer),
    later: paidLater(onNextBill, plan.price, today(context), payer),
    chosen: state.draft.payment,
    cards: can('manage-cards', state.snapshot),
  };
}

async function confirmPage(context: PortalContext, state: ActivationState): Promise<Own<ConfirmPage>> {
  const [{ plan, order }, payer] = await Promise.all([
    quoteActivation(context, state, maxAge.customer),
    readPayer(context),
  ]);
  const { device, number, iccid } = state.draft as ActivationDraft &
    Required<Pick<ActivationDraft, 'device' | 'number'>>;
  const isPort = number.kind === 'port';
  return {
    at: 'confirm',
    device,
    iccid: state.facts.sim === 'sim' ? iccid : undefined,
    plan,
    number,
    accountNumber: isPort ? state.portSecrets?.accountNumber : undefined,
    hasPin: isPort ? Boolean(state.portSecrets?.pin) : undefined,
    payment: paymentOf(order && { ...order, nextBill: nextBillOf(state.snapshot) }, today(context), payer),
    operationId: newOperationId(),
    mark: order && (await markOf(order)),
  };
}

/** @param order undefined while there is no amount to pay now (ACTIVATE-37) */
function paymentOf(order: ActivationOrder | undefined, day: Day, payer: Payer): ConfirmPayment | undefined {
  if (!order) return { how: 'now-unknown' };
  const { hold, month } = order;
  if (month) return { how: 'now', ...paidNow(month, payer) };
  return hold === undefined ? undefined : { how: 'next-bill', ...paidLater(order, hold, day, payer) };
}
