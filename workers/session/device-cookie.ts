import { deviceTtlMs } from '#rpc/notification/notification.ts';
import { cookieOf, isSecure, laxCookie } from './http-cookie.ts';
import { seal, unseal } from './seal.ts';

/** Content of the cookie that identifies a browser with notifications, and its account (SETTINGS-15). */
export interface DeviceMark {
  group: string;
  device: string;
}

const nameOf = (origin: string) => (isSecure(origin) ? '__Host-lineside-push' : 'lineside-push');

/** Returns true when the browser claims to have notifications. It proves nothing. */
export function hasDeviceCookie(request: Request, origin: string): boolean {
  return cookieOf(request, nameOf(origin)) !== undefined;
}

/** The browser's mark; undefined for a browser without one, and for one that none of the keys sealed. */
export async function readDeviceCookie(
  request: Request,
  origin: string,
  keys: string,
): Promise<DeviceMark | undefined> {
  const value = cookieOf(request, nameOf(origin));
  return value === undefined ? undefined : unseal<DeviceMark>(keys, value).catch(() => undefined);
}

/** Outlives the session, so that signing out ends notifications after it was over, too; without a mark, removes it. */
export async function writeDeviceCookie(origin: string, keys: string, mark?: DeviceMark): Promise<string> {
  return laxCookie(origin, nameOf(origin), mark ? await seal(keys, mark) : '', { seconds: deviceTtlMs / 1_000 });
}
