import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import { currentStep } from '#rpc/domain/journey/journey.ts';
import { activationJourney } from '#rpc/domain/journey/activation.ts';
import { isActivationWatched } from '#rpc/domain/line-status.ts';
import { can } from '#rpc/domain/permission.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '#rpc/portal-context.ts';
import { withKits } from '#rpc/portal/order/order-reads.ts';
import { seenLines } from '#rpc/portal/seen-lines.ts';
import { readSnapshot } from '#rpc/portal/snapshot.ts';
import { assertOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { openStep, save } from './activation-state.ts';

/** Where `/activation` leads (ACTIVATE-2). */
export interface ActivationStart {
  /** Category TEST needs no flag. */
  isTest: boolean;
  /** Absent when there is nothing to activate. */
  lineRef?: string;
}

/** The line to activate: the person's own, else the first that can be; without any, one whose activation is going. */
export async function activationStart(context: PortalContext): Promise<ActivationStart> {
  const snapshot = await withKits(context, await readSnapshot(context));
  const { actor } = snapshot;
  const lines = seenLines(snapshot).sort((a, b) => Number(b.id === actor.id) - Number(a.id === actor.id));
  const line =
    lines.find((one) => can('go-through-activation', snapshot, one).allowed) ??
    lines.find(({ status }) => isActivationWatched(status));
  const refs = line && (await context.account.refs([line.id]));
  return { isTest: actor.category === 'TEST', lineRef: line && refs?.[line.id] };
}

/**
 * "Activate Line": asks the carrier whether the line may be activated, and notes that it is begun (ACTIVATE-6).
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the rule's reason
 */
export async function beginActivation(
  context: PortalContext,
  form: { lineRef: string; version: string; operationId: string },
): Promise<StepOutcome<ActivationStep, 'not-available'>> {
  assertOperationId(form.operationId);
  const opened = await openStep(context, 'checklist', form);
  if (!('state' in opened)) return opened;
  const { line, draft, facts } = opened.state;
  const [precheck] = await readAll(context, readRequest(customer.activationPrecheck, { id: line.id }, maxAge.now));
  // A precheck that gives no answer holds nobody up: the start is refused for the same reason (ACTIVATE-26).
  if (precheck.kind === 'problem') return { kind: 'problem', problem: 'not-available' };
  // A line without a name notes it with its name, so that no other operation stands in the way of that one.
  if (facts.isNamed && line.activationJourneyStatus !== 'IN_PROGRESS')
    await submitOnce(context, 'begin-activation', {
      operationId: form.operationId,
      lineRef: form.lineRef,
      says: {},
      judge: () => ({ terms: { isPrimary: line.isPrimary }, before: {} }),
    });
  return save(context, opened.state, { ...draft, begun: true });
}

/**
 * The name of a line that has none; names are tidy (ACTIVATE-7).
 * @throws as `beginActivation`
 */
export async function saveName(
  context: PortalContext,
  form: { lineRef: string; version: string; operationId: string; firstName: string; lastName: string },
): Promise<StepOutcome<ActivationStep, 'not-saved'>> {
  assertOperationId(form.operationId);
  const opened = await openStep(context, 'name', form);
  if (!('state' in opened)) return opened;
  const { line, draft, facts } = opened.state;
  const { firstName, lastName } = form;
  const sent = await submitOnce(context, 'begin-activation', {
    operationId: form.operationId,
    lineRef: form.lineRef,
    says: { firstName, lastName },
    judge: () => ({ terms: { firstName, lastName, isPrimary: line.isPrimary }, before: {} }),
  });
  if ('operation' in sent && sent.operation.state === 'refused') return { kind: 'problem', problem: 'not-saved' };
  const isNamed = 'operation' in sent && sent.operation.state === 'done';
  return { kind: 'step', step: currentStep(activationJourney, draft, { ...facts, isNamed }) };
}
