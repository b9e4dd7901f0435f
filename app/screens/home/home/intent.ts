import type { BillingAccount } from '#contracts/billing/vocabulary.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import type { SavedCard } from '#contracts/card/vocabulary.ts';
import { TRPCError } from '@trpc/server';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { AccountView } from '#rpc/portal-account.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { isFirstBill } from '#rpc/domain/bill.ts';
import { atHand, readAllWithView } from '#rpc/portal-reads.ts';
import type { Day } from '#rpc/domain/day.ts';
import { isDataPaused } from '#rpc/domain/facts/data-now.ts';
import { billDayOf, type NextBill } from '#rpc/domain/facts/next-bill.ts';
import { type PaidBy, paidBy } from '#rpc/domain/facts/paid-by.ts';
import { roomFor } from '#rpc/domain/group-room.ts';
import { readingCase, isOfCategory } from '#rpc/domain/line.ts';
import { isActivated, isInState } from '#rpc/domain/line-status.ts';
import type { Action, Decision } from '#rpc/domain/decision.ts';
import { type AccountSnapshot, can, disabledOf, isForActivation, primaryOf } from '#rpc/domain/permission.ts';
import { notClosedBy } from '#rpc/domain/facts/not-closed.ts';
import { activitySummaryOf, type Operation } from '#rpc/operation/operations.ts';
import type { PlanAdvice } from '#rpc/domain/plan-advice.ts';
import { planAdvice } from '#rpc/portal/plan-advice.ts';
import { purchasesRead } from '#rpc/portal/purchase-history.ts';
import { soonest } from '#rpc/poll/poll.ts';
import { type Outcome, replyOrUndefined } from '#rpc/problem.ts';
import { type Due, readDue, owedRead } from '#rpc/portal/account-due.ts';
import { type ActivityEntry, makeEntries, readEntryAfter, isSeen } from '#rpc/portal/activity.ts';
import { paidNewsMs, type PaidService, paidService } from '#rpc/portal/bills/paid-service.ts';
import type { Owed } from '#rpc/portal/bills/balance-owed.ts';
import { type LineCard, makeLineCards, offersBeforeService } from '#rpc/portal/line-card.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { byNeed } from './line-need.ts';
import { unaddedOrder } from '#rpc/portal/order/stopped-order.ts';
import { forecastRead, nextBillOf } from '#rpc/portal/next-bill.ts';
import { cardAtHandRead } from '#rpc/portal/payer.ts';
import { plansRead } from '#rpc/portal/plan-deal.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { findOperation, snapshotReads, snapshotOf } from '#rpc/portal/snapshot.ts';
import { assertOperationId, newOperationId } from '#rpc/portal/submit-once.ts';
import { hasUsage } from '#rpc/portal/usage-history.ts';
import { usageRead } from '#rpc/portal/usage-read.ts';

/** A card of Home. */
export interface HomeLine extends LineCard {
  /** Idempotency key of the form that resumes its data; absent while data is on. */
  operationId?: string;
  /** The usage history of the line can be opened. */
  hasUsage?: boolean;
  /** The line is the viewer's own. */
  isOwn?: boolean;
  /** A cheaper plan that would be enough, when all facts for the advice are loaded (ACCOUNT-16). */
  advice?: PlanAdvice | undefined;
}

export interface HomeModel {
  firstName?: string;
  isPrimary: boolean;
  /** The lines of the account, those that need attention first (HOME-15). */
  lines: HomeLine[];
  /** The amount due; absent while nothing is due (HOME-13). */
  due?: Due;
  /** Idempotency key of the form that pays; absent while nothing is due. */
  payId?: string | undefined;
  /** Number of lines that a payment of the last hour restored (HOME-24). */
  backOn?: number;
  /** In its place, a bill that is not due yet and that auto-pay is going to pay (MONEY-9). */
  autoPaid?: AutoPaid;
  nextBill: NextBill;
  /** Payer of the bill that is shown (BILL-27). */
  paidBy: PaidBy;
  /** Cents; absent for a secondary, and while something is due. */
  balance?: number;
  /** Result of an operation that was sent from this page. */
  after?: ActivityEntry;
  /** Operations that this version cannot read (LEDGER-27); absent without any. */
  beingChecked?: ActivityEntry[];
  /** Outcomes that are not dismissed, the latest first. `more`: number of further ones (HOME-31). */
  ended?: { entries: ActivityEntry[]; more: number };
  addLine: Decision;
  /** Number of lines that can still be added. */
  linesLeft: number;
  /** Add Line can be gone on with (JOURNEY-7), or its order is under way (ADDLINE-20). */
  addingLine?: { operationId?: string };
  /** An order of new lines stopped before all were added (HOME-23). */
  unadded?: { operationId: string };
  /** Lines whose activation was begun here and can be gone on with (ACTIVATE-4). */
  activating: LineName[];
  /** The primary is in status 7, so a notice is above the cards (HOME-7). */
  disabled?: ReturnType<typeof disabledOf>;
  /** Category FRAUD: the Let's Talk notice. */
  letsTalk: boolean;
  /** Category TEST: Home redirects to the activation (SIGNIN-8). */
  toActivation: boolean;
  /** Seconds until a page without script looks again; absent when nothing is under way. */
  refresh?: number;
}

/** A bill that auto-pay is going to pay. */
export interface AutoPaid {
  /** Amount in cents. */
  amount: number;
  /** Due day, YYYY-MM-DD. */
  dueDate?: string | undefined;
  isFirst: boolean;
}

/**
 * Returns Home: the amount due, and every line that this person may see, with state, data and actions (HOME-1 to
 * HOME-3, HOME-13 to HOME-15).
 * @param after the operation whose result is shown
 */
export async function loadHome(
  context: PortalContext,
  { after }: { after?: string | undefined } = {},
): Promise<HomeModel> {
  const { viewer } = context;
  const [{ outcomes, view }, operation] = await Promise.all([readHomeData(context), findOperation(context, after)]);
  const { me, group, keys, plans, used, owed, forecast, saved, history } = outcomes;
  const snapshot = snapshotOf(me, group, keys, context);
  const own = visibleLines(snapshot).find(({ id }) => id === viewer.actor.customerId);
  const [cards, due, entry, beingChecked, ended, advice] = await Promise.all([
    makeLineCards(context, { snapshot, used, plans, view, offers: offersOf }),
    readDue(context, snapshot, owed),
    readEntryAfter(context, snapshot, operation),
    beingCheckedOf(context, snapshot, view),
    endedOf(context, snapshot, view, after),
    own && ownAdvice(context, { snapshot, line: own, history }),
  ]);
  const ownRef = own && view.refs[own.id];
  const paid = findRecentPayment(context, snapshot, view, owed);
  const addLine = can('add-line', snapshot);
  const day = today(context);
  const firstName = snapshot.actor.firstName ? readingCase(snapshot.actor.firstName) : undefined;
  return {
    firstName,
    isPrimary: snapshot.actor.isPrimary,
    lines: byNeed(cards.lines).map((line) => ({
      ...line,
      operationId: line.dataService.paused ? newOperationId() : undefined,
      hasUsage: hasUsage(line.state, line.info.activatedOn),
      ...(line.ref === ownRef && { isOwn: true, advice }),
    })),
    ...moneyOf(snapshot, { due, owed, saved, nextBill: nextBillOf(snapshot, forecast, view.bill, day) }, day),
    due: due?.owed?.autoPay === 'on' ? undefined : due && { ...due, isComing: isComing(paid) },
    payId: due && newOperationId(),
    backOn: !due && paid?.kind === 'back' ? paid.lines : undefined,
    after: entry?.entry,
    beingChecked,
    ended,
    addLine,
    addingLine: addingLineOf(view, viewer.actor.customerId, addLine.allowed),
    unadded: unaddedOrder(viewer.actor.customerId, notDismissed(view), context.now()),
    activating: activatingOf(cards.snapshot, view),
    linesLeft: roomFor(snapshot.lines),
    disabled: disabledOf(snapshot),
    letsTalk: isOfCategory(snapshot.actor, 'FRAUD'),
    toActivation: isForActivation(snapshot),
    refresh: soonest(cards.refresh, entry?.refresh),
  };
}

const isComing = (paid: PaidService | undefined) => (paid?.kind === 'on its way' ? true : undefined);

/** Returns what the panel of the next payment shows. */
function moneyOf(
  snapshot: AccountSnapshot,
  { due, owed, saved, nextBill }: MoneyFacts,
  day: Day,
): Pick<HomeModel, 'autoPaid' | 'nextBill' | 'paidBy' | 'balance'> {
  const autoPaid = due?.owed?.autoPay === 'on' ? autoPaidOf(snapshot, due.owed) : undefined;
  const account = owed && can('see-bills', snapshot).allowed ? replyOrUndefined(owed) : undefined;
  const billOn = autoPaid ? autoPaid.dueDate : billDayOf(nextBill);
  return {
    autoPaid,
    nextBill,
    paidBy: paidBy(account, saved && replyOrUndefined(saved)?.cards, billOn ?? day),
    balance: account && account.balance <= 0 ? account.balance : undefined,
  };
}

interface MoneyFacts {
  due: Due | undefined;
  owed: Outcome<BillingAccount> | undefined;
  saved: Outcome<{ cards: SavedCard[] }> | undefined;
  nextBill: NextBill;
}

/** Maximum number of outcomes on Home; Activity lists all of them. */
const listedEnds = 3;

/** Returns the outcomes that Home lists, without the one at its top (HOME-31). */
async function endedOf(
  context: PortalContext,
  snapshot: AccountSnapshot,
  { ended }: AccountView,
  after: string | undefined,
): Promise<HomeModel['ended']> {
  const isOpen = (operation: Operation) => notClosedBy(activitySummaryOf(operation), operation.state) !== undefined;
  // Puts an unsent lock or pause first, because the customer believes to be protected.
  const otherEnds = ended.filter(({ id }) => id !== after).sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  if (otherEnds.length === 0) return undefined;
  const entries = await makeEntries(context, snapshot, otherEnds.slice(0, listedEnds));
  return { entries, more: otherEnds.length - entries.length };
}

const notDismissed = ({ stopped, dismissed }: AccountView) =>
  stopped.filter(({ operation }) => !dismissed.includes(operation.id));

/**
 * Hides the outcome of an operation from the viewer's Home (HOME-31).
 * @throws NOT_FOUND for another person's
 */
export async function dismissEnd({ account, viewer }: PortalContext, operationId: string): Promise<void> {
  assertOperationId(operationId);
  const { operation } = await account.find({ operationId });
  const person = { id: viewer.actor.customerId, isPrimary: viewer.credentials.isPrimary };
  if (!operation || !isSeen({ actor: person }, operation)) throw new TRPCError({ code: 'NOT_FOUND' });
  await account.dismiss(viewer, operationId);
}

async function beingCheckedOf(
  context: PortalContext,
  snapshot: AccountSnapshot,
  { unreadable = [] }: AccountView,
): Promise<ActivityEntry[] | undefined> {
  const visibleOperations = unreadable.filter((operation) => isSeen(snapshot, operation));
  return visibleOperations.length > 0 ? makeEntries(context, snapshot, visibleOperations) : undefined;
}

/** Reads everything for Home in one call. Only the primary's read has the balance and the next bill (HOME-11). */
async function readHomeData(context: PortalContext) {
  const { viewer } = context;
  const { isPrimary } = viewer.credentials;
  return readAllWithView(context, {
    ...snapshotReads(viewer),
    plans: plansRead,
    used: await usageRead(context),
    owed: isPrimary ? owedRead(viewer) : undefined,
    forecast: isPrimary ? forecastRead(viewer) : undefined,
    saved: isPrimary ? cardAtHandRead(viewer) : undefined,
    history: isPrimary ? atHand(purchasesRead(viewer, today(context))) : undefined,
  });
}

/** Returns the advice for the reader's own line, from replies that are at hand: Home makes no call for it (HOME-11). */
async function ownAdvice(
  context: PortalContext,
  {
    history,
    ...request
  }: Omit<Parameters<typeof planAdvice>[1], 'purchases'> & {
    history: Outcome<{ purchases: Purchase[] }> | undefined;
  },
): Promise<PlanAdvice | undefined> {
  const purchases = history && replyOrUndefined(history)?.purchases;
  return planAdvice(context, { ...request, purchases, isAtHand: true });
}

/** MONEY-9. It is the first bill when the account holder's line came into service in the present billing cycle. */
function autoPaidOf(snapshot: AccountSnapshot, { balance, dueDate }: Owed): AutoPaid {
  return { amount: balance, dueDate, isFirst: isFirstBill(primaryOf(snapshot)) };
}

/** Effect on service of a payment of the last hour (HOME-24). */
function findRecentPayment(
  { viewer, now }: PortalContext,
  snapshot: AccountSnapshot,
  { paymentPage: page }: AccountView,
  owed: Outcome<BillingAccount> | undefined,
): PaidService | undefined {
  const balance = owed && replyOrUndefined(owed)?.balance;
  if (page?.actorId !== viewer.actor.customerId || balance === undefined) return undefined;
  return now() - (page.sentAt ?? 0) > paidNewsMs ? undefined : paidService(page, snapshot, balance);
}

function addingLineOf(view: AccountView, customerId: string, allowed: boolean): HomeModel['addingLine'] {
  const order = view.inProgress.find(({ kind, subjectId }) => kind === 'add-line' && subjectId === customerId);
  if (order) return { operationId: order.id };
  const journeys: readonly { name: string; subjectId: string }[] = view.journeys;
  const isBegun = journeys.some(({ name, subjectId }) => name === 'add-line' && subjectId === customerId);
  return isBegun && allowed ? {} : undefined;
}

function activatingOf(snapshot: AccountSnapshot, { journeys, refs }: AccountView): LineName[] {
  return visibleLines(snapshot)
    .filter(({ id }) => journeys.some(({ name, subjectId }) => name === 'activation' && subjectId === id))
    .filter((line) => can('go-through-activation', snapshot, line).allowed)
    .map((line) => lineName(refs[line.id] as string, line));
}

/** Actions by the line's state, in the order of their buttons; the name is edited by its icon. */
function offersOf(line: Customer): Action[] {
  if (!isActivated(line.status)) return offersBeforeService(line);
  return [
    'complete-esim-setup',
    ...(isInState(line, 'active') && isDataPaused(line) ? ['data-service' as const] : []),
    'add-data',
    'change-plan',
    'rename',
  ];
}
