import { isFinal } from '../domain/ledger.ts';
import { lineStateOf } from '../domain/line-status.ts';
import { declarationOf, type Operation } from '../operation/operations.ts';
import type { Alert, NotificationTopic, Notification } from './notification.ts';

/**
 * The line's status reports the success of these later (`notificationOfLine`); the operation reports only a failure.
 */
const endsWithLine: readonly NotificationTopic[] = ['activation', 'transfer'];

/**
 * Returns the notification for the end of an operation, or undefined for none.
 * @param chosen alerts that the device has on
 * @param isSeen the device's own page showed the end: only alerts are sent then (SETTINGS-13)
 */
export function notificationOf(
  { id, kind, state }: Pick<Operation, 'id' | 'kind' | 'state'>,
  chosen: readonly Alert[],
  isSeen: boolean,
): Notification | undefined {
  if (!isFinal(state)) return undefined;
  const { topic, alert } = declarationOf(kind).notify ?? {};
  if (state === 'done' && alert && chosen.includes(alert))
    return { about: alert, to: alert === 'unlock' ? '/settings' : `/activity/${id}` };
  if (isSeen || !topic || (endsWithLine.includes(topic) && state === 'done')) return undefined;
  const end = state === 'needs-care' ? 'care' : state === 'done' ? 'done' : 'refused';
  return { about: topic, end, to: `/activity/${id}` };
}

/**
 * Returns the notification for a changed status of an activation or a port-in (SETTINGS-13).
 * @param before the previous status, as text; undefined when unknown
 */
export function notificationOfLine(before: string | undefined, now: string, lineRef: string): Notification | undefined {
  const to = `/status/${lineRef}`;
  const state = lineStateOf(Number(now));
  if (before === now) return undefined;
  if (state === 'active') return { about: 'line', end: 'done', to };
  const isFailed = state === 'activation-failed' || state === 'port-failed';
  return isFailed && before !== undefined ? { about: 'line', end: 'needed', to } : undefined;
}
