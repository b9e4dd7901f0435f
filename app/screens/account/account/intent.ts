import { isOfCategory } from '#rpc/domain/line.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { Day } from '#contracts/vocabulary.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { readAll, readAllWithView, readOne } from '#rpc/portal-reads.ts';
import { type DataNow, needsUsage } from '#rpc/domain/facts/data-now.ts';
import { mapRead, type Read, readOf } from '#rpc/domain/facts/read.ts';
import { isActivated } from '#rpc/domain/line-status.ts';
import type { Action } from '#rpc/domain/decision.ts';
import { can, disabledOf, hasHomeInternet, isForActivation } from '#rpc/domain/permission.ts';
import { isSet } from '#rpc/domain/remote-flag.ts';
import { soonest } from '#rpc/poll/poll.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { type Due, readDue, owedRead } from '#rpc/portal/account-due.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { type LineCard, makeLineCards, offersBeforeService } from '#rpc/portal/line-card.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { boughtOf, type BoughtFor, purchasesRead } from '#rpc/portal/purchase-history.ts';
import { plansRead } from '#rpc/portal/plan-deal.ts';
import type { DataReplies } from '#rpc/portal/line-data.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { findLine, findOperation, type FullSnapshot, snapshotReads, snapshotOf } from '#rpc/portal/snapshot.ts';
import { hasUsage, usedLineIn } from '#rpc/portal/usage-history.ts';
import { usageRead } from '#rpc/portal/usage-read.ts';
import { isolated } from '#rpc/domain/isolated.ts';
import { type UsagePanel, usagePanel } from '../usage-panel.ts';

export interface AccountLine extends LineCard {
  /** Idempotency key of the form that resumes its data. */
  operationId: string;
  hasUsage: boolean;
}

export interface AccountModel {
  lines: AccountLine[];
  usage?: UsagePanel;
  /** Extra data that was bought in the last 12 months, the latest first. */
  purchases: Read<BoughtFor[]>;
  /** Result of an operation that was sent from this page. */
  after?: ActivityEntry;
  /** The plan that a visitor chose before they had a line, and whether a new line can have it (PUBLIC-34). */
  wanted?: { planId: string; name: string; addLine: boolean };
  /** The amount due; absent while nothing is due (HOME-13). */
  due?: Due;
  seesBills: boolean;
  /** The page links to the home router (ROUTER-1). */
  hasRouter: boolean;
  /** Friends can be invited (REFER-1). */
  invites: boolean;
  /** The primary is in status 7: a notice above the cards (ACCOUNT-13). */
  disabled?: ReturnType<typeof disabledOf>;
  letsTalk: boolean;
  toActivation: boolean;
  /** Seconds until a page without script looks again; absent when nothing is under way. */
  refresh?: number;
}

/** Query parameters of the Account page. */
export interface AccountQuery {
  /** The line whose usage history is open. */
  usage?: string | undefined;
  /** The first day of the billing cycle in it; the present one when it is none of the line's. */
  cycle?: string | undefined;
  /** Id of the operation whose result is shown. */
  after?: string | undefined;
  /** The plan that a line is to be chosen for. */
  plan?: string | undefined;
}

/**
 * Account: the lines with their plans and data, what they used, and what was bought (ACCOUNT-1, ACCOUNT-5).
 * @throws NOT_FOUND for the usage of a line that this person may not see, or that was never active
 */
export async function loadAccount(
  context: PortalContext,
  { usage, cycle: cycleText, after, plan }: AccountQuery,
): Promise<AccountModel> {
  const { viewer } = context;
  const day = today(context);
  // An invalid day comes from a changed link; it is ignored.
  const cycle = Day.safeParse(cycleText).data;
  const lineId = usage === undefined ? undefined : (await findLine(context, usage)).lineId;
  const [{ outcomes, view }, operation] = await Promise.all([
    readAllWithView(context, {
      ...snapshotReads(viewer),
      history: purchasesRead(viewer, day, cycle),
      owed: viewer.credentials.isPrimary ? owedRead(viewer) : undefined,
    }),
    findOperation(context, after),
  ]);
  const { me, group, keys, history, owed } = outcomes;
  const snapshot = snapshotOf(me, group, keys, context);
  const bought = mapRead(readOf(history), ({ purchases }) => purchases);
  const usedLine = lineId === undefined ? undefined : usedLineIn(snapshot, lineId);
  const [cards, due, panel, entry, wanted] = await Promise.all([
    slowedReplies(context, snapshot).then((replies) =>
      makeLineCards(context, { snapshot, ...replies, view, offers: offersOf }),
    ),
    readDue(context, snapshot, owed),
    usedLine && usage !== undefined
      ? usagePanel(context, { snapshot, line: usedLine, ref: usage, cycle, bought })
      : undefined,
    readEntryAfter(context, snapshot, operation),
    plan === undefined ? undefined : wantedPlan(context, snapshot, plan),
  ]);
  return {
    lines: cards.lines.map((line) => ({
      ...line,
      operationId: newOperationId(),
      hasUsage: hasUsage(line.state, line.info.activatedOn),
    })),
    usage: panel,
    purchases: mapRead(bought, (purchases) => boughtOf(snapshot, purchases, day, context.site.timeZone)),
    after: entry ? entry.entry : undefined,
    wanted,
    due,
    seesBills: can('see-bills', snapshot).allowed,
    hasRouter: hasHomeInternet(snapshot),
    invites: isSet(snapshot.config.REFERRAL_ENABLED),
    disabled: disabledOf(snapshot),
    letsTalk: isOfCategory(snapshot.actor, 'FRAUD'),
    toActivation: isForActivation(snapshot),
    refresh: soonest(cards.refresh, entry?.refresh),
  };
}

/** Returns the plan that the account holder chose on the page of plans; undefined for one that is not for sale. */
async function wantedPlan(
  context: PortalContext,
  snapshot: FullSnapshot,
  planId: string,
): Promise<AccountModel['wanted']> {
  if (!snapshot.actor.isPrimary) return undefined;
  const plans = await readOne(context, plansRead);
  const plan = replyOrUndefined(plans)?.plans.find(({ name }) => name === planId);
  return plan && { planId, name: isolated(plan.displayNameWeb), addLine: can('add-line', snapshot).allowed };
}

/** Reads the usage only where a line's state depends on it: most cards of Account show none. */
async function slowedReplies(context: PortalContext, snapshot: FullSnapshot): Promise<DataReplies> {
  if (!visibleLines(snapshot).some(needsUsage)) return {};
  return readAll(context, { used: await usageRead(context), plans: plansRead });
}

/** Actions of a line in service (ACCOUNT-1); the actions of the others follow from their state (ACCOUNT-11). */
function offersOf(line: Customer, data: DataNow): Action[] {
  if (!isActivated(line.status)) return offersBeforeService(line);
  // A slowed line needs more data (LINE-41).
  const slowed = data.kind === 'slowed';
  return ['complete-esim-setup', ...(slowed ? ['add-data' as const] : []), 'change-plan', 'data-service'];
}
