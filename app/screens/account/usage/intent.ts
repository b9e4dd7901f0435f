import { TRPCError } from '@trpc/server';
import { Day } from '#contracts/vocabulary.ts';
import { mapRead, readOf } from '#rpc/domain/facts/read.ts';
import { purchasesRead } from '#rpc/portal/purchase-history.ts';
import { type LineCard, makeLineCards } from '#rpc/portal/line-card.ts';
import { plansRead } from '#rpc/portal/plan-deal.ts';
import { findLine, snapshotOf, snapshotReads } from '#rpc/portal/snapshot.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { hasUsage, usedLineIn } from '#rpc/portal/usage-history.ts';
import { usageRead } from '#rpc/portal/usage-read.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readAllWithView } from '#rpc/portal-reads.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { type UsagePanel, usagePanel } from '../usage-panel.ts';

export interface UsageModel {
  /** `operationId`: of the form that resumes its data; absent while data is on. */
  line: LineCard & { operationId?: string };
  usage: UsagePanel;
  /** The group's other lines whose usage this person may see. */
  others: LineCard[];
  /** Seconds until a page without script looks again; absent when nothing is under way. */
  refresh?: number | undefined;
}

/**
 * Returns the usage of one line: what is left now, and one of its billing cycles (ACCOUNT-1, ACCOUNT-23).
 * @param cycleText the first day of the cycle; the present one when it is none of the line's
 * @throws NOT_FOUND for a line that this person may not see, or that was never active
 */
export async function usagePage(context: PortalContext, lineRef: string, cycleText?: string): Promise<UsageModel> {
  const { viewer } = context;
  const { lineId } = await findLine(context, lineRef);
  const cycle = Day.safeParse(cycleText).data;
  const { outcomes, view } = await readAllWithView(context, {
    ...snapshotReads(viewer),
    plans: plansRead,
    used: await usageRead(context),
    history: purchasesRead(viewer, today(context), cycle),
  });
  const { me, group, keys, plans, used, history } = outcomes;
  const snapshot = snapshotOf(me, group, keys, context);
  const line = usedLineIn(snapshot, lineId);
  const [cards, usage] = await Promise.all([
    makeLineCards(context, { snapshot, used, plans, view, offers: () => ['data-service', 'add-data', 'change-plan'] }),
    usagePanel(context, {
      snapshot,
      line,
      ref: lineRef,
      cycle,
      bought: mapRead(readOf(history), ({ purchases }) => purchases),
    }),
  ]);
  const index = visibleLines(snapshot).findIndex(({ id }) => id === lineId);
  const card = cards.lines[index];
  // A disabled line has no card (LINE-5).
  if (!card) throw new TRPCError({ code: 'NOT_FOUND' });
  return {
    line: { ...card, ref: lineRef, ...(card.dataService.paused && { operationId: newOperationId() }) },
    usage,
    others: cards.lines.filter((other) => other !== card && hasUsage(other.state, other.info.activatedOn)),
    refresh: cards.refresh,
  };
}
