import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { paths, queryOf } from '#app/ui/paths.ts';
import type { AddLineStep } from '#rpc/domain/journey/add-line.ts';
import { addLinePage, type AddLinePage } from './step-page.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';

type ShownStep = Exclude<AddLinePage['kind'], 'elsewhere' | 'under-way' | 'blocked'>;

export interface LoadedStep<A extends ShownStep> {
  page: Extract<AddLinePage, { kind: A }>;
  /** Reason why the last form was not saved, from the page's query. */
  because: string | undefined;
}

/**
 * Loads the page of a step.
 * @throws Response to the page that the journey is at, when it is another one (JOURNEY-3, ADDLINE-19, ADDLINE-20)
 */
export async function loadStep<A extends ShownStep>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  at: A,
  step: string = at,
): Promise<LoadedStep<A>> {
  const page = await context.run((portal) => addLinePage(portal, step));
  const because = new URL(request.url).searchParams.get('because') ?? undefined;
  if (isAt(page, at)) return { page, because };
  throw redirect(elsewhere(page, because));
}

const isAt = <A extends ShownStep>(page: AddLinePage, at: A): page is Extract<AddLinePage, { kind: A }> =>
  page.kind === at;

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
