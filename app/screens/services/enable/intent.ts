import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import type { ServiceStatus, ServiceType } from '#contracts/service/vocabulary.ts';
import { type Decision, undecided } from '#rpc/domain/decision.ts';
import { readOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { isServiceChanging } from '#rpc/domain/line-status.ts';
import { isEnabled, isOffered, serviceRefusal } from '#rpc/domain/service.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne } from '#rpc/portal-reads.ts';
import { replyOrUndefined, unwrap } from '#rpc/problem.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { findLine, findOperation, type FullSnapshot, lineIn, readSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { assertOffered, assertServices, isServiceClosed, statusRead } from '../service-reads.ts';

/** The page before a service is turned on. */
export interface EnableForm {
  service: ServiceType;
  line: LineName;
  decision: Decision;
  /** Absent when the carrier returned none. */
  enabled?: boolean;
  /** A change of one of the line's services is in progress. */
  changing: boolean;
  /** The carrier has just refused the service as unavailable (SERVICE-31). */
  unavailable: boolean;
  /** Set when the service was closed after this change was sent: the service's page shows its result (SERVICE-38). */
  sentId?: string;
  operationId: string;
}

/**
 * Returns the page before a line's service is turned on (SERVICE-14).
 * @throws NOT_FOUND for another's line and while services are closed, NotAllowedError while this service is closed
 */
export async function enableForm(
  context: PortalContext,
  { service, lineRef, after }: { service: ServiceType; lineRef: string; after?: string | undefined },
): Promise<EnableForm> {
  const { lineId, open } = await findLine(context, lineRef, { open: 'service' });
  const [snapshot, status, operation] = await Promise.all([
    readSnapshot(context),
    readOne(context, statusRead(context.viewer)),
    findOperation(context, after),
  ]);
  const line = lineIn(snapshot, lineId);
  const change = ofKind('service', operation);
  const sentChange = change?.subjectId === lineId && change.terms.service === service ? change : undefined;
  const closed = isServiceClosed(snapshot, service);
  const enabled = isEnabled(replyOrUndefined(status), lineId, service);
  const decision = can('manage-services', snapshot, line);
  const isChanging = open !== undefined || isServiceChanging(line);
  if (!sentChange) assertOffered(snapshot, service);
  return {
    service,
    line: lineName(lineRef, line),
    // Its switch is not there either (SERVICE-8).
    decision: decision.allowed && enabled === undefined && !isChanging ? undecided(readOf(status), 'unread') : decision,
    enabled,
    changing: isChanging,
    unavailable: sentChange?.state === 'refused' && serviceRefusal(sentChange.refusal) === 'lets-talk',
    sentId: closed ? sentChange?.id : undefined,
    operationId: newOperationId(),
  };
}

interface ServiceChange {
  service: ServiceType;
  lineRef: string;
  operationId: string;
  enable: boolean;
}

/**
 * Turns a line's service on or off, once for one form (SERVICE-14).
 * @throws as `submitOnce` does, and NOT_FOUND while services are closed
 */
export async function setService(
  context: PortalContext,
  { service, lineRef, operationId, enable }: ServiceChange,
): Promise<FormOutcome<'service', 'same'>> {
  return await submitOnce<'service', ServiceStatus, 'same'>(context, 'service', {
    operationId,
    lineRef,
    payload: { service, enable },
    read: () => readStatus(context),
    decide({ snapshot, line, data }) {
      assertServices(snapshot);
      if (!isOffered(service, snapshot.config)) return { kind: 'refuse', reason: 'service-closed' };
      return isEnabled(data, line.id, service) === enable
        ? { kind: 'review', notice: 'same' }
        : { kind: 'send', terms: { service, enable }, baseline: {} };
    },
  });
}

/** Returns true when the carrier refused to turn the service on for this line (SERVICE-31). */
export function isUnavailable({ state, refusal, terms }: Operation<'service'>): boolean {
  return terms.enable && state === 'refused' && serviceRefusal(refusal) === 'lets-talk';
}

/** Reads the group and its services anew. @throws FaultError or ProblemError */
async function readStatus(context: PortalContext): Promise<{ snapshot: FullSnapshot; data: ServiceStatus }> {
  const [snapshot, status] = await Promise.all([
    readSnapshot(context, maxAge.now),
    readOne(context, statusRead(context.viewer, maxAge.now)),
  ]);
  return { snapshot, data: unwrap(status) };
}
