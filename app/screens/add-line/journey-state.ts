import { catalog } from '#contracts/catalog/endpoints.ts';
import type { Plan } from '#contracts/catalog/vocabulary.ts';
import type { AppData } from '#contracts/config/vocabulary.ts';
import { freeOccurrences, roomFor } from '#rpc/domain/group-room.ts';
import {
  type AddLineDraft,
  type AddLineFacts,
  addLineJourney,
  type AddLineStage,
  type AddLineStep,
} from '#rpc/domain/journey/add-line.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readAll, readRequest } from '#rpc/portal-reads.ts';
import { changed, isCurrent, type JourneyState, openDraft } from '#rpc/portal/journey.ts';
import { type ShippingOffer, shippingOffer, shippingReads } from '#rpc/portal/shipping.ts';
import {
  assertFlagsRead,
  type FullSnapshot,
  NotAllowedError,
  snapshotOf,
  snapshotReads,
} from '#rpc/portal/snapshot.ts';
import { type Outcome, unwrap } from '#rpc/problem.ts';

/** The common data of the pages of Add Line, in one read of the carrier. */
export interface AddLineState extends JourneyState<AddLineDraft, AddLineFacts>, Pick<ShippingOffer, 'rates'> {
  snapshot: FullSnapshot;
  decision: Decision;
  /** The plans on sale, cheapest first (ADDLINE-3). */
  plans: readonly Plan[];
  /** The carrier's price of a SIM kit; read where an order has one. */
  app: Outcome<AppData>;
  /** The places that the new lines take (ADDLINE-6). */
  occurrences: readonly number[];
  /** The last order, if it has no known outcome (LEDGER-43). */
  earlier: Operation | undefined;
}

/**
 * Reads the journey.
 * @param ageMs maximum age of customers and plans, in milliseconds; a submission reads them anew
 * @throws FaultError when the carrier returned no answer
 */
export async function addLineState(context: PortalContext, ageMs?: number): Promise<AddLineState> {
  const { viewer, account } = context;
  const [{ me, group, keys, active, app, rates }, kept, lookup] = await Promise.all([
    readAll(context, {
      ...snapshotReads(viewer, ageMs),
      active: readRequest(catalog.activePlans, {}, ageMs ?? maxAge.config),
      ...shippingReads(ageMs),
    }),
    openDraft(context, addLineJourney, viewer.actor.customerId),
    account.find({ open: 'add-line', sent: 'add-line', subjectId: viewer.actor.customerId }),
  ]);
  const snapshot = snapshotOf(me, group, keys, context);
  const plans = [...unwrap(active).plans].sort((a, b) => a.baseLinePrice - b.baseLinePrice);
  const open = lookup.open.find(({ subjectId }) => subjectId === viewer.actor.customerId);
  return {
    ...kept,
    subjectId: viewer.actor.customerId,
    snapshot,
    decision: can('add-line', snapshot),
    plans,
    facts: { plans, room: roomFor(snapshot.lines) },
    occurrences: freeOccurrences(snapshot.lines),
    rates: shippingOffer(app, rates).rates,
    app,
    open: open && { operationId: open.id },
    earlier: lookup.earlier,
  };
}

/** Returns the journey when the viewer may go on and this step can be saved. @throws NotAllowedError with the reason */
export async function openStep(
  context: PortalContext,
  step: AddLineStep,
  version: string,
): Promise<{ state: AddLineState } | typeof changed> {
  const state = await addLineState(context);
  assertFlagsRead(state.snapshot);
  if (!state.decision.allowed) throw new NotAllowedError(state.decision);
  return isCurrent(addLineJourney, state, step, version) ? { state } : changed;
}

/** The common content of the pages of Add Line. */
export interface StepPage {
  version: string;
  stage: AddLineStage;
  back?: AddLineStep;
}
