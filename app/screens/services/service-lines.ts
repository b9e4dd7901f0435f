import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ServiceStatus, ServiceType } from '#contracts/service/vocabulary.ts';
import { isActivated, isServiceChanging, lineStateOf } from '#rpc/domain/line-status.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { type Read, valueOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { isEnabled } from '#rpc/domain/service.ts';
import { ofKind, type Operation } from '#rpc/operation/operations.ts';
import type { AccountView } from '#rpc/portal-account.ts';
import { type LineName, lineName } from '#rpc/portal/line-name.ts';
import { visibleLines } from '#rpc/portal/seen-lines.ts';
import type { FullSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';

/** A line with one of its services. */
export interface ServiceLine extends LineName {
  isPrimary: boolean;
  /** The line of the person who is signed in. */
  isOwn: boolean;
  /** The line is out of service; absent for a line in service. */
  disconnected?: { byRequest: boolean };
  enabled: Read<boolean>;
  /** A change of this service is in progress. */
  changing: boolean;
  decision: Decision;
  /** The carrier has just refused to turn the service on: its terms stay open without their button (SERVICE-31). */
  unavailable: boolean;
  /** Idempotency key of the form that turns the service on or off. */
  operationId: string;
}

interface LinesDeps {
  service: ServiceType;
  snapshot: FullSnapshot;
  status: Read<ServiceStatus>;
  view: AccountView;
  /** The line whose last change met an error that prevents another change (SERVICE-10). */
  blockedLineId?: string | undefined;
  /** The line for which the carrier has just refused to turn the service on (SERVICE-31). */
  unavailableLineId?: string | undefined;
}

/**
 * Returns the lines in status 2 or 3, and those that were disconnected, the primary's first (SERVICE-6, SERVICE-9).
 */
export function serviceLines({ service, snapshot, status, view, ...changed }: LinesDeps): ServiceLine[] {
  const listed = visibleLines(snapshot).filter((line) => isActivated(line.status) || isDisconnected(line));
  return listed.map((line) => {
    const change = openChange(view.inProgress, line.id);
    return {
      ...lineName(view.refs[line.id] as string, line),
      isPrimary: line.isPrimary,
      isOwn: line.id === snapshot.actor.id,
      disconnected: isDisconnected(line) ? { byRequest: line.lastDisconnectedReason === 0 } : undefined,
      enabled: enabledIn(status, line.id, service),
      // The carrier does not name the service of a change from elsewhere.
      changing: change ? change.terms.service === service : isServiceChanging(line),
      decision: decisionOf(snapshot, line, line.id === changed.blockedLineId),
      unavailable: line.id === changed.unavailableLineId,
      operationId: newOperationId(),
    };
  });
}

/** Returns whether a line has a service; a reply without the line does not tell it. */
export function enabledIn(status: Read<ServiceStatus>, lineId: string, service: ServiceType): Read<boolean> {
  const enabled = isEnabled(valueOf(status), lineId, service);
  if (enabled !== undefined) return { kind: 'known', value: enabled };
  return { kind: status.kind === 'loading' ? 'loading' : 'unreadable' };
}

/** Returns the change of a line's services that is in progress. */
export function openChange(open: readonly Operation[], lineId: string): Operation<'service'> | undefined {
  return open.flatMap((operation) => ofKind('service', operation) ?? []).find(({ subjectId }) => subjectId === lineId);
}

function isDisconnected({ status }: Customer): boolean {
  return lineStateOf(status) === 'disconnected';
}

function decisionOf(snapshot: FullSnapshot, line: Customer, isBlocked: boolean): Decision {
  const decision = can('manage-services', snapshot, line);
  if (!decision.allowed) return decision;
  return isBlocked ? { allowed: false, reason: 'service-closed' } : decision;
}
