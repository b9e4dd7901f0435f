import { base64url, EncryptJWT, jwtDecrypt } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';

/**
 * Seals tokens and secrets for storage (JWE, A256GCM; SAFETY-4, JOURNEY-8) with the first of the keys.
 * @param keys 32 bytes as base64url each, with ids where there are several (SAFETY-23)
 */
export function seal(keys: string, content: object): Promise<string> {
  const [{ id, key }] = keysOf(keys);
  return new EncryptJWT({ content })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .encrypt(base64url.decode(key));
}

/** @throws when the text was sealed with none of these keys */
export async function unseal<T extends object>(keys: string, sealed: string): Promise<T> {
  const keyFor = ({ kid }: { kid?: string }) => {
    const found = keysOf(keys).find(({ id }) => id === kid);
    if (!found) throw new RangeError('sealed with a key that is gone');
    return base64url.decode(found.key);
  };
  const only = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  const { payload } = await jwtDecrypt<{ content: T }>(sealed, keyFor, only);
  return payload.content;
}
