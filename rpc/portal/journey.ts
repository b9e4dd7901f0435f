import type { JourneyKey, KeptJourney } from '../domain/journey/kept.ts';
import { currentStep, type Journey, mayReach } from '../domain/journey/journey.ts';
import type { PortalContext } from '../portal-context.ts';
import type { StepOutcome } from './form-outcome.ts';

type Named<D, S extends string, F> = Journey<JourneyKey['name'], D, S, F>;

/** A stored draft, with the version that its form sends back. */
export interface OpenDraft<D> {
  /** Version that the page's form sends back (JOURNEY-5); empty for a journey that was not begun. */
  version: string;
  draft: D;
  secrets: KeptJourney['secrets'];
}

/** The outcome when another tab or device saved since the page was made (JOURNEY-5). */
export const changed = { kind: 'rejected', reason: 'changed' } as const;

/** Returns the journey's draft; an empty one for a journey that was not begun or is no longer readable (JOURNEY-11). */
export async function openDraft<D, S extends string, F>(
  { account }: PortalContext,
  journey: Named<D, S, F>,
  subjectId: string,
): Promise<OpenDraft<D>> {
  const stored = await account.journey({ name: journey.name, subjectId });
  const draft = journey.draft.safeParse(stored?.draft);
  return {
    version: stored?.version ?? '',
    draft: draft.success ? draft.data : journey.empty,
    secrets: stored?.secrets ?? {},
  };
}

/** A journey's draft, the facts for its rules, and its operation in progress. */
export interface JourneyState<D, F> extends OpenDraft<D> {
  /** Id of the journey's line, or of the customer who adds lines. */
  subjectId: string;
  facts: F;
  /** The operation in progress that submitted the journey. */
  open: { operationId: string } | undefined;
}

/**
 * Returns true when a step may be saved: its page showed the present draft, and the step can be reached (JOURNEY-3,
 * JOURNEY-5). Answers changed after sending would be lost with the draft (ADDLINE-20).
 */
export function isCurrent<D, S extends string, F>(
  journey: Named<D, S, F>,
  { open, version, draft, facts }: JourneyState<D, F>,
  step: S,
  shownVersion: string,
): boolean {
  return !open && version === shownVersion && mayReach(journey, step, draft, facts);
}

/** Saves the answers of one step against the version that its page showed. @returns the next step */
export async function saveStep<D, S extends string, F>(
  { account }: PortalContext,
  journey: Named<D, S, F>,
  { subjectId, version, facts }: Pick<JourneyState<D, F>, 'subjectId' | 'version' | 'facts'>,
  draft: D,
  secrets?: KeptJourney['secrets'],
): Promise<StepOutcome<S>> {
  const savedVersion = await account.saveJourney({ name: journey.name, subjectId, version, draft, secrets });
  return savedVersion === undefined ? changed : { kind: 'step', step: currentStep(journey, draft, facts) };
}
