import { maxAge, type PortalContext } from '../context.ts';
import { readingCase } from '../domain/line.ts';
import { can, type Decision } from '../domain/permission.ts';
import { tidyName } from '../domain/person-name.ts';
import { type ActivityEntry, entryAfter } from './activity.ts';
import { type LineName, lineName } from './line-name.ts';
import { newOperationId, submitOnce, findSubmitted } from './submit-once.ts';
import { assertAllowed, lineIdOf, lineIn, operationIn, readSnapshot } from './snapshot.ts';

/** A name as the carrier keeps it, already tidy. */
export interface FullName {
  firstName: string;
  lastName: string;
}

export interface RenameForm extends Partial<FullName> {
  line: LineName;
  decision: Decision;
  /** What the form begins when it is sent. */
  operationId: string;
  /** A change of this line's name that is under way. */
  open?: { operationId: string };
}

/** Where a form leads; to `form` without anything being sent. */
export type RenameSent = { to: 'result'; operationId: string } | { to: 'form'; because: RenameAgain };
/** It is called that already, another change is under way, or one came between. */
export type RenameAgain = 'same' | 'open' | 'moved';

export interface RenameResult {
  line: LineName;
  entry: ActivityEntry;
  /** Seconds until a page without script looks again; absent at the end. */
  refresh?: number;
}

/**
 * The name that a line has, to be changed, or why it can't be (portal-1 §6).
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function renameForm(context: PortalContext, ref: string): Promise<RenameForm> {
  const lineId = await lineIdOf(context, ref);
  const [snapshot, renames] = await Promise.all([readSnapshot(context), context.account.openOperations('rename')]);
  const line = lineIn(snapshot, lineId);
  const open = renames.find((one) => one.subjectId === lineId);
  return {
    line: lineName(ref, line),
    decision: can('rename', snapshot, line),
    operationId: newOperationId(),
    firstName: line.firstName ? readingCase(line.firstName) : undefined,
    lastName: line.lastName ? readingCase(line.lastName) : undefined,
    open: open ? { operationId: open.id } : undefined,
  };
}

/**
 * Gives a line another name, once. The name that it has is not sent.
 * @throws NotAllowedError with the rule's reason, NOT_FOUND for another's line or operation
 */
export async function renameLine(
  context: PortalContext,
  ref: string,
  operationId: string,
  name: FullName,
): Promise<RenameSent> {
  const lineId = await lineIdOf(context, ref);
  const wanted = { kind: 'rename', id: operationId, subjectId: lineId } as const;
  const snapshot = await readSnapshot(context, maxAge.now);
  const line = lineIn(snapshot, lineId);
  // Asked after the scene, which may show already what another copy of the form did.
  if (await findSubmitted(context, wanted)) return { to: 'result', operationId };
  assertAllowed('rename', snapshot, line);
  if (tidyName(line.firstName ?? '') === name.firstName && tidyName(line.lastName ?? '') === name.lastName)
    return { to: 'form', because: 'same' };
  const operation = await submitOnce(context, { ...wanted, terms: name, before: {} });
  if (operation.state === 'issued') return { to: 'form', because: 'moved' };
  return operation.id === operationId ? { to: 'result', operationId } : { to: 'form', because: 'open' };
}

/**
 * What has come of it; undefined while nothing was sent.
 * @throws NOT_FOUND for another's line or operation
 */
export async function renameResult(
  context: PortalContext,
  ref: string,
  operationId: string,
): Promise<RenameResult | undefined> {
  const operation = await operationIn(context, 'rename', ref, operationId);
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, operation.subjectId);
  const found = await entryAfter(context, snapshot, operation);
  return found && { line: lineName(ref, line), ...found };
}
