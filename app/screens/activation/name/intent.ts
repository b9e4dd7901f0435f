import { type ActivationState, openStep, type Own, type StepPage } from '../journey-state.ts';
import { activationJourney, type ActivationStep } from '#rpc/domain/journey/activation.ts';
import { currentStep } from '#rpc/domain/journey/journey.ts';
import { readingCase } from '#rpc/domain/line.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { assertOperationId, newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';

/** The line has no first or no last name. Names in reading case. */
export interface NamePage extends StepPage {
  kind: 'name';
  firstName?: string;
  lastName?: string;
  operationId: string;
  /** A name that was sent and has no reply yet. */
  isSaving: boolean;
}

export async function namePage({ account }: PortalContext, { line }: ActivationState): Promise<Own<NamePage>> {
  const { open } = await account.find({ open: 'begin-activation' });
  return {
    kind: 'name',
    firstName: line.firstName && readingCase(line.firstName),
    lastName: line.lastName && readingCase(line.lastName),
    operationId: newOperationId(),
    isSaving: open.some(({ subjectId, terms }) => subjectId === line.id && terms.firstName !== undefined),
  };
}

/** Submits the name of a line that has none; names are tidied (ACTIVATE-7). @throws as `beginActivation` */
export async function saveName(
  context: PortalContext,
  form: { lineRef: string; version: string; operationId: string; firstName: string; lastName: string },
): Promise<StepOutcome<ActivationStep, 'not-saved'>> {
  assertOperationId(form.operationId);
  const stepAccess = await openStep(context, 'name', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { line, draft, facts } = stepAccess.state;
  const { firstName, lastName } = form;
  const outcome = await submitOnce(context, 'begin-activation', {
    operationId: form.operationId,
    lineRef: form.lineRef,
    payload: { firstName, lastName },
    decide: () => ({ kind: 'send', terms: { firstName, lastName, isPrimary: line.isPrimary }, baseline: {} }),
  });
  if ('operation' in outcome && outcome.operation.state === 'refused') return { kind: 'problem', problem: 'not-saved' };
  const isNamed = 'operation' in outcome && outcome.operation.state === 'done';
  return { kind: 'step', step: currentStep(activationJourney, draft, { ...facts, isNamed }) };
}
