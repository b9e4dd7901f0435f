import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { openStep } from '#app/forms/open-step.ts';
import { paths, queryOf } from '#app/ui/paths.ts';
import type { AddLineStep } from '#rpc/domain/journey/add-line.ts';
import { addLinePage, type AddLinePage } from './step-page.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';

type ShownStep = Exclude<AddLinePage['kind'], 'elsewhere' | 'under-way' | 'blocked'>;

/** Loads the page of a step, or redirects to that of the journey (`openStep`, ADDLINE-19, ADDLINE-20). */
export async function loadStep<A extends ShownStep>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  at: A,
  step: string = at,
) {
  const page = await context.run((portal) => addLinePage(portal, step));
  return openStep(request, page, at, elsewhere);
}

/** Returns the address of the journey's current page, with the reason that nothing was saved. */
export function elsewhere(page: AddLinePage, because?: string): string {
  switch (page.kind) {
    case 'under-way':
      return paths.addLineOrder(page.operationId);
    case 'elsewhere':
      return paths.addLineStep(page.step) + queryOf({ because });
    default:
      return paths.addLine;
  }
}

/**
 * Returns the address after a step: the next step, or the same step with a reason when it was not saved (JOURNEY-5).
 */
export function afterStep(step: AddLineStep, saved: StepOutcome<AddLineStep>): Response {
  const to = saved.kind === 'step' ? paths.addLineStep(saved.step) : `${paths.addLineStep(step)}?because=changed`;
  return redirect(to, 303);
}
