import * as z from 'zod/mini';
import { fieldOf } from '#app/forms/field-kind.ts';
import { type Alert, alerts } from '#rpc/notification/notification.ts';

/** The field of each alert's checkbox. */
export const alertField = { 'sign-in': 'signIn', unlock: 'unlock', sim: 'sim' } as const satisfies Record<
  Alert,
  string
>;

const box = z.optional(z.literal('on'));
/** A hidden field that the script fills; without script it is empty. */
const buildHiddenField = (shape: RegExp) => z.optional(fieldOf('hidden', undefined, z.regex(shape)));

/** Turns this browser's notifications on or off, or changes its alerts (SETTINGS-11, SETTINGS-14). */
export const notificationsForm = z.strictObject({
  turn: z.enum(['on', 'save', 'off']),
  key: buildHiddenField(/^k\d+$/),
  endpoint: z.optional(z.pipe(fieldOf('hidden'), z.url({ protocol: /^https$/ }).check(z.maxLength(1_024)))),
  // An uncompressed point of 65 bytes, and 16 bytes (RFC 8291).
  p256dh: buildHiddenField(/^B[\w-]{86}$/),
  auth: buildHiddenField(/^[\w-]{22}$/),
  signIn: box,
  unlock: box,
  sim: box,
});
export type NotificationsFields = z.output<typeof notificationsForm>;

/** Returns the alerts whose checkboxes are ticked. */
export function alertsIn(form: NotificationsFields): Alert[] {
  return alerts.filter((alert) => form[alertField[alert]] === 'on');
}
