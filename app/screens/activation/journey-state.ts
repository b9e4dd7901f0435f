import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ReplyOf } from '#contracts/endpoint.ts';
import {
  type ActivationDraft,
  type ActivationFacts,
  activationJourney,
  type ActivationProgress,
  type ActivationStep,
  PortSecrets,
} from '#rpc/domain/journey/activation.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import type { SimType } from '#rpc/domain/journey/add-line.ts';
import { isSimSwap } from '#rpc/domain/line-status.ts';
import { can } from '#rpc/domain/permission.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readOne, readRequest } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { firstMonthFor } from '#rpc/portal/first-month.ts';
import { changed, isCurrent, type JourneyState, openDraft, saveStep } from '#rpc/portal/journey.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { withSimCards } from '#rpc/portal/order/order-reads.ts';
import { findLine, type FullSnapshot, lineIn, NotAllowedError, readSnapshot } from '#rpc/portal/snapshot.ts';
import type { Outcome } from '#rpc/problem.ts';

/** The carrier's replies for the prices of the group's lines. */
export type PlanPrices = Outcome<ReplyOf<typeof customer.plan>>;

/** Returns the prices of all plans that the group's lines have. */
export async function readPlanPrices(context: PortalContext, ageMs: number): Promise<PlanPrices> {
  const { customerId } = context.viewer.actor;
  const plans = await readOne(context, readRequest(customer.plan, { customerId }, ageMs));
  return plans;
}

/** The common data of the pages of a line's activation. */
export interface ActivationState extends JourneyState<ActivationDraft, ActivationFacts> {
  snapshot: FullSnapshot;
  line: Customer;
  name: LineName;
  portSecrets: PortSecrets | undefined;
  /** Money that was charged or held for the first month. */
  firstMonth: FirstMonth;
  /** Present where the prices were read beside the rest: the tax is read with them (HTTP-20). */
  plans: PlanPrices | undefined;
}

/**
 * Reads the journey of a line.
 * @param ageMs maximum age of the customers, in milliseconds; a submission reads them anew
 * @param plansMs maximum age of the plans' prices, in milliseconds; without it they are not read
 * @throws NOT_FOUND for a line that the viewer may not see
 */
export async function readActivationState(
  context: PortalContext,
  lineRef: string,
  { ageMs, plansMs }: { ageMs?: number; plansMs?: number | undefined } = {},
): Promise<ActivationState> {
  const { lineId, open, firstMonth: sent } = await findLine(context, lineRef, { open: 'activate', firstMonth: true });
  const [snapshot, kept, plans] = await Promise.all([
    readSnapshot(context, ageMs),
    openDraft(context, activationJourney, lineId),
    plansMs === undefined ? undefined : readPlanPrices(context, plansMs),
  ]);
  const line = lineIn(snapshot, lineId);
  const secrets = PortSecrets.safeParse(kept.secrets);
  const firstMonth = firstMonthFor(context, line, sent);
  return {
    ...kept,
    subjectId: lineId,
    snapshot,
    line,
    plans,
    firstMonth,
    name: lineName(lineRef, line),
    portSecrets: secrets.data,
    open: open && { operationId: open.id },
    facts: {
      sim: line.esim ? 'esim' : 'sim',
      isNamed: Boolean(line.firstName && line.lastName),
      isMonthPaid: firstMonth.kind === 'paid',
      hasPortSecrets: secrets.success,
      isNumberClosed: isSimSwap(snapshot.actor),
      mayPayNow: can('month-in-advance', snapshot, line).allowed,
    },
  };
}

/** The fields that each step's form has besides its answers. */
export interface StepForm {
  lineRef: string;
  version: string;
}

/**
 * Returns the journey when the viewer may go on and this step can be reached.
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the rule's reason
 */
export async function openStep(
  context: PortalContext,
  step: ActivationStep,
  { lineRef, version }: { lineRef: string; version: string },
): Promise<{ state: ActivationState } | typeof changed> {
  const state = await readActivationState(context, lineRef);
  const snapshot = await withSimCards(context, state.snapshot);
  const decision = can('go-through-activation', snapshot, state.line);
  // An operation in progress counts as a change, because the step's page then leads to that operation.
  if (!decision.allowed && decision.operation) return changed;
  if (!decision.allowed) throw new NotAllowedError(decision);
  return isCurrent(activationJourney, state, step, version) ? { state: { ...state, snapshot } } : changed;
}

/** Replaces stored secrets: account number and PIN are dropped. */
export const noSecrets = {};

/** Saves the answers of a step. @param secrets account number and PIN, or none; they replace those kept before */
export function save(
  context: PortalContext,
  { subjectId, version, facts }: ActivationState,
  draft: ActivationDraft,
  secrets?: PortSecrets | typeof noSecrets,
): Promise<StepOutcome<ActivationStep>> {
  const hasPortSecrets = secrets ? secrets !== noSecrets : facts.hasPortSecrets;
  const knownFacts = { ...facts, hasPortSecrets };
  return saveStep(context, activationJourney, { subjectId, version, facts: knownFacts }, draft, secrets);
}

/** The common content of the activation pages. */
export interface StepPage {
  /** The fields that the page's form sends back (JOURNEY-5). */
  version: string;
  line: LineName;
  sim: SimType;
  /** Absent on the pages before the first step. */
  progress?: ActivationProgress;
  back?: ActivationStep;
  /**
   * The line's eSIM cannot be installed while the account is locked; shown on the pages before money is sent
   * (ACTIVATE-46).
   */
  isEsimLocked?: boolean;
  /** Outcome of an activation that failed after its page was left (ACTIVATE-49). */
  beginEnd?: ActivityEntry | undefined;
  /** The check page was reached before: a changed answer comes back to it (JOURNEY-6). */
  isChange: boolean;
}

/** The content of a step's page besides the common content. */
export type Own<P extends StepPage> = Omit<P, keyof StepPage>;
