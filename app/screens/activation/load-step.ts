import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { FormOutcome, StepOutcome } from '#rpc/portal/form-outcome.ts';
import { paths } from '#app/ui/paths.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import { openStep } from '#app/forms/open-step.ts';
import { type ActivationPage, loadActivation } from './step-page.ts';

/** Loads the page of a step, or redirects to that of the journey (`openStep`). */
export async function loadStep<A extends ActivationStep>(
  { request, context, params: { lineRef = '' } }: Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>,
  at: A,
) {
  const page = await context.run((portal) => loadActivation(portal, { lineRef, step: at }));
  return openStep(request, page, at, (current, because) => elsewhere(current, lineRef, because));
}

/** Returns the address of the journey's current page, with the reason that nothing was saved. */
export function elsewhere(page: ActivationPage, lineRef: string, because?: string): string {
  switch (page.kind) {
    case 'elsewhere':
      return paths.activationStep(lineRef, page.step, { because });
    case 'under-way':
      return page.operation.kind === 'sim-kit'
        ? paths.activationKit(lineRef, page.operation.id)
        : paths.activationResult(lineRef, page.operation.id);
    case 'other-state':
      return ofState(page.state, lineRef);
    default:
      return paths.activation(lineRef);
  }
}

/** The page for a line that is past this journey. */
function ofState(state: Extract<ActivationPage, { kind: 'other-state' }>['state'], lineRef: string): string {
  switch (state) {
    case 'activating':
    case 'active':
    case 'activation-failed':
      return paths.activationResult(lineRef);
    case 'porting':
    case 'port-failed':
      return paths.status(lineRef);
    default:
      return paths.postActivationHome;
  }
}

/**
 * Returns the address after a step: the next step, or the same step with a reason when it was not saved (JOURNEY-5).
 */
export function afterStep(lineRef: string, step: ActivationStep, saved: StepOutcome<ActivationStep>): Response {
  const to =
    saved.kind === 'step'
      ? paths.activationStep(lineRef, saved.step, { because: step === 'sim' ? 'sim-valid' : undefined })
      : paths.activationStep(lineRef, step, { because: 'changed' });
  return redirect(to, 303);
}

/**
 * Returns the last address after an activation was sent. The result page of an accepted port-in would lead to its
 * status, which costs one more round trip (SHELL-47).
 */
export function afterSending(lineRef: string, operationId: string, outcome: FormOutcome<'activate'>): string {
  const operation = outcome.kind === 'operation' ? outcome.operation : undefined;
  const isPortStarted = operation?.state === 'done' && operation.terms.portIn !== undefined;
  return isPortStarted ? paths.status(lineRef, operationId) : paths.activationResult(lineRef, operationId);
}
