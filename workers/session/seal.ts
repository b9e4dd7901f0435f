import { base64url, EncryptJWT, jwtDecrypt } from 'jose';

/** Seals tokens and secrets for storage (JWE, A256GCM; SAFETY-4, JOURNEY-8). @param key 32 bytes as base64url */
export function seal(key: string, content: object): Promise<string> {
  return new EncryptJWT({ content }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(base64url.decode(key));
}

/** @throws when the text was not sealed with this key */
export async function unseal<T extends object>(key: string, sealed: string): Promise<T> {
  return (await jwtDecrypt<{ content: T }>(sealed, base64url.decode(key))).payload.content;
}
