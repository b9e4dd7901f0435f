import type { Operation, OperationKind } from '../operation/operations.ts';
import { isSettled } from '../domain/ledger.ts';
import { lineStateOf } from '../domain/line-status.ts';
import { oneDay } from '../domain/day.ts';

/** What somebody waits for, in the words of messages. */
export const matters = [
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
export type Matter = (typeof matters)[number];

/** What somebody can choose to be told of besides what they wait for (SETTINGS-14). */
export const alerts = ['sign-in', 'unlock', 'sim'] as const;
export type Alert = (typeof alerts)[number];

/** One message: what it is about, how that ended, and the path of the page that says more. Nothing else is told. */
export type Notification = { to: string } & (
  | { about: Matter; end: 'done' | 'refused' | 'care' }
  | { about: 'line'; end: 'done' | 'needed' }
  | { about: Alert }
);

/** Devices of one customer that are told (SETTINGS-17). */
export const mostDevices = 10;
/** Of one customer so many times are told at which notifications began or ended on a device (SETTINGS-22). */
export const mostTurns = 20;
/** A device is told for so long after its last sign-in (SETTINGS-16). Milliseconds. */
export const deviceLifeMs = 90 * oneDay;
/** A message that was not taken by then is of no use any more (SETTINGS-20). Milliseconds. */
export const messageLifeMs = oneDay / 2;

/** What a kind is to whoever waits: `failed` where the end that they wait for comes later, from the carrier. */
type Waited = { matter: Matter; told: 'ends' | 'failed' };
const ends = (matter: Matter): Waited => ({ matter, told: 'ends' });
const failed = (matter: Matter): Waited => ({ matter, told: 'failed' });
/** A page to go on with, or an email that says it itself: nobody waits for more. */
const nothing = undefined;

/** What somebody waits for, by kind of operation (SETTINGS-13). */
export const waitedFor: Readonly<Record<OperationKind, Waited | undefined>> = {
  'top-up': ends('data'),
  'plan-change': ends('plan'),
  'data-service': ends('change'),
  rename: ends('change'),
  'auto-top-up': ends('change'),
  'payment-page': nothing,
  'promise-to-pay': ends('arrangement'),
  'month-in-advance': ends('payment'),
  'email-bill': nothing,
  'account-lock': ends('change'),
  'unlock-code': nothing,
  'account-unlock': ends('change'),
  'add-line': ends('order'),
  'card-default': ends('change'),
  'card-expiry': ends('change'),
  'card-remove': ends('change'),
  'card-page': nothing,
  'reorder-sim': ends('order'),
  invite: nothing,
  'more-invitations': nothing,
  'begin-activation': nothing,
  'sim-kit': ends('order'),
  activate: failed('activation'),
  service: ends('change'),
  'port-fix': failed('transfer'),
  'esim-setup': ends('esim'),
  'esim-kit': nothing,
  'router-ssid': ends('change'),
  'router-password': ends('change'),
  'router-reboot': ends('change'),
  'router-reset': ends('change'),
};

/** Kinds that a thief would send too, by the alert that tells of them (SETTINGS-14). */
const alertOf: Partial<Record<OperationKind, Alert>> = {
  'account-unlock': 'unlock',
  'add-line': 'sim',
  'reorder-sim': 'sim',
  'sim-kit': 'sim',
  'esim-kit': 'sim',
};

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
  if (!isSettled(state)) return undefined;
  const alert = alertOf[kind];
  if (state === 'done' && alert && chosen.includes(alert))
    return { about: alert, to: alert === 'unlock' ? '/settings' : `/activity/${id}` };
  const waited = waitedFor[kind];
  if (isSeen || !waited || (waited.told === 'failed' && state === 'done')) return undefined;
  const end = state === 'needs-care' ? 'care' : state === 'done' ? 'done' : 'refused';
  return { about: waited.matter, end, to: `/activity/${id}` };
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
export interface DeviceHere {
  alerts: readonly Alert[];
}

/** Notifications began or ended on a device of the customer (SETTINGS-22). Milliseconds since 1970. */
export interface DeviceTurn {
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
