import { base64url, EncryptJWT, jwtDecrypt } from 'jose';
import type { Tokens } from './session.ts';

/** Seals tokens for storage (JWE, A256GCM; SAFETY-4). @param key 32 bytes as base64url */
export function seal(key: string, tokens: Tokens): Promise<string> {
  return new EncryptJWT({ tokens }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(base64url.decode(key));
}

/** @throws when the text was not sealed with this key */
export async function unseal(key: string, sealed: string): Promise<Tokens> {
  return (await jwtDecrypt<{ tokens: Tokens }>(sealed, base64url.decode(key))).payload.tokens;
}
