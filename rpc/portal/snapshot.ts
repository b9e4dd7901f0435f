import { TRPCError } from '@trpc/server';
import { config } from '#contracts/config/endpoints.ts';
import { ConfigKeys } from '#contracts/config/vocabulary.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Viewer } from '../portal-account.ts';
import type { PortalContext } from '../portal-context.ts';
import { readRequest, maxAge, readAll } from '../portal-reads.ts';
import { unavailableActions } from '../operation/needs.ts';
import { disabledActions, ofKind, type Operation, type OperationKind } from '../operation/operations.ts';
import type { Blocked, Reason } from '../domain/decision.ts';
import { can, type AccountSnapshot } from '../domain/permission.ts';
import { withPlaces } from '../domain/line.ts';
import { type BillId, billOf, cardOf, isLineKey } from '../domain/ref.ts';
import type { MonthOperation } from '../domain/facts/first-month.ts';
import type { StepRecord } from '../domain/saga.ts';
import { CustomerFaultError, type Fault, type Outcome, type Problem, unwrap } from '../problem.ts';

/**
 * Returns the first reads of every page of a signed-in person.
 * @param ageMs maximum age of the customers, in milliseconds; a write reads them and the flags anew (LEDGER-25)
 */
export function snapshotReads({ actor }: Viewer, ageMs: number = maxAge.customer) {
  return {
    me: readRequest(customer.byUsername, { id: actor.email }, ageMs),
    group: readRequest(customer.group, { groupId: actor.groupId }, ageMs),
    keys: readRequest(config.keys, {}, ageMs === maxAge.now ? maxAge.now : maxAge.config),
  };
}

/** The group's lines, with the portal's own operations in progress (`withPendingStarts`). */
interface GroupWithOperations {
  customers: Customer[];
  operations?: AccountSnapshot['operations'];
}

export interface FullSnapshot extends AccountSnapshot {
  config: ConfigKeys;
  /** Why the flags could not be read: `config` has their closed defaults (HTTP-18). */
  unreadFlags?: Fault | Problem;
}

/** Returns the signed-in person. @throws CustomerFaultError or ProblemError when the carrier did not (SIGNIN-26) */
export function customerOf(me: Outcome<Customer>): Customer {
  if (me.kind === 'fault') throw new CustomerFaultError(me);
  return unwrap(me);
}

/** Every flag is off. An absent ADD_A_LINE would be on (LINE-36). */
function closedFlags(): ConfigKeys {
  return { ...ConfigKeys.parse({}), ADD_A_LINE: '' };
}

/**
 * Refuses what writes, or leads to a write, while the flags could not be read (HTTP-18).
 * @throws FaultError or ProblemError of the flags
 */
export function assertFlagsRead({ unreadFlags }: Pick<FullSnapshot, 'unreadFlags'>): void {
  if (unreadFlags) unwrap(unreadFlags);
}

/**
 * Returns the group as its actor may see it; lines of another group are dropped (SAFETY-22).
 * Without the remote config keys, what needs one is closed (HTTP-18).
 * @throws FaultError or ProblemError when the carrier did not return the person or the group
 */
export function snapshotOf(
  me: Outcome<Customer>,
  group: Outcome<GroupWithOperations>,
  keys: Outcome<ConfigKeys>,
  { disabledKinds, capabilities }: Pick<PortalContext, 'disabledKinds' | 'capabilities'>,
): FullSnapshot {
  const actor = customerOf(me);
  const { customers, operations } = unwrap(group);
  const lines = customers.filter(({ groupId }) => groupId === actor.groupId);
  return {
    actor,
    lines: withPlaces(lines, actor),
    operations,
    ...(keys.kind === 'reply' ? { config: keys.reply } : { config: closedFlags(), unreadFlags: keys }),
    closed: disabledKinds && disabledActions(disabledKinds),
    absent: unavailableActions(capabilities),
  };
}

/**
 * Returns the snapshot without further reads.
 * @param ageMs as in `snapshotReads`
 */
export async function readSnapshot(context: PortalContext, ageMs?: number): Promise<FullSnapshot> {
  const { me, group, keys } = await readAll(context, snapshotReads(context.viewer, ageMs));
  return snapshotOf(me, group, keys, context);
}

interface FoundLine<K extends OperationKind> {
  lineId: string;
  operation: Operation | undefined;
  /** Steps of the operation, if it is a saga. */
  steps: readonly StepRecord[];
  /** The operation of the requested kind that is in progress on the line. */
  open: Operation<K> | undefined;
  /** The ids of the line's operations of the kind `sent`, the latest first. */
  sentIds: readonly string[];
  /** The newest operation of the kind `sent`, if it has no known outcome (LEDGER-43). */
  earlier: Operation | undefined;
  /** The operations that may have paid or held the first month, the latest first. */
  firstMonth: readonly MonthOperation[];
}

/**
 * Returns the line behind a reference, with its data in the ledger. Never calls the carrier.
 * @throws NOT_FOUND for a reference that is not of this account, or is not a line's (SAFETY-1)
 */
export async function findLine<K extends OperationKind = never>(
  { account }: PortalContext,
  lineRef: string,
  wanted: { operationId?: string; open?: K; sent?: OperationKind; firstMonth?: boolean } = {},
): Promise<FoundLine<K>> {
  const { target, open, ...lookup } = await account.find({ ...wanted, ref: lineRef });
  if (!target || !isLineKey(target)) throw new TRPCError({ code: 'NOT_FOUND' });
  const lineOpen = open.find(({ subjectId }) => subjectId === target);
  const { operation, steps, sentIds, earlier, firstMonth } = lookup;
  return { lineId: target, operation, steps, open: lineOpen, sentIds, earlier, firstMonth };
}

/**
 * Returns the bill behind a reference. Never calls the carrier.
 * @throws NOT_FOUND for a reference that is not of this account, or is not a bill's (SAFETY-1)
 */
export async function resolveBillId({ account }: PortalContext, billRef: string): Promise<BillId> {
  const bill = billOf((await account.find({ ref: billRef })).target ?? '');
  if (!bill) throw new TRPCError({ code: 'NOT_FOUND' });
  return bill;
}

/**
 * Returns the carrier's id of the card behind a reference. Never calls the carrier.
 * @throws NOT_FOUND for a reference that is not of this account, or is not a card's (SAFETY-1)
 */
export async function resolveCardId({ account }: PortalContext, cardRef: string): Promise<string> {
  const uuid = cardOf((await account.find({ ref: cardRef })).target ?? '');
  if (!uuid) throw new TRPCError({ code: 'NOT_FOUND' });
  return uuid;
}

/**
 * Returns the operation in the URL, when it is of this kind and of the line in the URL (LEDGER-14).
 * @throws NOT_FOUND otherwise
 */
export async function resolveOperation<K extends OperationKind>(
  context: PortalContext,
  kind: K,
  lineRef: string,
  operationId: string,
): Promise<Operation<K>> {
  const { lineId, operation } = await findLine(context, lineRef, { operationId });
  const operationOfKind = ofKind(kind, operation);
  if (operationOfKind?.subjectId !== lineId) throw new TRPCError({ code: 'NOT_FOUND' });
  return operationOfKind;
}

/** Returns an operation of the account by its id; undefined without an id. */
export async function findOperation(
  { account }: PortalContext,
  operationId: string | undefined,
): Promise<Operation | undefined> {
  return operationId === undefined ? undefined : (await account.find({ operationId })).operation;
}

/**
 * Returns the line, when this person may see it.
 * @throws NOT_FOUND otherwise, so that nobody learns which references exist
 */
export function lineIn(snapshot: AccountSnapshot, lineId: string): Customer {
  const line = snapshot.lines.find(({ id }) => id === lineId);
  if (!line || !can('see', snapshot, line).allowed) throw new TRPCError({ code: 'NOT_FOUND' });
  return line;
}

/** Thrown when a page was forged, or went stale: the action is hidden or disabled for this person. */
export class NotAllowedError extends TRPCError {
  readonly why: Blocked;
  readonly reason: Reason;
  constructor(why: Blocked) {
    super({ code: 'FORBIDDEN', message: why.reason });
    this.name = 'NotAllowedError';
    this.why = why;
    this.reason = why.reason;
  }
}
