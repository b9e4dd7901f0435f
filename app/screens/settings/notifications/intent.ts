import { TRPCError } from '@trpc/server';
import { randomRef } from '#rpc/domain/ref.ts';
import type { Alert, DeviceChoice, PushHere } from '#rpc/notification/notification.ts';
import { readOwn } from '#rpc/portal/own-account.ts';
import { countOne } from '#rpc/portal/count-one.ts';
import type { PortalContext } from '#rpc/portal-context.ts';

export interface NotificationsModel extends Pick<PushHere, 'publicKey' | 'keyId'> {
  /** Additional alerts of this browser; undefined while its notifications are off. */
  alerts: readonly Alert[] | undefined;
}

/** Cookie value that identifies this browser from now on. */
export interface DeviceMark {
  group: string;
  device: string;
}

/** Returns this browser's alerts and the keys to subscribe. @throws NOT_FOUND without push keys (SETTINGS-10) */
export async function loadNotifications({ account, viewer, push }: PortalContext): Promise<NotificationsModel> {
  const { publicKey, keyId, device } = pushOf(push);
  const settings = device === undefined ? undefined : await account.pushSettings(viewer, device);
  return { publicKey, keyId, alerts: settings?.alerts };
}

/**
 * Turns on this browser's notifications, or changes its alerts (SETTINGS-11, SETTINGS-14).
 * @returns undefined when the push service is not allowed; nothing is changed then (SETTINGS-18)
 * @throws LimitError, NOT_FOUND as `loadNotifications`
 */
export async function keepNotifications(
  context: PortalContext,
  choice: Omit<DeviceChoice, 'id'>,
): Promise<DeviceMark | undefined> {
  const { account, viewer, push } = context;
  const { device = randomRef() } = pushOf(push);
  // A person whom the carrier has moved to another group gets no messages of the previous group (SAFETY-22).
  await readOwn(context);
  await countOne(context, 'notifications');
  const isKept = await account.subscribeDevice(viewer, { ...choice, id: device });
  return isKept ? { group: viewer.actor.groupId, device } : undefined;
}

/** Turns off this browser's notifications (SETTINGS-15). @throws NOT_FOUND as `loadNotifications` */
export async function endNotifications({ account, viewer, push }: PortalContext): Promise<void> {
  const { device } = pushOf(push);
  if (device !== undefined) await account.unsubscribeDevice(viewer, device);
}

function pushOf(push: PushHere | undefined): PushHere {
  if (!push) throw new TRPCError({ code: 'NOT_FOUND' });
  return push;
}
