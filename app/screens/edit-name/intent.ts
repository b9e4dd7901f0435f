import { readingCase } from '#rpc/domain/line.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { tidyName } from '#rpc/domain/person-name.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { type OwnAccount, ownLineName, readOwn } from '#rpc/portal/own-account.ts';
import { findLine, lineIn, resolveOperation, readSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import type { PortalContext } from '#rpc/portal-context.ts';

export interface RenameForm {
  line: LineName;
  /** First name with capitals as people write it. */
  firstName?: string;
  lastName?: string;
  decision: Decision;
  /** Idempotency key of the form that renames the line. */
  operationId: string;
  /** A change of this line's name that is in progress. */
  open?: { operationId: string };
}

export interface RenameResult {
  line: LineName;
  entry: ActivityEntry;
  /** Seconds until a page without script is loaded again; absent at the end. */
  refresh?: number;
}

/**
 * Reads the form for a line's name, or the reason why it can't be changed (NAME-5).
 * @throws NOT_FOUND for a line that this person may not see
 */
export async function renameForm(context: PortalContext, lineRef: string): Promise<RenameForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'rename' });
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, lineId);
  return {
    line: lineName(lineRef, line),
    decision: can('rename', snapshot, line),
    operationId: newOperationId(),
    firstName: line.firstName ? readingCase(line.firstName) : undefined,
    lastName: line.lastName ? readingCase(line.lastName) : undefined,
    open: open ? { operationId: open.id } : undefined,
  };
}

interface NewName {
  lineRef: string;
  operationId: string;
  firstName: string;
  lastName: string;
}

/**
 * Gives a line another name, once (NAME-6). An unchanged name is not sent.
 * @throws as `submitOnce`
 */
export async function sendName(
  context: PortalContext,
  { lineRef, operationId, ...name }: NewName,
): Promise<FormOutcome<'rename', 'same'>> {
  return await submitOnce(context, 'rename', {
    operationId,
    lineRef,
    payload: name,
    decide({ line: { firstName = '', lastName = '' } }) {
      const isSame = tidyName(firstName) === name.firstName && tidyName(lastName) === name.lastName;
      return isSame ? { kind: 'review', notice: 'same' } : { kind: 'send', terms: name, baseline: {} };
    },
  });
}

/**
 * Returns the outcome of a rename; undefined while nothing was sent.
 * @throws NOT_FOUND for another's line or operation
 */
export async function renameResult(
  context: PortalContext,
  lineRef: string,
  operationId: string,
): Promise<RenameResult | undefined> {
  const operation = await resolveOperation(context, 'rename', lineRef, operationId);
  const account = await readOwn(context);
  const line = ownLineName(account.told ? account : applyRename(account, operation), lineRef, operation);
  const result = await readEntryAfter(context, account, operation);
  return result && { line, ...result };
}

/** Adds the new name to stored lines, which may be older than a change that is done. */
function applyRename(account: OwnAccount, { state, subjectId, terms }: Operation<'rename'>): OwnAccount {
  if (state !== 'done') return account;
  return { ...account, lines: account.lines.map((line) => (line.id === subjectId ? { ...line, ...terms } : line)) };
}
