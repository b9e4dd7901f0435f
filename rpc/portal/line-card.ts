import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { CycleUsage } from '#contracts/usage/vocabulary.ts';
import type { AccountView, JobView, PortalContext } from '../portal-context.ts';
import { shareGone } from '../domain/billing-cycle.ts';
import { dayOf } from '../domain/day.ts';
import { nameOf, occurrenceOf } from '../domain/line.ts';
import {
  isNewlyActive,
  isNonPay,
  isSetupLeft,
  isSimOrdered,
  isSimSwap,
  isUnknownStatus,
  isUnpaidSim,
  type LineState,
  lineStateOf,
  portProblemOf,
} from '../domain/line-status.ts';
import { ofKind } from '../operation/operations.ts';
import { type Action, can, type Decision, primaryOf, type AccountSnapshot } from '../domain/permission.ts';
import { intervalOf } from '../poll/poll.ts';
import type { OrderStepName } from '../domain/order.ts';
import { type DataUsage, dataUsage } from '../domain/usage.ts';
import { type Outcome, replyOrUndefined } from '../problem.ts';
import { type LinePlan, linePlanOf, scheduledNames } from './line-plan.ts';
import { lineProgressOf, type LineProgress } from './line-progress.ts';
import { kitSteps } from './order/order-reads.ts';
import { seenLines } from './seen-lines.ts';

/** What a line used in the present billing cycle. */
export interface CardUsage extends DataUsage {
  /** YYYY-MM-DD. */
  resetsOn: string;
  /** Where today stands in the cycle, in whole percent (HOME-21). */
  todayAt?: number;
}

/** What a line's card says besides its state, most urgent first. */
export const notices = [
  'unpaid',
  'non-pay',
  'suspended',
  'sim-swap',
  'activating',
  'activation-failed',
  'porting',
  'port-account',
  'port-pin',
  'port-zip',
  'port-failed',
  'unclear',
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
  /** From 1; 0 when the carrier sent none. */
  occurrence: number;
  isPrimary: boolean;
  /** Ten digits. */
  msisdn?: string;
  /** The number that is being moved here. */
  portingNumber?: string;
  state: LineState;
  esim: boolean;
  notices: Notice[];
  usage?: CardUsage;
  /** Of its SIM card or its number, while that is on its way. */
  progress?: LineProgress;
  /** The carrier did not tell; the card says so. */
  usageMissing: boolean;
  /** Under way; `unknown` while it is not known whether it went through. */
  topUp?: { operationId?: string; gigabytes?: number; unknown?: boolean };
  plan: LinePlan;
  /** Is the data of the line paused, and is that being changed from this portal? */
  dataService: { paused: boolean; changing?: { pause: boolean } };
  /** When the carrier was last asked about what is under way, milliseconds since 1970. */
  lastCheckedAt?: number;
  actions: { action: Action; decision: Decision }[];
  info: { plan?: string; device?: string; imei?: string; activatedOn?: string };
  /** The customer asked for the disconnection (LINE-3). */
  disconnectedByRequest: boolean;
}

/** What the cards of a page are made of. */
interface LineCardDeps {
  snapshot: AccountSnapshot;
  /** Left out by a page that does not show how much was used. */
  used?: Outcome<CycleUsage>;
  view: AccountView;
  /** What this page offers for a line; what does not apply is left out. `hasArrived`: its SIM card was delivered. */
  offers: (line: Customer, hasArrived: boolean) => readonly Action[];
}

/**
 * The lines that this person may see, as cards (LINE-18). `refresh`: seconds until a page without script looks again.
 */
export async function lineCards(
  context: PortalContext,
  { snapshot, used, view, offers }: LineCardDeps,
): Promise<{ lines: LineCard[]; refresh?: number }> {
  const seen = seenLines(snapshot);
  const [planNames, kits] = await Promise.all([scheduledNames(context, seen), kitSteps(context, seen)]);
  for (const line of seen)
    if (isUnknownStatus(line.status)) context.log('unknown line status', { status: line.status });
  const planChanges = view.open.flatMap((one) => ofKind('plan-change', one) ?? []);
  const lines = seen.map((line) =>
    cardOf(line, {
      ref: view.refs[line.id] as string,
      snapshot,
      used,
      view,
      plan: linePlanOf(snapshot, line, planChanges, planNames),
      kitStep: kits.get(line.id),
      actions: actionsOf(snapshot, line, offers(line, kits.get(line.id) === 'delivered')),
      now: context.now(),
    }),
  );
  return { lines, refresh: refreshOf(view.jobs, context.now()) };
}

/** The shortest interval of all that is under way, in whole seconds. */
function refreshOf(jobs: readonly JobView[], now: number): number | undefined {
  const all = jobs.map((job) => intervalOf(job.kind, now - job.startedAt, 'home'));
  return all.length > 0 ? Math.round(Math.min(...all) / 1000) : undefined;
}

interface CardDeps extends Omit<LineCardDeps, 'offers'> {
  ref: string;
  plan: LinePlan;
  /** Where the line's SIM card is that waits for activation, as far as the carrier tells. */
  kitStep: OrderStepName | undefined;
  actions: LineCard['actions'];
  now: number;
}

function cardOf(line: Customer, deps: CardDeps): LineCard {
  const { ref, used, plan, actions } = deps;
  const { open, jobs } = deps.view;
  const state = lineStateOf(line.status);
  // A suspended line has no data to use, however much is left (LINE-39).
  const data = state === 'active' ? usageOf(line, used, deps.now) : undefined;
  const operation = open.flatMap((one) => ofKind('top-up', one) ?? []).find((one) => one.subjectId === line.id);
  const topUp = operation
    ? { operationId: operation.id, gigabytes: operation.terms.gigabytes, unknown: operation.state === 'unknown' }
    : line.operationsInProcess.includes('TOPUP_IN_PROGRESS')
      ? {}
      : undefined;
  const switching = open.flatMap((one) => ofKind('data-service', one) ?? []).find((one) => one.subjectId === line.id);
  const lastCheckedAt = Math.max(
    ...jobs.filter((job) => job.subjectId === line.id).map((job) => job.lastCheckedAt ?? 0),
    0,
  );
  const name = nameOf(line);
  const device = [line.make, line.model].filter(Boolean).join(' ');
  return {
    ref,
    name,
    occurrence: occurrenceOf(line),
    isPrimary: line.isPrimary,
    msisdn: line.reachNumber,
    portingNumber: state === 'porting' && line.mnpInfo?.oldNumber ? line.mnpInfo.oldNumber : undefined,
    state,
    esim: line.esim,
    notices: noticesOf(line, deps, data, topUp !== undefined),
    usage: data,
    progress: lineProgressOf(line, deps.kitStep),
    usageMissing: used !== undefined && state === 'active' && !data,
    topUp,
    plan,
    dataService: { paused: line.isDataCutoff, changing: switching ? { pause: switching.terms.pause } : undefined },
    lastCheckedAt: lastCheckedAt > 0 ? lastCheckedAt : undefined,
    actions,
    info: {
      plan: line.reachPlanDisplayName,
      device,
      imei: line.imei,
      activatedOn: line.activationDate,
    },
    disconnectedByRequest: line.lastDisconnectedReason === 0,
  };
}

function usageOf(line: Customer, used: Outcome<CycleUsage> | undefined, now: number): CardUsage | undefined {
  const cycle = used && replyOrUndefined(used);
  const own = cycle?.users.find((user) => user.userId === line.id);
  if (!cycle || !own) return undefined;
  const gone = shareGone({ start: cycle.billStartDate, end: cycle.billEndDate }, dayOf(now));
  return {
    ...dataUsage(own.bytes, own.maxBytes),
    resetsOn: line.nextBillingDate ?? cycle.billEndDate,
    todayAt: Math.floor(gone * 100),
  };
}

function noticesOf(
  line: Customer,
  { snapshot, plan, now, kitStep }: CardDeps,
  data: DataUsage | undefined,
  pending: boolean,
): Notice[] {
  const nonPay = isNonPay(line, primaryOf(snapshot));
  const state = lineStateOf(line.status);
  const portProblem = portProblemOf(line);
  const unpaid = isUnpaidSim(line);
  const isNew = isNewlyActive(line, now);
  const said: Record<Notice, boolean> = {
    unpaid,
    'non-pay': nonPay,
    suspended: state === 'suspended' && !nonPay,
    'sim-swap': isSimSwap(line),
    activating: state === 'activating',
    'activation-failed': state === 'activation-failed',
    porting: state === 'porting',
    'port-account': portProblem === 'account',
    'port-pin': portProblem === 'pin',
    'port-zip': portProblem === 'zip',
    'port-failed': state === 'port-failed' && portProblem === undefined,
    unclear: state === 'unclear',
    'esim-ready': state === 'not-activated' && line.esim,
    'sim-on-its-way': isSimOrdered(line) && kitStep !== 'delivered',
    'sim-arrived': kitStep === 'delivered',
    'port-done': isNew && line.isMNP,
    'line-ready': isNew && !line.isMNP && !isSetupLeft(line),
    'setup-left': isSetupLeft(line),
    throttled: line.status === 2 && line.isThrottled,
    'data-cutoff': line.status === 2 && line.isDataCutoff,
    // What slows a line says that its data is used up.
    'usage-full': data?.level === 'full' && !line.isThrottled,
    'usage-bad': data?.level === 'bad',
    'usage-warn': data?.level === 'warn',
    'top-up-pending': pending,
    'plan-changing': plan.changing !== undefined,
    'plan-scheduled': plan.scheduled !== undefined && plan.changing === undefined,
  };
  return notices.filter((notice) => said[notice]);
}

/** What applies to the line; a disabled action stays, with its reason beside it (LINE-24). */
function actionsOf(snapshot: AccountSnapshot, line: Customer, offers: readonly Action[]): LineCard['actions'] {
  return offers
    .map((action) => ({ action, decision: can(action, snapshot, line) }))
    .filter(({ decision }) => decision.allowed || decision.reason !== 'does-not-apply');
}

/**
 * What a line that is not activated may need, in the order of its buttons (HOME-3, ACCOUNT-11).
 * @param hasArrived its SIM card was delivered
 */
export function offersBeforeService(line: Customer, hasArrived: boolean): Action[] {
  if (lineStateOf(line.status) !== 'not-activated') return ['retry-activation', 'fix-port'];
  if (line.esim) return ['activate'];
  return hasArrived ? ['activate', 'track-order'] : ['track-order'];
}
