import { base64url } from 'jose';
import { derivedKey, type KeyPurpose } from './derived-key.ts';

/** Length of a tag: 64 bits as base64url. */
export const tagLength = 11;

/**
 * Returns a tag of 64 bits that only this portal can make; a tag of one purpose reveals nothing of another.
 * @param key 32 bytes as base64url, a seal key
 */
export async function makeTag(key: string, purpose: Exclude<KeyPurpose, 'seal'>, content: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await derivedKey(key, purpose), new TextEncoder().encode(content));
  return base64url.encode(new Uint8Array(signature)).slice(0, tagLength);
}
