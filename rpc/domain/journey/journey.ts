import type * as z from 'zod/mini';

/**
 * A journey of several pages, declared once (JOURNEY-1). It is pure: the Account object stores the draft, pages show
 * it. `F` is the type of the facts beside the draft.
 */
export interface Journey<N extends string, D, S extends string, F> {
  readonly name: N;
  /** Schema of the stored draft; parsed at each read. */
  readonly draft: z.ZodMiniType<D>;
  /** Draft of a new journey. */
  readonly empty: D;
  /** Returns the steps of a draft in order. The last is the review of the answers. */
  steps(draft: D, facts: F): readonly S[];
  /** Returns true when the draft has the step's answers. The last step is never complete: sending ends the journey. */
  isComplete(step: S, draft: D, facts: F): boolean;
}

/** Returns the first step that is not complete, else the last (JOURNEY-2). */
export function currentStep<S extends string, D, F>(journey: Journey<string, D, S, F>, draft: D, facts: F): S {
  const steps = journey.steps(draft, facts);
  const current = steps.find((step) => !journey.isComplete(step, draft, facts)) ?? steps.at(-1);
  if (current === undefined) throw new Error(`journey ${journey.name} has no steps`);
  return current;
}

/** Returns true for a step of the draft with all steps before it complete (JOURNEY-3). */
export function mayReach<S extends string, D, F>(
  journey: Journey<string, D, S, F>,
  step: string,
  draft: D,
  facts: F,
): step is S {
  const steps = journey.steps(draft, facts);
  const index = steps.indexOf(step as S);
  return index >= 0 && index <= steps.indexOf(currentStep(journey, draft, facts));
}

/** Returns the step of the Back link; undefined on the first (JOURNEY-4). */
export function stepBefore<S extends string, D, F>(
  journey: Journey<string, D, S, F>,
  step: S,
  draft: D,
  facts: F,
): S | undefined {
  const steps = journey.steps(draft, facts);
  return steps[steps.indexOf(step) - 1];
}

/** Time to live of an unchanged draft, in milliseconds (JOURNEY-7). */
export const draftLifeMs = 30 * 24 * 3_600_000;
/** Time to live of a draft's secrets, in milliseconds (JOURNEY-8). */
export const secretLifeMs = 30 * 60_000;
