import { billing } from '#contracts/billing/endpoints.ts';
import type { Forecast } from '#contracts/billing/vocabulary.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type AccountView, lookAt, maxAge, type PortalContext, readRequest } from '../portal-context.ts';
import { readingCase } from '../domain/line.ts';
import { isActivated } from '../domain/line-status.ts';
import {
  type AccountSnapshot,
  type Action,
  can,
  countedLines,
  countedLinesLimit,
  type Decision,
  isAccountDisabled,
  primaryOf,
} from '../domain/permission.ts';
import { soonest } from '../poll/poll.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';
import { type Due, dueOf, owedRead } from './account-due.ts';
import { type ActivityEntry, entryAfter } from './activity.ts';
import { type LineCard, lineCards, offersBeforeService } from './line-card.ts';
import { type LineName, lineName } from './line-name.ts';
import { byNeed } from './line-need.ts';
import { seenLines } from './seen-lines.ts';
import { findOperation, snapshotReads, snapshotOf } from './snapshot.ts';
import { newOperationId } from './submit-once.ts';
import { usageRead } from './usage-read.ts';

/** A card of Home. */
export interface HomeLine extends LineCard {
  /** What the form that lets its data run again begins; absent where data is on. */
  operationId?: string;
}

export interface HomeModel {
  firstName?: string;
  isPrimary: boolean;
  /** Those that need somebody first (HOME-15). */
  lines: HomeLine[];
  /** Absent while nothing is due (HOME-13). */
  due?: Due;
  nextBill?: NextBill;
  /** What has come of something that was done from this page. */
  after?: ActivityEntry;
  addLine: Decision;
  /** How many lines could still be added. */
  linesLeft: number;
  /** Add Line can be gone on with (JOURNEY-7), or its order is under way (ADDLINE-20). */
  addingLine?: { operationId?: string };
  /** Lines whose activation was begun here and can be gone on with (ACTIVATE-4). */
  activating: LineName[];
  /** The primary is in status 7: a notice above the cards (HOME-7). */
  disabled: boolean;
  /** Category FRAUD: the Let's Talk notice. */
  letsTalk: boolean;
  /** Category TEST (SIGNIN-8). */
  toActivation: boolean;
  /** Seconds until a page without script looks again; absent when nothing is under way. */
  refresh?: number;
}

/** The next bill (HOME-14): the day as YYYY-MM-DD; the total, with tax, in cents where the carrier forecasts it. */
export interface NextBill {
  day: string;
  total?: number;
}

/**
 * Home: what is due, and every line that this person may see, with its state, its data and what can be done (HOME-1 to
 * HOME-3, HOME-13 to HOME-15).
 * @param after the operation to tell of
 */
export async function home(context: PortalContext, { after }: { after?: string | undefined } = {}): Promise<HomeModel> {
  const { requester } = context;
  const [{ outcomes, view }, operation] = await Promise.all([lookWithMoney(context), findOperation(context, after)]);
  const [me, group, keys, used, owed, forecast] = outcomes;
  const snapshot = snapshotOf(me, group, keys);
  const [cards, due, entry] = await Promise.all([
    lineCards(context, { snapshot, used, view, offers: offersOf }),
    dueOf(context, snapshot, owed),
    entryAfter(context, snapshot, operation),
  ]);
  const addLine = can('add-line', snapshot);
  const firstName = snapshot.actor.firstName ? readingCase(snapshot.actor.firstName) : undefined;
  return {
    firstName,
    isPrimary: snapshot.actor.isPrimary,
    lines: byNeed(cards.lines).map((line) => ({
      ...line,
      operationId: line.dataService.paused ? newOperationId() : undefined,
    })),
    due,
    nextBill: nextBillOf(snapshot, forecast),
    after: entry?.entry,
    addLine,
    addingLine: addingLineOf(view, requester.actor.customerId, addLine.allowed),
    activating: activatingOf(snapshot, view),
    linesLeft: Math.max(0, countedLinesLimit - countedLines(snapshot.lines)),
    disabled: isAccountDisabled(snapshot),
    letsTalk: snapshot.actor.category === 'FRAUD',
    toActivation: snapshot.actor.category === 'TEST',
    refresh: soonest(cards.refresh, entry?.refresh),
  };
}

/** Everything that Home asks, in one call; what is owed and the next bill for the primary alone (HOME-11). */
async function lookWithMoney(context: PortalContext) {
  const { requester } = context;
  const reads = [...snapshotReads(requester), await usageRead(context)] as const;
  if (!requester.credentials.isPrimary) return lookAt(context, ...reads);
  const { customerId } = requester.actor;
  const forecastRead = readRequest(billing.forecast, { customerId }, maxAge.customer);
  return lookAt(context, ...reads, owedRead(requester), forecastRead);
}

/** HOME-14: a group without a line in service has no next bill, whatever day the carrier keeps. */
function nextBillOf(snapshot: AccountSnapshot, told: Outcome<Forecast> | undefined): NextBill | undefined {
  if (!snapshot.lines.some(({ status }) => isActivated(status))) return undefined;
  const forecast = told && can('see-bills', snapshot).allowed ? replyOrUndefined(told) : undefined;
  if (forecast) return { day: forecast.billDate, total: forecast.amount + forecast.totalTax };
  const day = primaryOf(snapshot).nextBillingDate;
  return day ? { day } : undefined;
}

function addingLineOf(view: AccountView, customerId: string, allowed: boolean): HomeModel['addingLine'] {
  const order = view.open.find(({ kind, subjectId }) => kind === 'add-line' && subjectId === customerId);
  if (order) return { operationId: order.id };
  const journeys: readonly { name: string; subjectId: string }[] = view.journeys;
  const begun = journeys.some(({ name, subjectId }) => name === 'add-line' && subjectId === customerId);
  return begun && allowed ? {} : undefined;
}

function activatingOf(snapshot: AccountSnapshot, { journeys, refs }: AccountView): LineName[] {
  return seenLines(snapshot)
    .filter(({ id }) => journeys.some(({ name, subjectId }) => name === 'activation' && subjectId === id))
    .filter((line) => can('go-through-activation', snapshot, line).allowed)
    .map((line) => lineName(refs[line.id] as string, line));
}

/** Actions by the line's state, in the order of their buttons; the name is edited by its icon. */
function offersOf(line: Customer, hasArrived: boolean): Action[] {
  if (!isActivated(line.status)) return offersBeforeService(line, hasArrived);
  return [
    'complete-esim-setup',
    ...(line.status === 2 && line.isDataCutoff ? ['data-service' as const] : []),
    'add-data',
    'rename',
  ];
}
