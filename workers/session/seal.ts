import { base64url, decodeProtectedHeader, EncryptJWT, jwtDecrypt } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';
import { derivedKey } from './derived-key.ts';

const keyLength = 32;
/** `hkdf` or `hkdf:k2` names a key that is derived from the seal key of that id (ADR-036). */
const derivedId = (id: string | undefined) => (id === undefined ? 'hkdf' : `hkdf:${id}`);

/**
 * Seals tokens and secrets for storage (JWE, A256GCM; SAFETY-4, JOURNEY-8) with a key derived from the first of the
 * keys.
 * @param keys 32 bytes as base64url each, with ids where there are several (SAFETY-23)
 */
export async function seal(keys: string, content: object): Promise<string> {
  const [{ id, key }] = keysOf(keys);
  return new EncryptJWT({ content })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: derivedId(id) })
    .encrypt(await sealingKey(key));
}

/**
 * Returns the content of a sealed text.
 * @throws when it was sealed with none of these keys
 */
export async function unseal<T extends object>(keys: string, sealed: string): Promise<T> {
  const only = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  const key = await keyNamed(keys, decodeProtectedHeader(sealed).kid);
  const { payload } = await jwtDecrypt<{ content: T }>(sealed, key, only);
  return payload.content;
}

/** A key by the id in a seal: derived, or as it is, for what was sealed before keys were derived (ADR-036). */
async function keyNamed(keys: string, kid: string | undefined): Promise<CryptoKey | Uint8Array> {
  for (const { id, key } of keysOf(keys)) {
    if (kid === derivedId(id)) return sealingKey(key);
    if (kid === id) return base64url.decode(key);
  }
  throw new RangeError('sealed with a key that is gone');
}

/** @throws RangeError for a key that is not 256 bits long, of which one could be derived all the same */
async function sealingKey(key: string): Promise<CryptoKey> {
  if (base64url.decode(key).length !== keyLength) throw new RangeError('a seal key has 32 bytes');
  return derivedKey(key, 'seal');
}
