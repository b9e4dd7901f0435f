import { byState } from '../domain/by-state.ts';
import type { OperationState } from '../domain/ledger.ts';
import { lineStateOf } from '../domain/line-status.ts';
import { notClosedBy } from '../domain/facts/not-closed.ts';
import { activitySummaryOf, declarationOf, type Operation } from '../operation/operations.ts';
import type { Alert, NotificationTopic, Notification } from './notification.ts';

/** Topics whose success `notificationOfLine` reports from the line's status; the operation reports only a failure. */
const endsWithLine: readonly NotificationTopic[] = ['activation', 'transfer'];

/**
 * Returns the notification for the end of an operation, or undefined for none.
 * @param chosen alerts that the device has on
 * @param isSeen the device's own page showed the end: only alerts are sent then (SETTINGS-13)
 */
export function notificationOf(
  operation: Pick<Operation, 'id' | 'kind' | 'state' | 'terms'>,
  chosen: readonly Alert[],
  isSeen: boolean,
): Notification | undefined {
  const { id, kind, state } = operation;
  const end = endOf(state);
  if (end === undefined) return undefined;
  const { topic, alert } = declarationOf(kind).notify ?? {};
  if (end === 'done' && alert && chosen.includes(alert))
    return { kind: alert, to: alert === 'unlock' ? '/settings' : `/activity/${id}` };
  if (!isSeen && end === 'not-sent') return notificationOfUnsent(operation, topic);
  if (isSeen || !topic || (endsWithLine.includes(topic) && end === 'done')) return undefined;
  return { kind: topic, end, to: `/activity/${id}` };
}

/**
 * Returns the notification for an operation that was not sent. Every device gets it, for example about an account
 * that was not locked (SIGNIN-16).
 */
function notificationOfUnsent(
  operation: Pick<Operation, 'id' | 'kind' | 'state' | 'terms'>,
  topic: NotificationTopic = 'change',
): Notification {
  const to = `/activity/${operation.id}`;
  const what = notClosedBy(activitySummaryOf(operation), operation.state);
  return what ? { kind: 'security', what, to } : { kind: topic, end: 'not-sent', to };
}

function endOf(state: OperationState) {
  return byState(state, {
    sending: () => undefined,
    pending: () => undefined,
    unknown: () => undefined,
    done: () => 'done' as const,
    refused: () => 'refused' as const,
    'needs-care': () => 'care' as const,
    'no-trace': () => undefined,
    'not-sent': () => 'not-sent' as const,
    'cannot-tell': () => 'unsure' as const,
  });
}

/**
 * Returns the notification for a changed status of an activation or a port-in (SETTINGS-13).
 * @param before the previous status, as text; undefined when unknown
 */
export function notificationOfLine(before: string | undefined, now: string, lineRef: string): Notification | undefined {
  const to = `/status/${lineRef}`;
  const state = lineStateOf(Number(now));
  if (before === now) return undefined;
  if (state === 'active') return { kind: 'line', end: 'done', to };
  const isFailed = state === 'activation-failed' || state === 'port-failed';
  return isFailed && before !== undefined ? { kind: 'line', end: 'needed', to } : undefined;
}
