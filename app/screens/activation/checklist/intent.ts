import { openStep, save, type Own, type StepPage } from '../journey-state.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import { type AccountSnapshot, can } from '#rpc/domain/permission.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { assertOperationId, newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';

/** The items to have ready; the form begins the journey. */
export interface ChecklistPage extends StepPage {
  kind: 'checklist';
  /** Number of lines that the viewer can still activate, this one included. */
  linesLeft: number;
  operationId: string;
}

export function checklistPage(): Omit<Own<ChecklistPage>, 'linesLeft'> {
  return { kind: 'checklist', operationId: newOperationId() };
}

export function linesLeft(snapshot: AccountSnapshot): number {
  return visibleLines(snapshot).filter((line) => can('go-through-activation', snapshot, line).allowed).length;
}

/**
 * Checks with the carrier that the line may be activated, and records the begin: "Activate Line" (ACTIVATE-6).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the rule's reason
 */
export async function beginActivation(
  context: PortalContext,
  form: { lineRef: string; version: string; operationId: string },
): Promise<StepOutcome<ActivationStep, 'not-available'>> {
  assertOperationId(form.operationId);
  const stepAccess = await openStep(context, 'checklist', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { line, draft, facts } = stepAccess.state;
  const precheck = await readOne(context, readRequest(customer.activationPrecheck, { id: line.id }, maxAge.now));
  // A precheck without an answer blocks nobody: the start is refused for the same reason (ACTIVATE-26).
  if (precheck.kind === 'problem') return { kind: 'problem', problem: 'not-available' };
  // A line without a name records the begin with its name, because another operation would block that of the name.
  if (facts.isNamed && line.activationJourneyStatus !== 'IN_PROGRESS')
    await submitOnce(context, 'begin-activation', {
      operationId: form.operationId,
      lineRef: form.lineRef,
      payload: {},
      decide: () => ({ kind: 'send', terms: { isPrimary: line.isPrimary }, baseline: {} }),
    });
  return save(context, stepAccess.state, { ...draft, begun: true });
}
