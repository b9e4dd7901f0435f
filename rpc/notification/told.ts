import { isFinal } from '../domain/ledger.ts';
import { lineStateOf } from '../domain/line-status.ts';
import { declarationOf, type Operation } from '../operation/operations.ts';
import type { Alert, NotificationTopic, Notification } from './notification.ts';

/** Their line tells how these end, later (`notificationOfLine`): only that they failed is told of the operation. */
const endsWithLine: readonly NotificationTopic[] = ['activation', 'transfer'];

/**
 * What a device is told of an operation that came to its end; undefined for nothing.
 * @param chosen the alerts that the device wants
 * @param isSeen its own page had the answer: only alerts tell of it then (SETTINGS-13)
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
 * What is told of an activation or a number transfer of which the carrier says something new (SETTINGS-13).
 * @param before the status that it said before, as text; undefined when nobody knows
 */
export function notificationOfLine(before: string | undefined, now: string, lineRef: string): Notification | undefined {
  const to = `/status/${lineRef}`;
  const state = lineStateOf(Number(now));
  if (before === now) return undefined;
  if (state === 'active') return { about: 'line', end: 'done', to };
  const isFailed = state === 'activation-failed' || state === 'port-failed';
  return isFailed && before !== undefined ? { about: 'line', end: 'needed', to } : undefined;
}
