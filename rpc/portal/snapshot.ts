import { TRPCError } from '@trpc/server';
import { config } from '#contracts/config/endpoints.ts';
import type { ConfigKeys } from '#contracts/config/vocabulary.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { readRequest, maxAge, type PortalContext, readAll, type Requester } from '../context.ts';
import { ofKind, type Operation, type OperationKind } from '../operation/operations.ts';
import { type Action, can, type Reason, type AccountSnapshot } from '../domain/permission.ts';
import { type BillId, billOf } from '../domain/ref.ts';
import { type Outcome, unwrap } from '../problem.ts';

/**
 * The reads that every page of a signed-in person begins with; they run at once.
 * @param lineAgeMs how old the lines may be, in milliseconds; a write that is judged by what they say asks for them
 * anew
 */
export function snapshotReads({ actor }: Requester, lineAgeMs: number = maxAge.customer) {
  return [
    readRequest(customer.byUsername, { id: actor.email }, maxAge.customer),
    readRequest(customer.group, { groupId: actor.groupId }, lineAgeMs),
    readRequest(config.keys, {}, maxAge.config),
  ] as const;
}

export interface FullSnapshot extends AccountSnapshot {
  config: ConfigKeys;
}

/**
 * The group as its actor may see it.
 * @throws FaultError or ProblemError when the carrier did not tell.
 */
export function snapshotOf(
  me: Outcome<Customer>,
  group: Outcome<{ customers: Customer[] }>,
  keys: Outcome<ConfigKeys>,
): FullSnapshot {
  return { actor: unwrap(me), lines: unwrap(group).customers, config: unwrap(keys) };
}

/** The scene alone; `lineAgeMs` as in `sceneAsks`. */
export async function readSnapshot(context: PortalContext, lineAgeMs?: number): Promise<FullSnapshot> {
  return snapshotOf(...(await readAll(context, ...snapshotReads(context.requester, lineAgeMs))));
}

/**
 * The line behind a reference, before the carrier is asked anything.
 * @throws NOT_FOUND for a reference that is not of this account (decision 24)
 */
export async function lineIdOf({ account }: PortalContext, ref: string): Promise<string> {
  const id = await account.lineOf(ref);
  if (!id || billOf(id)) throw new TRPCError({ code: 'NOT_FOUND' });
  return id;
}

/**
 * The bill behind a reference, before the carrier is asked anything.
 * @throws NOT_FOUND for a reference that is not of this account, or is a line's (decision 24)
 */
export async function billIdOf({ account }: PortalContext, ref: string): Promise<BillId> {
  const bill = billOf((await account.lineOf(ref)) ?? '');
  if (!bill) throw new TRPCError({ code: 'NOT_FOUND' });
  return bill;
}

/**
 * The operation in the URL, when it is of this kind and belongs to the line in the URL.
 * @throws NOT_FOUND otherwise
 */
export async function operationIn<K extends OperationKind>(
  context: PortalContext,
  kind: K,
  ref: string,
  operationId: string,
): Promise<Operation<K>> {
  const lineId = await lineIdOf(context, ref);
  const operation = ofKind(kind, await context.account.operation(operationId));
  if (!operation || operation.subjectId !== lineId) throw new TRPCError({ code: 'NOT_FOUND' });
  return operation;
}

/**
 * The line itself, when this person may see it.
 * @throws NOT_FOUND otherwise, so that nobody learns which references exist
 */
export function lineIn(snapshot: AccountSnapshot, lineId: string): Customer {
  const line = snapshot.lines.find((one) => one.id === lineId);
  if (!line || !can('see', snapshot, line).allowed) throw new TRPCError({ code: 'NOT_FOUND' });
  return line;
}

/** Thrown when a page was forged, or went stale: the action is hidden or disabled for this person. */
export class NotAllowedError extends TRPCError {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super({ code: 'FORBIDDEN', message: reason });
    this.name = 'NotAllowedError';
    this.reason = reason;
  }
}

/** @throws NotAllowedError with the rule's reason */
export function assertAllowed(action: Action, snapshot: AccountSnapshot, line: Customer): void {
  const decision = can(action, snapshot, line);
  if (!decision.allowed) throw new NotAllowedError(decision.reason);
}
