import { activation } from '#contracts/activation/endpoints.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type EsimCode, esimCodeOf, type PhoneSystem, phoneSystemOf, phoneSystems } from '#rpc/domain/esim-code.ts';
import { isActivated, isSetupLeft, type LineState, lineStateOf } from '#rpc/domain/line-status.ts';
import type { Blocked, Decision } from '#rpc/domain/decision.ts';
import { type AccountSnapshot, can } from '#rpc/domain/permission.ts';
import { ofKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { hasSignedInRecently } from '#rpc/portal/fresh-sign-in.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import { findLine, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';

/** The activation code, or why it is not shown (ESIM-5, ESIM-6). */
export type ShownCode =
  | { kind: 'shown'; code: EsimCode }
  | { kind: 'sign-in-again' }
  | { kind: 'closed'; why: Blocked }
  | { kind: 'missing' };

export interface EsimSetup {
  kind: 'setup';
  line: LineName;
  system: PhoneSystem;
  /** The page is open on a phone with the system of the guide. */
  isOnPhone: boolean;
  decision: Decision;
  code: ShownCode;
  /** Id of the operation that the Done button starts. */
  operationId: string;
  /** Outcome of the Done button, or of sending the eSIM kit again. */
  after?: ActivityEntry;
  /** Seconds until a page without script reloads. */
  refresh?: number;
}

/** The setup guide, or why this line has none (ESIM-2). */
export type EsimSetupPage =
  | EsimSetup
  | { kind: 'done'; line: LineName }
  | { kind: 'sim'; line: LineName }
  | { kind: 'not-active'; line: LineName; state: LineState };

interface SetupAsked {
  lineRef: string;
  /** The phone system whose guide was chosen. */
  system?: PhoneSystem | undefined;
  after?: string | undefined;
}

/** The line that `/steps` is about: the person's own, else the first one whose eSIM setup is left (ESIM-1). */
export async function setupLine(context: PortalContext): Promise<{ lineRef?: string }> {
  const snapshot = await readSnapshot(context);
  const waitingLines = visibleLines(snapshot).filter(isSetupLeft);
  const line = waitingLines.find(({ id }) => id === snapshot.actor.id) ?? waitingLines[0];
  return { lineRef: line && (await context.account.refs([line.id]))[line.id] };
}

/**
 * The setup guide of a line with its activation code.
 * @throws NOT_FOUND for a line or an operation that the viewer may not see
 */
export async function loadEsimSetup(context: PortalContext, asked: SetupAsked): Promise<EsimSetupPage> {
  const { lineId, operation, open } = await findLine(context, asked.lineRef, {
    operationId: asked.after,
    open: 'esim-setup',
  });
  const snapshot = await readSnapshot(context);
  const line = lineIn(snapshot, lineId);
  const name = lineName(asked.lineRef, line);
  if (!isActivated(line.status)) return { kind: 'not-active', line: name, state: lineStateOf(line.status) };
  if (!line.esim) return { kind: 'sim', line: name };
  if (!isSetupLeft(line)) return { kind: 'done', line: name };

  const decision = can('complete-esim-setup', snapshot, line);
  const setupOperation = ofKind('esim-setup', operation) ?? ofKind('esim-kit', operation);
  const lineOperation = setupOperation?.subjectId === lineId ? setupOperation : undefined;
  const [code, after] = await Promise.all([
    decision.allowed ? readCode(context, snapshot, line) : { kind: 'missing' as const },
    readEntryAfter(context, snapshot, open ?? lineOperation),
  ]);
  const phoneSystem = phoneSystemOf(context.viewer.credentials.source.os);
  // An unknown system comes from an edited link: the page ignores it.
  const system = phoneSystems.find((candidate) => candidate === asked.system) ?? phoneSystem ?? 'ios';
  return {
    kind: 'setup',
    line: name,
    system,
    isOnPhone: system === phoneSystem,
    decision,
    code,
    operationId: newOperationId(),
    after: after?.entry,
    refresh: after?.refresh,
  };
}

/** Read only after a recent sign-in, and not more often than the customer (ESIM-6). */
async function readCode(context: PortalContext, snapshot: AccountSnapshot, line: Customer): Promise<ShownCode> {
  const mayGet = can('get-esim', snapshot, line);
  if (!mayGet.allowed) return { kind: 'closed', why: mayGet };
  if (!hasSignedInRecently(context)) return { kind: 'sign-in-again' };
  const outcome = await readOne(context, readRequest(activation.status, { customerId: line.id }, maxAge.customer));
  const code = esimCodeOf(replyOrUndefined(outcome)?.esimActivationCode ?? '');
  return code ? { kind: 'shown', code } : { kind: 'missing' };
}

/**
 * Done: the eSIM is set up, which is sent once (ESIM-10).
 * @throws as `submitOnce`
 */
export async function finishSetup(
  context: PortalContext,
  { lineRef, operationId }: { lineRef: string; operationId: string },
): Promise<FormOutcome<'esim-setup', never>> {
  return await submitOnce(context, 'esim-setup', {
    operationId,
    lineRef,
    payload: {},
    decide: () => ({ kind: 'send', terms: {}, baseline: {} }),
  });
}
