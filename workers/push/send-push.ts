import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { DeviceSubscription } from '#rpc/notification/notification.ts';
import type { Env } from '../env.ts';
import { pushKeysOf } from './push-keys.ts';
import { pushAddress } from './push-service.ts';

export interface PushMessage {
  /** Content that the service worker shows. */
  data: { title: string; body: string; to: string; tag: string };
  /** Topic of the message; a later message with the same topic replaces an undelivered one (RFC 8030). */
  topic: string;
  isUrgent: boolean;
  /** Time for which the push service stores an undelivered message, in milliseconds. */
  lifeMs: number;
}

/**
 * Result of the service. `gone`: the subscription has ended. `again`: the message was not taken now, or its result is
 * lost; `afterMs` is the service's delay. `refused`: it will not be taken, with the service's status.
 */
export type PushOutcome =
  | { kind: 'taken' | 'gone' }
  | { kind: 'again'; afterMs?: number | undefined }
  | { kind: 'refused'; status: number };

/** Time limit of a push service's reply, in milliseconds. */
export const pushLimitMs = 10_000;

/** Sends one message to one browser (SETTINGS-19). Never throws. */
export async function sendPush(env: Env, to: DeviceSubscription, message: PushMessage): Promise<PushOutcome> {
  const address = pushAddress(env, to.endpoint);
  const request = address && (await requestOf(env, to, message).catch(() => undefined));
  // The push service is not listed any more, the portal's key was removed, or the browser's key is invalid.
  if (!request) return { kind: 'gone' };
  try {
    const signal = AbortSignal.timeout(pushLimitMs);
    // Follows no redirect, because it could lead to any address.
    const response = await fetch(address, { ...request, redirect: 'manual', signal });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    return { kind: 'again' };
  }
}

async function requestOf(env: Env, to: DeviceSubscription, { data, topic, isUrgent, lifeMs }: PushMessage) {
  const key = pushKeysOf(env).find(({ id }) => id === to.keyId);
  if (!key) return undefined;
  const { endpoint, p256dh, auth } = to;
  const options = { ttl: lifeMs / 1_000, topic, urgency: isUrgent ? ('high' as const) : ('normal' as const) };
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  return buildPushPayload({ data, options }, subscription, { ...key, subject: env.PORTAL_ORIGIN });
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused', status };
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return { kind: 'again', afterMs: Number.isFinite(seconds) ? seconds * 1_000 : undefined };
}
