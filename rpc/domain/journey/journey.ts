import type * as z from 'zod/mini';

/**
 * A journey of several pages, declared once (JOURNEY-1). All of it is pure: the Account object keeps the draft, pages
 * show it. `F` is what the rules need to know beside the draft.
 */
export interface Journey<N extends string, D, S extends string, F> {
  readonly name: N;
  /** The draft as it is stored; parsed each time it is read. */
  readonly draft: z.ZodMiniType<D>;
  /** A journey that was just begun. */
  readonly empty: D;
  /** Its steps in order, by what the draft says so far. The last is the page on which the answers are checked. */
  steps(draft: D, facts: F): readonly S[];
  /** Does the draft have all that this step asks for? The last step is never complete: sending ends the journey. */
  isComplete(step: S, draft: D, facts: F): boolean;
}

/** The step to go on at: the first that is not complete, else the last (JOURNEY-2). */
export function currentStep<S extends string, D, F>(journey: Journey<string, D, S, F>, draft: D, facts: F): S {
  const steps = journey.steps(draft, facts);
  const open = steps.find((step) => !journey.isComplete(step, draft, facts)) ?? steps.at(-1);
  if (open === undefined) throw new Error(`journey ${journey.name} has no steps`);
  return open;
}

/** May this step be shown: is it one of the draft's, and is all before it complete? (JOURNEY-3) */
export function mayReach<S extends string, D, F>(
  journey: Journey<string, D, S, F>,
  step: string,
  draft: D,
  facts: F,
): step is S {
  const steps = journey.steps(draft, facts);
  const at = steps.indexOf(step as S);
  return at >= 0 && at <= steps.indexOf(currentStep(journey, draft, facts));
}

/** The step that Back leads to; undefined on the first (JOURNEY-4). */
export function stepBefore<S extends string, D, F>(
  journey: Journey<string, D, S, F>,
  step: S,
  draft: D,
  facts: F,
): S | undefined {
  const steps = journey.steps(draft, facts);
  return steps[steps.indexOf(step) - 1];
}

/** Drafts that nobody touched for this long are dropped (JOURNEY-7). Milliseconds. */
export const draftLifeMs = 30 * 24 * 3_600_000;
/** Secrets of a draft are kept no longer than this (JOURNEY-8). Milliseconds. */
export const secretLifeMs = 30 * 60_000;
