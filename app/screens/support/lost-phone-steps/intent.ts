import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Charge } from '#rpc/domain/charge.ts';
import { dataServiceOf, isDataPaused } from '#rpc/domain/facts/data-now.ts';
import { isActivated, lineStateOf } from '#rpc/domain/line-status.ts';
import { type SimCard, simCardOf } from '#rpc/domain/facts/sim-cards.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import { isDelivered } from '#rpc/domain/order.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { ofKind, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { dataChangeOf } from '#rpc/portal/data-service.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { readOrders } from '#rpc/portal/order/order-reads.ts';
import { readOwn } from '#rpc/portal/own-account.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { findOperation, type FullSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { findLatestCode } from '#app/screens/settings/latest-code.ts';
import { lockOf, type LockStanding } from '#app/screens/settings/lock-standing.ts';
import { readSecured, type Secured } from './secure.ts';
import { readReorderCharge } from '#rpc/portal/order/reorder.ts';

type SimOnItsWay = Pick<SimCard, 'step' | 'expectedOn'>;

/** A line in service, with the steps that protect or replace it. */
export interface LostLine {
  line: LineName;
  data: 'on' | 'paused' | 'suspended' | 'changing';
  pause: Decision;
  /** Idempotency key of the form that pauses its data. */
  operationId: string;
  esim: boolean;
  order: Decision;
  /** An order of a SIM card for this line is being sent. */
  isOrdering: boolean;
  /** Whereabouts of a SIM card that was ordered for this line and has not arrived. */
  onItsWay?: SimOnItsWay;
}

export interface LostPhone {
  /** Lines in service; absent while the carrier returns no customer (SETTINGS-9). */
  lines?: LostLine[];
  /** State of the account lock; absent while the carrier returns no customer. */
  lock?: LockStanding;
  /** Idempotency key of the form that locks the account. */
  lockId: string;
  /** Idempotency key of the form that does all steps at once. */
  secureId: string;
  /** Outcome of each step of the one button (LOST-10). */
  secured?: Secured;
  /** Number of other sessions of the customer. */
  otherSignIns: number;
  /** Result of a single step. */
  after?: ActivityEntry;
  /** Price of a SIM card that was just ordered (MONEY-1). */
  charge?: Charge;
  /** Seconds until a page without script looks again. */
  refresh?: number;
}

const steps = [
  'data-service',
  'reorder-sim',
  'account-lock',
  'secure-account',
] as const satisfies readonly OperationKind[];

/**
 * Returns the open parts of the account of a lost phone, and the steps against them (LOST-2 to LOST-6).
 * @param afterId the operation of the last step
 */
export async function loadLostPhone(context: PortalContext, afterId?: string): Promise<LostPhone> {
  const { account, viewer } = context;
  const [ownAccount, lastOperation, signIns, code, pausing, ordering, securing, secured] = await Promise.all([
    readOwn(context, 'all'),
    findOperation(context, afterId),
    account.signIns(viewer),
    findLatestCode(context),
    openOf(context, 'data-service'),
    openOf(context, 'reorder-sim'),
    openOf(context, 'secure-account'),
    readSecured(context, afterId),
  ]);
  const step = lastOperation && steps.some((kind) => kind === lastOperation.kind) ? lastOperation : undefined;
  const [lines, after, charge] = await Promise.all([
    ownAccount.told &&
      lostLines(context, ownAccount.told, { switching: [...pausing, ...securing], ordering: subjectsOf(ordering) }),
    readEntryAfter(context, ownAccount, step),
    readReorderCharge(context, ofKind('reorder-sim', step)),
  ]);
  return {
    lines,
    lock: ownAccount.told && lockOf(ownAccount.told, code),
    lockId: newOperationId(),
    secureId: newOperationId(),
    secured: after && secured && hasSteps(secured) ? secured : undefined,
    otherSignIns: signIns.filter(({ isCurrent: isThis }) => !isThis).length,
    after: after?.entry,
    charge: after && charge,
    refresh: after?.refresh,
  };
}

/** Returns false where the outcome applies to all steps: not sent, or unknown (LOST-10). */
const hasSteps = ({ state }: Secured) => isInProgress(state) || state === 'done' || state === 'refused';

async function openOf({ account }: PortalContext, kind: (typeof steps)[number]): Promise<readonly Operation[]> {
  return (await account.find({ open: kind })).open;
}

const subjectsOf = (open: readonly Operation[]) => new Set(open.map(({ subjectId }) => subjectId));

/** The lines in service that this person may see: only those have data to pause and a number to lose. */
async function lostLines(
  context: PortalContext,
  snapshot: FullSnapshot,
  { switching, ordering }: { switching: readonly Operation[]; ordering: ReadonlySet<string> },
): Promise<LostLine[]> {
  const lines = visibleLines(snapshot).filter(({ status }) => isActivated(status));
  const [refs, places] = await Promise.all([
    context.account.refs(lines.map(({ id }) => id)),
    simsOnTheirWay(
      context,
      lines.filter(({ esim }) => !esim),
    ),
  ]);
  return lines.map((line) => ({
    line: lineName(refs[line.id] as string, line),
    data: dataChangeOf(line, switching) ? 'changing' : dataServiceOf(lineStateOf(line.status), isDataPaused(line)),
    pause: can('data-service', snapshot, line),
    operationId: newOperationId(),
    esim: line.esim,
    order: can('reorder-sim', snapshot, line),
    isOrdering: ordering.has(line.id),
    onItsWay: places.get(line.id),
  }));
}

async function simsOnTheirWay(
  context: PortalContext,
  lines: readonly Customer[],
): Promise<ReadonlyMap<string, SimOnItsWay>> {
  const { orders, tracked } = await readOrders(context, lines);
  return new Map(
    orders.flatMap(({ line, orderIds: [newest = ''] }) => {
      const tracking = tracked.get(newest);
      if (!tracking || isDelivered(tracking)) return [];
      const { step, expectedOn } = simCardOf(newest, tracking);
      return [[line.id, { step, expectedOn }] as const];
    }),
  );
}
