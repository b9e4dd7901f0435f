import { notificationText } from '#app/copy/notification.ts';
import { notificationOf, notificationOfLine } from '#rpc/notification/told.ts';
import { isInProgress, type OperationState } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import {
  type DeviceChoice,
  type PushSettings,
  deviceTtlMs,
  type NotificationToggle,
  type Notification,
} from '#rpc/notification/notification.ts';
import { answerMs } from '../carrier.ts';
import type { Env } from '../env.ts';
import { pushKeysOf } from '../push/push-keys.ts';
import { pushAddress } from '../push/push-service.ts';
import { type PushMessage, type PushOutcome, sendPush } from '../push/send-push.ts';
import type { SignedInBrowser } from './account-rpc.ts';
import type { Sql } from './database.ts';
import { Devices, type KeptDevice } from './devices.ts';
import { DeviceTurns } from './device-turns.ts';
import { Outbox } from './outbox.ts';

interface NotificationsDeps {
  env: Env;
  sql: Sql;
  now: () => number;
  background: (work: Promise<unknown>) => void;
  /** Returns the reference of a line for a path. */
  refOf: (lineId: string) => string;
  /** A service will not take a message; the operator hears of it. */
  refused: (status: number) => void;
  /** Runs when the time of the next message has changed. */
  moved: () => void;
}

/** Sends notifications to customers' browsers. */
export class Notifications {
  readonly #deps: NotificationsDeps;
  readonly #devices: Devices;
  readonly #turns: DeviceTurns;
  readonly #outbox: Outbox;

  constructor(deps: NotificationsDeps) {
    this.#deps = deps;
    const { sql, now, background, refused, moved } = deps;
    this.#turns = new DeviceTurns(sql, now);
    this.#devices = new Devices(sql, (customerId, isOn) => this.#turns.note(customerId, isOn));
    this.#outbox = new Outbox({
      ...{ sql, now, background, refused, moved },
      send: (device, message) => this.#send(device, message),
      gone: (device) => this.drop(device),
    });
  }

  /**
   * Stores a browser, unless its push service is not listed or its key was removed.
   * @returns whether it is stored
   */
  keep({ session, actor, credentials }: Viewer, { subscription, ...choice }: DeviceChoice): boolean {
    const { now } = this.#deps;
    const known = this.#ownDevice(choice.id, actor.customerId);
    const reached = subscription ?? known;
    if (!reached || !this.#isReachable(reached)) return false;
    const { endpoint, p256dh, auth, keyId } = reached;
    const isPrimary = credentials.isPrimary;
    const device = { ...choice, endpoint, p256dh, auth, keyId, session, customerId: actor.customerId, isPrimary };
    this.#devices.put({ ...device, seenAt: now() });
    return true;
  }

  /** Returns the settings of this browser; undefined for a browser without notifications. */
  here(id: string, customerId: string): PushSettings | undefined {
    const device = this.#ownDevice(id, customerId);
    return device && { alerts: device.alerts };
  }

  /** Ends a browser's notifications, whoever used it last (SETTINGS-15). */
  drop(id: string): void {
    this.#devices.drop(id);
    this.#outbox.dropOf(id);
  }

  /** Ends notifications in a customer's other browsers. */
  dropOthers(customerId: string, but?: string): void {
    this.#devices.dropOthers(customerId, but);
  }

  /** Ends notifications in a customer's other browsers, by the session that stays. */
  dropOthersThan(customerId: string, session: string): void {
    this.#devices.dropOthersThan(customerId, session);
  }

  /** Ends the notifications of a session that ended. */
  left(session: string): void {
    this.#devices.dropOfSession(session);
  }

  /** Returns the stored devices of a customer. */
  of(customerId: string): { seenAt: number; alerts: readonly string[] }[] {
    return this.#devices.of(customerId).map(({ seenAt, alerts }) => ({ seenAt, alerts }));
  }

  /**
   * Returns the times at which notifications began and ended on the account's devices, the latest first (SETTINGS-22).
   */
  turns(): NotificationToggle[] {
    return this.#turns.list();
  }

  turnsOf(customerId: string): Pick<NotificationToggle, 'at' | 'isOn'>[] {
    return this.#turns.of(customerId);
  }

  /**
   * Runs after a sign-in. Notifications of the browser go on under the new session. The person's other browsers get a
   * message, unless the browser had signed in before (SETTINGS-14). Another person's notifications on it end
   * (SETTINGS-15).
   */
  signedIn(session: string, customerId: string, { device, isKnown }: SignedInBrowser): void {
    const { now } = this.#deps;
    const currentDevice = device === undefined ? undefined : this.#devices.get(device);
    if (currentDevice && currentDevice.customerId !== customerId) this.drop(currentDevice.id);
    else if (currentDevice) this.#devices.put({ ...currentDevice, session, seenAt: now() });
    if (isKnown || currentDevice?.customerId === customerId) return;
    for (const otherDevice of this.#devices.of(customerId))
      if (otherDevice.alerts.includes('sign-in')) this.#tell(otherDevice, { kind: 'sign-in', to: '/settings' });
  }

  /** Notifies the actor and the line of an operation's end (SETTINGS-13). */
  moved(operation: Operation, from: OperationState | undefined): void {
    const { actorId, subjectId, sentAt = 0, endedAt = 0 } = operation;
    if (isInProgress(operation.state)) return;
    const isSeen = from === 'sending' && endedAt - sentAt <= answerMs;
    for (const device of this.#devices.all()) {
      if (device.customerId !== actorId && device.customerId !== subjectId) continue;
      const notification = notificationOf(operation, device.alerts, isSeen);
      if (notification) this.#tell(device, notification);
    }
  }

  /** Notifies the line and the account holder of a new status of an activation or port-in. */
  lineMoved(lineId: string, before: string | undefined, now: string): void {
    const devices = this.#devices.all().filter(({ customerId, isPrimary }) => isPrimary || customerId === lineId);
    if (devices.length === 0) return;
    const notification = notificationOfLine(before, now, this.#deps.refOf(lineId));
    if (notification) for (const device of devices) this.#tell(device, notification);
  }

  /** Returns the time of the next message to send. */
  nextAt(): number | undefined {
    return this.#isOn() ? this.#outbox.nextAt() : undefined;
  }

  run(): void {
    this.#outbox.run();
  }

  #isOn(): boolean {
    return Boolean(this.#deps.env.PUSH_KEY);
  }

  #ownDevice(id: string, customerId: string): KeptDevice | undefined {
    const device = this.#devices.get(id);
    return device?.customerId === customerId ? device : undefined;
  }

  #isReachable({ endpoint, keyId }: { endpoint: string; keyId: string }): boolean {
    const { env } = this.#deps;
    return pushAddress(env, endpoint) !== undefined && pushKeysOf(env).some(({ id }) => id === keyId);
  }

  #tell(device: KeptDevice, told: Notification): void {
    const { now } = this.#deps;
    if (!this.#isOn() || now() - device.seenAt > deviceTtlMs) return;
    const { title, body } = notificationText(device.language, told);
    const data = { title, body, to: told.to };
    this.#outbox.put(device, { data, isUrgent: !('end' in told) });
  }

  async #send(id: string, message: PushMessage): Promise<PushOutcome> {
    const device = this.#devices.get(id);
    return device ? sendPush(this.#deps.env, device, message) : { kind: 'gone' };
  }
}
