import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { AccountView } from '../portal-account.ts';
import { type PortalContext, today } from '../portal-context.ts';
import { type JobView, intervalOf } from '../poll/poll.ts';
import { type DataNow, isDataPaused } from '../domain/facts/data-now.ts';
import { lineOperation, type OperationFacts, operationOf } from '../domain/facts/line-operation.ts';
import type { Day } from '../domain/day.ts';
import { nameOf, placeOf } from '../domain/line.ts';
import {
  isNewlyActive,
  isSetupLeft,
  isSimSwap,
  isUnknownStatus,
  isUnpaidSim,
  type LineState,
  lineStateOf,
} from '../domain/line-status.ts';
import { portProblemOf } from '../domain/port-detail.ts';
import { ofKind, type Operation, type OperationKind } from '../operation/operations.ts';
import type { Action, Decision, Reason } from '../domain/decision.ts';
import { can, type AccountSnapshot } from '../domain/permission.ts';
import { firstSimCard, type SimCards } from '../domain/facts/sim-cards.ts';
import { dataChangeOf } from './data-service.ts';
import { type DataReplies, lineData } from './line-data.ts';
import { type CardOperation, cardOperation } from './card-operation.ts';
import { type LinePlan, linePlanOf, loadScheduledNames } from './line-plan.ts';
import { lineProgressOf, type LineProgress } from './line-progress.ts';
import { withSimCards } from './order/order-reads.ts';
import { visibleLines } from './seen-lines.ts';
import { isolated } from '../domain/isolated.ts';

/** Notices of a line's card besides its state, most urgent first. */
export const notices = [
  'order-stopped',
  'unpaid',
  'non-pay',
  'suspended',
  'sim-swap',
  'activation-sent',
  'activating',
  'activation-failed',
  'porting',
  'port-account',
  'port-pin',
  'port-zip',
  'port-failed',
  'unclear',
  'disconnected',
  'esim-ready',
  'sim-on-its-way',
  'sim-arrived',
  'port-done',
  'line-ready',
  'setup-left',
  'throttled',
  'data-cutoff',
  'usage-full',
  'usage-bad',
  'usage-warn',
  'top-up-pending',
  'plan-changing',
  'plan-scheduled',
] as const;
export type Notice = (typeof notices)[number];

export interface LineCard {
  ref: string;
  name?: string;
  /** Place of the line in its group from 1; 0 when the carrier sent none. */
  occurrence: number;
  isPrimary: boolean;
  /** Phone number of the line, ten digits. */
  msisdn?: string;
  /** Phone number that is being transferred to this carrier. */
  portingNumber?: string;
  state: LineState;
  esim: boolean;
  notices: Notice[];
  /** The operation to name on the phone, when an order stopped half-way (ORDER-28). */
  stoppedOrder?: string;
  /** State of its data now; `unread` also on a page that does not read the usage. */
  data: DataNow;
  /** Progress of the line's SIM card or port-in. */
  progress?: LineProgress;
  /** Expected day of its SIM card, unless that day is over; YYYY-MM-DD. */
  expectedOn?: string;
  /** A further SIM card that was ordered and has not been shipped; its expected day is YYYY-MM-DD (ORDER-27). */
  another?: { expectedOn?: string | undefined };
  /** A top-up in progress. */
  topUp?: CardOperation & { gigabytes?: number };
  /** An activation, SIM kit or correction in progress; `of` is its kind, if it was sent from here. */
  activation?: CardOperation & { of?: OperationKind };
  plan: LinePlan;
  /** Setting of the Data Service switch, and a change in progress from this portal. */
  dataService: { paused: boolean; changing?: { pause: boolean } };
  /** Time of the last poll of its operations, milliseconds since 1970. */
  lastCheckedAt?: number;
  actions: { action: Action; decision: Decision }[];
  info: { plan?: string; device?: string; imei?: string; activatedOn?: string };
  /** The customer requested the disconnection (LINE-3). */
  disconnectedByRequest: boolean;
}

/** Facts from which a page makes its cards. */
interface LineCardDeps extends DataReplies {
  snapshot: AccountSnapshot;
  view: AccountView;
  /** Actions that this page offers for a line; those that do not apply are left out. */
  offers: (line: Customer, data: DataNow) => readonly Action[];
}

/**
 * Returns the visible lines as cards (LINE-18), and the snapshot with the places of their SIM cards. `refresh`: seconds
 * until a page without script reloads.
 */
export async function makeLineCards(
  context: PortalContext,
  { snapshot: read, used, plans, view, offers }: LineCardDeps,
): Promise<{ lines: LineCard[]; snapshot: AccountSnapshot; refresh?: number }> {
  const visible = visibleLines(read);
  const [planNames, snapshot] = await Promise.all([
    loadScheduledNames(context, visible),
    withSimCards(context, read, { reorders: view.inProgress, stopped: view.stopped }),
  ]);
  for (const line of visible)
    if (isUnknownStatus(line.status)) context.log('unknown line status', { status: line.status });
  const day = today(context);
  const facts = { operations: view.inProgress, jobs: view.jobs, now: context.now() };
  const lines = visible.map((line) => {
    const data = lineData(snapshot, line, { used, plans }, day);
    return cardOf(line, {
      ref: view.refs[line.id] as string,
      data,
      view,
      plan: linePlanOf(snapshot, line, facts, planNames, day),
      facts,
      simCards: snapshot.simCards?.get(line.id),
      actions: actionsOf(snapshot, line, offers(line, data)),
      today: day,
    });
  });
  return { lines, snapshot, refresh: refreshOf(view.jobs, context.now()) };
}

/** Returns the shortest interval of all jobs, in whole seconds. */
function refreshOf(jobs: readonly JobView[], now: number): number | undefined {
  const all = jobs.map((job) => intervalOf(job.kind, now - job.startedAt, 'home'));
  return all.length > 0 ? Math.round(Math.min(...all) / 1000) : undefined;
}

interface CardDeps {
  ref: string;
  data: DataNow;
  view: AccountView;
  plan: LinePlan;
  facts: OperationFacts<Operation>;
  simCards: SimCards | undefined;
  actions: LineCard['actions'];
  today: Day;
}

function cardOf(line: Customer, deps: CardDeps): LineCard {
  const { ref, data, plan, actions } = deps;
  const state = lineStateOf(line.status);
  const topUp = topUpOf(line, deps.facts);
  const activation = activationOf(line, deps.facts);
  const { simCards } = deps;
  const simCard = firstSimCard(simCards);
  const name = nameOf(line);
  const device = [line.make, line.model].filter(Boolean).join(' ');
  return {
    ref,
    name,
    occurrence: placeOf(line),
    isPrimary: line.isPrimary,
    msisdn: line.reachNumber,
    portingNumber: state === 'porting' && line.mnpInfo?.oldNumber ? line.mnpInfo.oldNumber : undefined,
    state,
    esim: line.esim,
    data,
    notices: noticesOf(line, deps, {
      pending: topUp !== undefined,
      adding: topUp !== undefined && !topUp.unknown,
      sent: activation?.operationId !== undefined,
    }),
    stoppedOrder: simCards?.kind === 'stopped' ? simCards.operationId : undefined,
    progress: lineProgressOf(line, simCard),
    expectedOn: simCard?.expectedOn,
    another: simCards?.kind === 'ready' && simCards.coming ? { expectedOn: simCards.coming.expectedOn } : undefined,
    topUp,
    activation,
    plan,
    dataService: { paused: isDataPaused(line), changing: dataChangeOf(line, deps.view.inProgress) },
    lastCheckedAt: lastCheckOf(line, deps.view.jobs),
    actions,
    info: {
      plan: isolated(line.reachPlanDisplayName),
      device,
      imei: line.imei,
      activatedOn: line.activationDate,
    },
    disconnectedByRequest: line.lastDisconnectedReason === 0,
  };
}

function topUpOf(line: Customer, facts: OperationFacts<Operation>): LineCard['topUp'] {
  const fact = lineOperation('data', line, facts);
  const gigabytes = ofKind('top-up', operationOf(fact))?.terms.gigabytes;
  return cardOperation(fact, gigabytes === undefined ? {} : { gigabytes });
}

function activationOf(line: Customer, facts: OperationFacts<Operation>): LineCard['activation'] {
  const fact = lineOperation('activation', line, facts);
  const kind = operationOf(fact)?.kind;
  return cardOperation(fact, kind === undefined ? {} : { of: kind });
}

/** Returns the time at which the portal last polled the line. */
function lastCheckOf({ id }: Customer, jobs: readonly JobView[]): number | undefined {
  const checks = jobs.flatMap(({ subjectId, lastCheckedAt }) => (subjectId === id ? (lastCheckedAt ?? []) : []));
  return checks.length > 0 ? Math.max(...checks) : undefined;
}

function noticesOf(
  line: Customer,
  { data, plan, today: day, simCards, actions }: CardDeps,
  { pending, adding, sent }: Record<'pending' | 'adding' | 'sent', boolean>,
): Notice[] {
  const nonPay = data.kind === 'suspended' && data.isNonPay;
  const state = lineStateOf(line.status);
  const portProblem = portProblemOf(line);
  const isNew = isNewlyActive(line, day);
  const level = data.kind === 'usable' ? data.left.level : undefined;
  const applies: Record<Notice, boolean> = {
    ...simCardNotices(simCards),
    'non-pay': nonPay,
    suspended: state === 'suspended' && !nonPay,
    'sim-swap': isSimSwap(line),
    'activation-sent': sent,
    activating: state === 'activating',
    'activation-failed': state === 'activation-failed',
    porting: state === 'porting',
    'port-account': portProblem === 'account',
    'port-pin': portProblem === 'pin',
    'port-zip': portProblem === 'zip',
    'port-failed': state === 'port-failed' && portProblem === undefined,
    unclear: state === 'unclear',
    disconnected: state === 'disconnected',
    'esim-ready': state === 'not-activated' && line.esim,
    'port-done': isNew && line.isMNP,
    'line-ready': isNew && !line.isMNP && !isSetupLeft(line),
    'setup-left': data.kind === 'not-installed',
    throttled: data.kind === 'slowed',
    'data-cutoff': data.kind === 'paused',
    'usage-full': data.kind === 'used-up',
    'usage-bad': level === 'bad',
    'usage-warn': level === 'warn',
    'top-up-pending': pending,
    'plan-changing': plan.changing !== undefined,
    'plan-scheduled': plan.scheduled !== undefined && plan.changing === undefined,
  };
  const isMoot = (notice: Notice) =>
    (adding && ofLittleData.includes(notice)) ||
    (sent && beforeSending.includes(notice)) ||
    (lacksPlan({ actions }) && toActivate.includes(notice));
  return notices.filter((notice) => applies[notice] && !isMoot(notice));
}

/** Returns the notices of the SIM cards that wait for activation (LINE-12, ORDER-27, ORDER-28). */
function simCardNotices(
  cards: SimCards | undefined,
): Record<'order-stopped' | 'unpaid' | 'sim-on-its-way' | 'sim-arrived', boolean> {
  const kind = cards?.kind ?? 'not-waiting';
  const arrived = firstSimCard(cards)?.step === 'delivered';
  return {
    'order-stopped': kind === 'stopped',
    unpaid: kind === 'unpaid' || kind === 'ordering',
    'sim-on-its-way': ['ready', 'coming', 'no-record'].includes(kind) && !arrived,
    'sim-arrived': arrived,
  };
}

/** Notices that call for an action, hidden while that action is being sent (LEDGER-40). */
const beforeSending: readonly Notice[] = [
  'activation-failed',
  'port-account',
  'port-pin',
  'port-zip',
  'esim-ready',
  'sim-arrived',
];

/** Notices about little data, hidden while data is being added (HOME-26). */
const ofLittleData: readonly Notice[] = ['throttled', 'usage-full', 'usage-bad', 'usage-warn'];

/** Returns true when activation is blocked because the line has no plan: the customer has to call (ACTIVATE-43). */
export function lacksPlan({ actions }: Pick<LineCard, 'actions'>): boolean {
  return actions.some(({ decision }) => !decision.allowed && decision.reason === 'no-plan');
}

/** Hidden where the activation button has the reason "no plan". */
const toActivate: readonly Notice[] = ['esim-ready', 'sim-arrived'];

/** Returns the line's actions; a disabled action is kept, with its reason beside it (LINE-24). */
function actionsOf(snapshot: AccountSnapshot, line: Customer, offers: readonly Action[]): LineCard['actions'] {
  return offers
    .map((action) => ({ action, decision: can(action, snapshot, line) }))
    .filter(({ decision }) => decision.allowed || !leftOut.includes(decision.reason));
}

/**
 * Reasons that hide an action: the line does not need it, its SIM card has not left (ORDER-27), or the card leads to
 * the operation in progress (LEDGER-40).
 */
const leftOut: readonly Reason[] = ['does-not-apply', 'kit-not-sent', 'under-way'];

/** Returns the actions for a line before activation, in the order of its buttons (HOME-3, ACCOUNT-11). */
export function offersBeforeService(line: Customer): Action[] {
  if (lineStateOf(line.status) !== 'not-activated') return ['retry-activation', 'fix-port'];
  if (line.esim) return ['activate'];
  return isUnpaidSim(line) ? ['track-order'] : ['activate', 'track-order'];
}
