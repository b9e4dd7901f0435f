import type { PushHere } from '#rpc/notification/notification.ts';
import type { Env } from '../env.ts';
import { readDeviceCookie } from '../session/device-cookie.ts';
import { pushKeysOf } from './push-keys.ts';

/**
 * Returns the notification settings of the request's browser; undefined without a push key of the operator
 * (SETTINGS-10).
 */
export async function pushHere(env: Env, request: Request, origin: string): Promise<PushHere | undefined> {
  const [key] = pushKeysOf(env);
  if (!key) return undefined;
  const mark = await readDeviceCookie(request, origin, env.SESSION_SEAL_KEY);
  return { publicKey: key.publicKey, keyId: key.id, device: mark?.device };
}
