import { base64url } from 'jose';

/** What a tag is for: a tag of one purpose says nothing of another. */
export type TagPurpose = 'session' | 'sign-in' | 'log';

const text = new TextEncoder();
/** 64 bits as base64url. */
export const tagLength = 11;

/** Deriving takes longer than signing, and the keys are the same for all requests. */
const derived = new Map<string, Promise<CryptoKey>>();

/** A tag of 64 bits that only this portal can make. @param key 32 bytes as base64url, a seal key */
export async function keyedTag(key: string, purpose: TagPurpose, content: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyFor(key, purpose), text.encode(content));
  return base64url.encode(new Uint8Array(signature)).slice(0, tagLength);
}

function keyFor(key: string, purpose: TagPurpose): Promise<CryptoKey> {
  const name = `${purpose} ${key}`;
  const known = derived.get(name) ?? derive(key, purpose);
  derived.set(name, known);
  return known;
}

/** A key of its own: the seal key itself encrypts and does nothing else. */
async function derive(key: string, purpose: TagPurpose): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', base64url.decode(key), 'HKDF', false, ['deriveKey']);
  const info = text.encode(purpose === 'log' ? purpose : `cookie ${purpose}`);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(how, base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']);
}
