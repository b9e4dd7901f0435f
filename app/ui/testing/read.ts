import type { Read } from '#rpc/domain/facts/read.ts';

/** Returns a value that was read. */
export const known = <T>(value: T): Read<T> => ({ kind: 'known', value });

/** A part that could not be read. */
export const unread: Read<never> = { kind: 'unreadable' };
