import { base64url } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';
import type { Env } from '../env.ts';

/** A VAPID key (RFC 8292), both halves as base64url; devices that turned notifications on keep its id. */
export interface PushKey {
  /** Id of the key; empty for a key without one. */
  id: string;
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of `PUSH_KEY`, the one for new devices first; none where the operator sets none: notifications are not
 * there then (SETTINGS-10). @throws RangeError for what is no key
 */
export function pushKeysOf({ PUSH_KEY }: Pick<Env, 'PUSH_KEY'>): readonly PushKey[] {
  if (!PUSH_KEY) return [];
  return keysOf(PUSH_KEY).map(({ id = '', key }) => {
    const [publicKey = '', privateKey = '', ...more] = key.split('.');
    const point = base64url.decode(publicKey);
    const isKey = point.length === 65 && point[0] === 4 && base64url.decode(privateKey).length === 32;
    if (!isKey || more.length > 0) throw new RangeError('a push key is PUBLIC.PRIVATE, 65 and 32 bytes');
    return { id, publicKey, privateKey };
  });
}
