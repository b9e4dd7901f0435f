import { oneDay } from '../domain/day.ts';

/** What somebody waits for, in the words of messages. */
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

/** What somebody can choose to be told of besides what they wait for (SETTINGS-14). */
export const alerts = ['sign-in', 'unlock', 'sim'] as const;
export type Alert = (typeof alerts)[number];

/** One message: what it is about, how that ended, and the path of the page that says more. Nothing else is told. */
export type Notification = { to: string } & (
  | { about: NotificationTopic; end: 'done' | 'refused' | 'care' }
  | { about: 'line'; end: 'done' | 'needed' }
  | { about: Alert }
);

/** Devices of one customer that are told (SETTINGS-17). */
export const maxDevices = 10;
/** Of one customer so many times are told at which notifications began or ended on a device (SETTINGS-22). */
export const maxToggles = 20;
/** A device is told for so long after its last sign-in (SETTINGS-16). Milliseconds. */
export const deviceTtlMs = 90 * oneDay;
/** A message that was not taken by then is of no use any more (SETTINGS-20). Milliseconds. */
export const messageTtlMs = oneDay / 2;

/** How a browser can be told something: what its push service gave it (RFC 8291). */
export interface DeviceSubscription {
  endpoint: string;
  /** Base64url: its public key and its secret. */
  p256dh: string;
  auth: string;
  /** The id of the portal's push key that it was made with; empty for a key without one. */
  keyId: string;
}

/** What somebody chooses for the browser that they use. */
export interface DeviceChoice {
  id: string;
  language: 'en' | 'es';
  alerts: readonly Alert[];
  /** Left out where only the choice is another. */
  subscription?: DeviceSubscription;
}

/** What a browser is told of besides what its person waits for. */
export interface PushSettings {
  alerts: readonly Alert[];
}

/** Notifications began or ended on a device of the customer (SETTINGS-22). Milliseconds since 1970. */
export interface NotificationToggle {
  customerId: string;
  at: number;
  isOn: boolean;
}

/** What a page needs to know so that this browser can be told. */
export interface PushHere {
  /** The portal's key for new subscriptions, as base64url, and its id. */
  publicKey: string;
  keyId: string;
  /** This browser, where it turned notifications on before. */
  device?: string | undefined;
}
