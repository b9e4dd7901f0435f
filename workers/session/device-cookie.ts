import { parse, serialize } from 'hono/utils/cookie';
import { deviceLifeMs } from '#rpc/notification/notification.ts';
import { seal, unseal } from './seal.ts';

/** By what a browser that is told is known, and in which account (SETTINGS-15). */
export interface DeviceMark {
  group: string;
  device: string;
}

const nameOf = (origin: string) => (origin.startsWith('https:') ? '__Host-lineside-push' : 'lineside-push');

/** Does the browser say that it is told? Nothing is proved by that. */
export function hasDeviceCookie(request: Request, origin: string): boolean {
  return valueOf(request, origin) !== undefined;
}

/** The browser's mark; undefined for a browser without one, and for one that none of the keys sealed. */
export async function readDeviceCookie(
  request: Request,
  origin: string,
  keys: string,
): Promise<DeviceMark | undefined> {
  const value = valueOf(request, origin);
  return value === undefined ? undefined : unseal<DeviceMark>(keys, value).catch(() => undefined);
}

/** Outlives the session, so that signing out ends notifications after it was over, too; without a mark, removes it. */
export async function writeDeviceCookie(origin: string, keys: string, mark?: DeviceMark): Promise<string> {
  return serialize(nameOf(origin), mark ? await seal(keys, mark) : '', {
    path: '/',
    httpOnly: true,
    secure: origin.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: mark ? deviceLifeMs / 1_000 : 0,
  });
}

function valueOf(request: Request, origin: string): string | undefined {
  const name = nameOf(origin);
  return parse(request.headers.get('cookie') ?? '', name)[name];
}
