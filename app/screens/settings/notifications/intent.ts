import { TRPCError } from '@trpc/server';
import { randomRef } from '#rpc/domain/ref.ts';
import type { Alert, DeviceChoice, PushHere } from '#rpc/notification/notification.ts';
import { readOwn } from '#rpc/portal/own-account.ts';
import { countOne } from '#rpc/portal/count-one.ts';
import type { PortalContext } from '#rpc/portal-context.ts';

export interface NotificationsModel extends Pick<PushHere, 'publicKey' | 'keyId'> {
  /** What this browser is told of besides; undefined where it is told nothing. */
  alerts: readonly Alert[] | undefined;
}

/** By what this browser is known from now on. */
export interface DeviceMark {
  group: string;
  device: string;
}

/** Is this browser told, and what it needs for that. @throws NOT_FOUND where nobody is told anything (SETTINGS-10) */
export async function notificationsPage({
  account,
  viewer: requester,
  push,
}: PortalContext): Promise<NotificationsModel> {
  const { publicKey, keyId, device } = pushOf(push);
  const here = device === undefined ? undefined : await account.pushSettings(requester, device);
  return { publicKey, keyId, alerts: here?.alerts };
}

/**
 * Tells this browser from now on, or of other alerts (SETTINGS-11, SETTINGS-14).
 * @returns undefined where that cannot be; nothing is changed then (SETTINGS-18)
 * @throws LimitError, NOT_FOUND as `notificationsPage`
 */
export async function keepNotifications(
  context: PortalContext,
  choice: Omit<DeviceChoice, 'id'>,
): Promise<DeviceMark | undefined> {
  const { account, viewer: requester, push } = context;
  const { device = randomRef() } = pushOf(push);
  // Somebody whom the carrier has moved to another group is told nothing of the one before (SAFETY-22).
  await readOwn(context);
  await countOne(context, 'notifications');
  const isKept = await account.subscribeDevice(requester, { ...choice, id: device });
  return isKept ? { group: requester.actor.groupId, device } : undefined;
}

/** Tells this browser nothing from now on (SETTINGS-15). @throws NOT_FOUND as `notificationsPage` */
export async function endNotifications({ account, viewer: requester, push }: PortalContext): Promise<void> {
  const { device } = pushOf(push);
  if (device !== undefined) await account.unsubscribeDevice(requester, device);
}

function pushOf(push: PushHere | undefined): PushHere {
  if (!push) throw new TRPCError({ code: 'NOT_FOUND' });
  return push;
}
