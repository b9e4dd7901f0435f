import type { Customer } from '#contracts/customer/vocabulary.ts';
import { usage } from '#contracts/usage/endpoints.ts';
import type { CycleUsage } from '#contracts/usage/vocabulary.ts';
import { ask, type JobView, maxAge, type PortalContext, readAll } from '../context.ts';
import type { Operation } from '../domain/operation.ts';
import { nameOf, occurrenceOf, readingCase, sortLines } from '../domain/line.ts';
import { isActivated, isActivationWatched, isListed, isNonPay, isPlanChanging, isSimSwap, isUnknownStatus, isUnpaidSim, type LineState, lineStateOf } from '../domain/line-status.ts';
import { type Action, can, countedLines, countedLinesLimit, type Decision, primaryOf, type Scene } from '../domain/permission.ts';
import { intervalOf } from '../domain/polling.ts';
import { type DataUsage, dataUsage } from '../domain/usage.ts';
import type { Outcome } from '../problem.ts';
import { type LinePlan, linePlanOf, scheduledNames } from './line-plan.ts';
import { sceneAsks, sceneOf } from './scene.ts';

/** What a line's card says besides its state, most urgent first. */
export const notices = [
  'unpaid', 'non-pay', 'suspended', 'sim-swap', 'activating', 'activation-failed', 'porting', 'port-failed', 'unclear',
  'esim-ready', 'sim-on-its-way', 'throttled', 'data-cutoff', 'usage-full', 'usage-bad', 'usage-warn', 'top-up-pending', 'plan-changing', 'plan-scheduled',
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
  usage?: DataUsage & { resetsOn: string };
  /** The carrier did not tell; the card says so. */
  usageMissing: boolean;
  topUp?: { operationId?: string; gigabytes?: number };
  plan: LinePlan;
  /** When the carrier was last asked about what is under way, milliseconds since 1970. */
  lookedAt?: number;
  actions: { action: Action; decision: Decision }[];
  info: { plan?: string; device?: string; imei?: string; activatedOn?: string };
  /** The customer asked for the disconnection (portal-1 §3: reason 0). */
  disconnectedByRequest: boolean;
}

export interface HomeModel {
  firstName?: string;
  isPrimary: boolean;
  lines: LineCard[];
  /** YYYY-MM-DD. */
  nextBill?: string;
  addLine: Decision;
  /** How many lines could still be added. */
  linesLeft: number;
  /** The primary is status 7: a notice instead of cards. */
  disabled: boolean;
  /** Category FRAUD: the Let's Talk notice. */
  letsTalk: boolean;
  /** Category TEST (portal-1 §2). */
  toActivation: boolean;
  /** Seconds until a page without script looks again; absent when nothing is under way. */
  refresh?: number;
}

/** Home: every line that this person may see, with its state, its data and what can be done (portal-1 §2, §4). */
export async function home(context: PortalContext): Promise<HomeModel> {
  const { account, who } = context;
  const [[me, group, keys, used], open, planChanges] = await Promise.all([
    readAll(context, ...sceneAsks(who), ask(usage.overall, { customerId: who.actor.customerId }, maxAge.usage)),
    account.openOperations('top-up'),
    account.openOperations('plan-change'),
  ]);
  const scene = sceneOf(me, group, keys);
  const seen = sortLines(scene.lines.filter((line) => isListed(line.status) && can('see', scene, line).allowed));
  const [refs, jobs, planNames] = await Promise.all([
    account.refs(seen.map((line) => line.id)),
    account.watch(who, 'home', seen.flatMap((line) => watchesOf(line, open, planChanges))),
    scheduledNames(context, seen),
  ]);
  for (const line of seen) if (isUnknownStatus(line.status)) context.log('unknown line status', { status: line.status });

  const lines = seen.map((line) => cardOf(line, refs[line.id] as string, scene, used, open, linePlanOf(scene, line, planChanges, planNames), jobs));
  const refresh = refreshOf(jobs, context.now());
  const firstName = scene.actor.firstName ? readingCase(scene.actor.firstName) : undefined;
  return {
    ...(firstName ? { firstName } : {}),
    isPrimary: scene.actor.isPrimary,
    lines,
    ...(primaryOf(scene).nextBillingDate ? { nextBill: primaryOf(scene).nextBillingDate as string } : {}),
    addLine: can('add-line', scene),
    linesLeft: Math.max(0, countedLinesLimit - countedLines(scene.lines)),
    disabled: scene.actor.status === 7,
    letsTalk: scene.actor.category === 'FRAUD',
    toActivation: scene.actor.category === 'TEST',
    ...(refresh === undefined ? {} : { refresh }),
  };
}

/** What is under way on a line: what the carrier says, and our own operations, which the carrier may not have heard of. */
function watchesOf(line: Customer, open: readonly Operation<'top-up'>[], planChanges: readonly Operation<'plan-change'>[]) {
  const topUp = line.operationsInProcess.includes('TOPUP_IN_PROGRESS') || open.some((one) => one.lineId === line.id);
  const planChange = isPlanChanging(line) || planChanges.some((one) => one.lineId === line.id);
  return [
    ...(topUp ? [{ kind: 'top-up', lineId: line.id } as const] : []),
    ...(planChange ? [{ kind: 'plan-change', lineId: line.id } as const] : []),
    ...(isActivationWatched(line.status) ? [{ kind: 'activation', lineId: line.id } as const] : []),
    ...(isSimSwap(line) ? [{ kind: 'sim-swap', lineId: line.id } as const] : []),
  ];
}

/** The shortest interval of all that is under way, in whole seconds. */
function refreshOf(jobs: readonly JobView[], now: number): number | undefined {
  const all = jobs.map((job) => intervalOf(job.kind, now - job.startedAt, 'home'));
  return all.length > 0 ? Math.round(Math.min(...all) / 1000) : undefined;
}

function cardOf(line: Customer, ref: string, scene: Scene, used: Outcome<CycleUsage>, open: readonly Operation<'top-up'>[], plan: LinePlan, jobs: readonly JobView[]): LineCard {
  const state = lineStateOf(line.status);
  const data = isActivated(line.status) ? usageOf(line, used) : undefined;
  const operation = open.find((one) => one.lineId === line.id);
  const topUp = operation
    ? { operationId: operation.id, gigabytes: operation.terms.gigabytes }
    : line.operationsInProcess.includes('TOPUP_IN_PROGRESS')
      ? {}
      : undefined;
  const lookedAt = Math.max(...jobs.filter((job) => job.lineId === line.id).map((job) => job.lookedAt ?? 0), 0);
  const name = nameOf(line);
  const device = [line.make, line.model].filter(Boolean).join(' ');
  return {
    ref,
    ...(name ? { name } : {}),
    occurrence: occurrenceOf(line),
    isPrimary: line.isPrimary,
    ...(line.reachNumber ? { msisdn: line.reachNumber } : {}),
    ...(state === 'porting' && line.mnpInfo?.oldNumber ? { portingNumber: line.mnpInfo.oldNumber } : {}),
    state,
    esim: line.esim,
    notices: noticesOf(line, scene, data, topUp !== undefined, plan),
    ...(data ? { usage: data } : {}),
    usageMissing: isActivated(line.status) && !data,
    ...(topUp ? { topUp } : {}),
    plan,
    ...(lookedAt > 0 ? { lookedAt } : {}),
    actions: actionsOf(scene, line),
    info: {
      ...(line.reachPlanDisplayName ? { plan: line.reachPlanDisplayName } : {}),
      ...(device ? { device } : {}),
      ...(line.imei ? { imei: line.imei } : {}),
      ...(line.activationDate ? { activatedOn: line.activationDate } : {}),
    },
    disconnectedByRequest: line.lastDisconnectedReason === 0,
  };
}

function usageOf(line: Customer, used: Outcome<CycleUsage>): (DataUsage & { resetsOn: string }) | undefined {
  if (used.kind !== 'reply') return undefined;
  const own = used.reply.users.find((user) => user.userId === line.id);
  return own ? { ...dataUsage(own.bytes, own.maxBytes), resetsOn: line.nextBillingDate ?? used.reply.billEndDate } : undefined;
}

function noticesOf(line: Customer, scene: Scene, data: DataUsage | undefined, pending: boolean, plan: LinePlan): Notice[] {
  const nonPay = isNonPay(line, primaryOf(scene));
  const state = lineStateOf(line.status);
  const unpaid = isUnpaidSim(line);
  const said: Record<Notice, boolean> = {
    unpaid,
    'non-pay': nonPay,
    suspended: state === 'suspended' && !nonPay,
    'sim-swap': isSimSwap(line),
    activating: state === 'activating',
    'activation-failed': state === 'activation-failed',
    porting: state === 'porting',
    'port-failed': state === 'port-failed',
    unclear: state === 'unclear',
    'esim-ready': state === 'not-activated' && line.esim,
    'sim-on-its-way': state === 'not-activated' && !line.esim && !unpaid,
    throttled: line.status === 2 && line.isThrottled,
    'data-cutoff': line.status === 2 && line.isDataCutoff,
    'usage-full': data?.level === 'full',
    'usage-bad': data?.level === 'bad',
    'usage-warn': data?.level === 'warn',
    'top-up-pending': pending,
    'plan-changing': plan.changing !== undefined,
    'plan-scheduled': plan.scheduled !== undefined && plan.changing === undefined,
  };
  return notices.filter((notice) => said[notice]);
}

/** Actions that apply to the line's state; a disabled one stays, with its reason beside it (decision 7). */
function actionsOf(scene: Scene, line: Customer): LineCard['actions'] {
  const candidates: Action[] =
    lineStateOf(line.status) === 'not-activated' ? (line.esim ? ['activate'] : ['track-order']) : isActivated(line.status) ? ['complete-esim-setup', 'add-data'] : [];
  return candidates
    .map((action) => ({ action, decision: can(action, scene, line) }))
    .filter(({ decision }) => decision.allowed || decision.reason !== 'does-not-apply');
}
