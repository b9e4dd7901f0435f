import { endedFor } from '#rpc/domain/facts/ended.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, makeEntry } from '#rpc/portal/activity.ts';
import type { ActivationState } from './journey-state.ts';

/** Number of the account's latest operations that are searched for the start. */
const searchDepth = 25;

/**
 * Returns the end of the line's start that came after its page had led on, until the carrier shows the start
 * (ACTIVATE-49); undefined for one without a bad end.
 */
export async function readBeginEnd(
  context: PortalContext,
  { draft, facts, line, snapshot }: ActivationState,
): Promise<ActivityEntry | undefined> {
  if (!draft.begun || (facts.isNamed && line.activationJourneyStatus !== undefined)) return undefined;
  const { actor } = snapshot;
  const now = context.now();
  const latest = await context.account.sentOperations(now + 1, searchDepth);
  const starts = latest.filter((one) => ofKind('begin-activation', one)?.subjectId === line.id);
  const [end] = endedFor(actor, starts, new Map(), now);
  return (await makeEntry(context, snapshot, end))?.entry;
}
