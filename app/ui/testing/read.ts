import type { Read } from '#rpc/domain/facts/read.ts';

/** Returns a value that was read. */
export const known = <T>(value: T): Read<T> => ({ kind: 'known', value });

/** A part that could not be read. */
export const unread: Read<never> = { kind: 'unreadable' };

/** Returns the denial of an action without the read that decides it: it still goes on, or it failed (HTTP-25). */
export const deniedAsUnread = (why: 'http' | 'slow') =>
  why === 'slow' ? { allowed: false, reason: 'unread', isLoading: true } : { allowed: false, reason: 'unread' };
