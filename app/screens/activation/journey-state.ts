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
import type { SimType } from '#rpc/domain/journey/add-line.ts';
import { isSimSwap } from '#rpc/domain/line-status.ts';
import { can } from '#rpc/domain/permission.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { readOne, readRequest } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { changed, isCurrent, type JourneyState, openDraft, saveStep } from '#rpc/portal/journey.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { withKits } from '#rpc/portal/order/order-reads.ts';
import { assertAllowed, findLine, type FullSnapshot, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import type { Outcome } from '#rpc/problem.ts';

/** What the carrier said of the prices of the group's lines. */
export type PlanPrices = Outcome<ReplyOf<typeof customer.plan>>;

/** What the plans of the group's lines cost. */
export async function readPlanPrices(context: PortalContext, ageMs: number): Promise<PlanPrices> {
  const { customerId } = context.viewer.actor;
  const plans = await readOne(context, readRequest(customer.plan, { customerId }, ageMs));
  return plans;
}

/** All that the pages of a line's activation begin with. */
export interface ActivationState extends JourneyState<ActivationDraft, ActivationFacts> {
  snapshot: FullSnapshot;
  line: Customer;
  name: LineName;
  portSecrets: PortSecrets | undefined;
  /** Where they were asked for, beside the rest: the tax is asked for with them (HTTP-20). */
  plans: PlanPrices | undefined;
}

/**
 * The journey of a line as it stands.
 * @param ageMs how old the customers may be, in milliseconds; sending asks for them anew
 * @param plansMs how old the prices of plans may be; without it they are not read
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function activationState(
  context: PortalContext,
  lineRef: string,
  { ageMs, plansMs }: { ageMs?: number; plansMs?: number | undefined } = {},
): Promise<ActivationState> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'activate' });
  const [snapshot, kept, plans] = await Promise.all([
    readSnapshot(context, ageMs),
    openDraft(context, activationJourney, lineId),
    plansMs === undefined ? undefined : readPlanPrices(context, plansMs),
  ]);
  const line = lineIn(snapshot, lineId);
  const secrets = PortSecrets.safeParse(kept.secrets);
  return {
    ...kept,
    subjectId: lineId,
    snapshot,
    line,
    plans,
    name: lineName(lineRef, line),
    portSecrets: secrets.data,
    open: open && { operationId: open.id },
    facts: {
      sim: line.esim ? 'esim' : 'sim',
      isNamed: Boolean(line.firstName && line.lastName),
      isMonthPaid: line.isMonthInAdvancePaid,
      hasPortSecrets: secrets.success,
      isNumberClosed: isSimSwap(snapshot.actor),
      mayPayNow: can('month-in-advance', snapshot, line).allowed,
    },
  };
}

/** What each step's form says besides its answers. */
export interface StepForm {
  lineRef: string;
  version: string;
}

/**
 * The journey, when this person may go on and this step can be reached.
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the rule's reason
 */
export async function openStep(
  context: PortalContext,
  step: ActivationStep,
  { lineRef, version }: { lineRef: string; version: string },
): Promise<{ state: ActivationState } | typeof changed> {
  const state = await activationState(context, lineRef);
  const snapshot = await withKits(context, state.snapshot);
  assertAllowed('go-through-activation', snapshot, state.line);
  return isCurrent(activationJourney, state, step, version) ? { state: { ...state, snapshot } } : changed;
}

/** In place of account number and PIN: those kept before are dropped. */
export const noSecrets = {};

/** Saves the answers of a step. @param secrets account number and PIN, or none; they replace those kept before */
export function save(
  context: PortalContext,
  { subjectId, version, facts }: ActivationState,
  draft: ActivationDraft,
  secrets?: PortSecrets | typeof noSecrets,
): Promise<StepOutcome<ActivationStep>> {
  const hasPortSecrets = secrets ? secrets !== noSecrets : facts.hasPortSecrets;
  const known = { ...facts, hasPortSecrets };
  return saveStep(context, activationJourney, { subjectId, version, facts: known }, draft, secrets);
}

/** What all pages of the journey show. */
export interface StepPage {
  /** What the page's form sends back (JOURNEY-5). */
  version: string;
  line: LineName;
  sim: SimType;
  /** Absent on the pages before the first step. */
  progress?: ActivationProgress;
  back?: ActivationStep;
  /** The check page was reached before: a changed answer comes back to it (JOURNEY-6). */
  isChange: boolean;
}

/** What a step's page has besides what all have. */
export type Own<P extends StepPage> = Omit<P, keyof StepPage>;
