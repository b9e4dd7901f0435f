import { oneDay } from '../domain/day.ts';
import type { NotClosed } from '../domain/facts/not-closed.ts';

/** Topics of messages about operations that a customer waits for. */
export const notificationTopics = [
  'data',
  'plan',
  'order',
  'payment',
  'arrangement',
  'activation',
  'esim',
  'transfer',
  'change',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Security alerts, each of which a customer turns on (SETTINGS-14). */
export const alerts = ['sign-in', 'unlock', 'sim'] as const;
export type Alert = (typeof alerts)[number];

/** One push message: its topic, the outcome, and the path of the page with the details. It has no other data. */
export type Notification = { to: string } & (
  | { kind: NotificationTopic; end: 'done' | 'refused' | 'care' | 'not-sent' | 'unsure' }
  | { kind: 'line'; end: 'done' | 'needed' }
  | { kind: Alert }
  /** Sent to every device, whatever its settings: the customer believes the account to be protected (SETTINGS-14). */
  | { kind: 'security'; what: NotClosed }
);

/** Maximum number of devices of one customer with notifications (SETTINGS-17). */
export const maxDevices = 10;
/** Maximum number of records per customer of turning notifications on or off (SETTINGS-22). */
export const maxToggles = 20;
/** Milliseconds after its last sign-in in which a device gets notifications (SETTINGS-16). */
export const deviceTtlMs = 90 * oneDay;
/** Milliseconds after which an undelivered message is useless (SETTINGS-20). */
export const messageTtlMs = oneDay / 2;

/** Push subscription of a browser, from its push service (RFC 8291). */
export interface DeviceSubscription {
  endpoint: string;
  /** The subscription's public key and its secret, in base64url. */
  p256dh: string;
  auth: string;
  /** Id of the portal's push key at the time of the subscription; empty for a key without one. */
  keyId: string;
}

/** Settings of a customer for the browser in use. */
export interface DeviceChoice {
  id: string;
  language: 'en' | 'es';
  alerts: readonly Alert[];
  /** Absent when only the alerts change. */
  subscription?: DeviceSubscription;
}

/** Security alerts that are on for a browser. */
export interface PushSettings {
  alerts: readonly Alert[];
}

/** Record of turning notifications on or off on a device (SETTINGS-22). Epoch milliseconds. */
export interface NotificationToggle {
  customerId: string;
  at: number;
  isOn: boolean;
}

/** Push keys and settings with which a page subscribes this browser. */
export interface PushHere {
  /** The portal's key for new subscriptions, as base64url, and its id. */
  publicKey: string;
  keyId: string;
  /** Id of this browser, if it turned notifications on before. */
  device?: string | undefined;
}
