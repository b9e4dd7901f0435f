import { TRPCError } from '@trpc/server';
import type { CachedLine } from '../domain/cached-line.ts';
import { withPlaces } from '../domain/line.ts';
import { isOwn } from '../domain/permission.ts';
import type { Operation } from '../operation/operations.ts';
import type { PortalContext } from '../portal-context.ts';
import { readAll } from '../portal-reads.ts';
import { CustomerFaultError, type Fault, isPending, unwrap } from '../problem.ts';
import { type LineName, lineName } from './line-name.ts';
import { type FullSnapshot, snapshotOf, snapshotReads } from './snapshot.ts';

/** The person and the known lines: enough for the entries of Activity. */
export interface SeenAccount {
  actor: Pick<CachedLine, 'id' | 'isPrimary' | 'groupId'>;
  lines: readonly CachedLine[];
}

/**
 * The viewer's account with the carrier's snapshot, which is absent while the carrier is down or slow (SETTINGS-9).
 */
export interface OwnAccount extends SeenAccount {
  told?: FullSnapshot;
  /** Fault of the carrier's read, when there is no snapshot. */
  fault?: Fault;
}

/**
 * Reads the account for pages about operations: from the carrier, or else from the account's cache.
 * @param wants `names` for the lines only; `all` for a page that is loaded again while a read is slow
 * @throws ProblemError for a customer that the carrier does not have, FaultError when the session is over
 */
export async function readOwn(context: PortalContext, wants: 'names' | 'all' = 'names'): Promise<OwnAccount> {
  const { account, viewer } = context;
  const outcomes = await readAll({ ...context, markReadsPending: undefined }, snapshotReads(viewer));
  const { me, group, keys } = outcomes;
  const faults = [me, group].filter((outcome): outcome is Fault => outcome.kind === 'fault');
  if (faults.length === 0) {
    const snapshot = snapshotOf(me, group, keys, context);
    return { actor: snapshot.actor, lines: snapshot.lines, told: snapshot };
  }
  for (const outcome of [me, group]) if (outcome.kind === 'problem') unwrap<unknown>(outcome);
  const { customerId, groupId } = viewer.actor;
  const { isPrimary } = viewer.credentials;
  const lines = withPlaces(await account.cachedLines(), { isPrimary });
  if (!faults.every(isPending)) context.markCarrierDown?.();
  else if (wants === 'all' || lines.length === 0) context.markReadsPending?.();
  const fault = faults.find((outcome) => !isPending(outcome)) ?? faults[0];
  return { actor: { id: customerId, groupId, isPrimary }, lines, fault };
}

/**
 * Returns the name of an operation's line, for a person who may see the operation; without a name when none is known.
 * @throws NOT_FOUND for another's line
 */
export function ownLineName(
  { actor, lines, told }: OwnAccount,
  lineRef: string,
  { subjectId, actorId }: Pick<Operation, 'subjectId' | 'actorId'>,
): LineName {
  const line = lines.find(({ id }) => id === subjectId);
  const isSeen = line ? isOwn(actor, line) : !told && (actor.isPrimary || [subjectId, actorId].includes(actor.id));
  if (!isSeen) throw new TRPCError({ code: 'NOT_FOUND' });
  return line ? lineName(lineRef, line) : { ref: lineRef, occurrence: 0 };
}

/** Returns the carrier's snapshot. @throws CustomerFaultError without one */
export function toldOf({ told, fault }: OwnAccount): FullSnapshot {
  if (told) return told;
  throw new CustomerFaultError(fault ?? { kind: 'fault', why: 'network', transactionId: '' });
}
