import { base64url } from 'jose';

/** Purpose of a key: a key of one purpose reveals nothing of another, nor of the seal key that it comes from. */
const purposes = {
  session: { info: 'cookie session', algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 }, uses: ['sign'] },
  'sign-in': { info: 'cookie sign-in', algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 }, uses: ['sign'] },
  // Key of care agents: their cookies, and the tags of codes and people at the desk.
  agent: { info: 'cookie agent', algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 }, uses: ['sign'] },
  'agent-sign-in': {
    info: 'cookie agent-sign-in',
    algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 },
    uses: ['sign'],
  },
  care: { info: 'care', algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 }, uses: ['sign'] },
  log: { info: 'log', algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 }, uses: ['sign'] },
  // Keys derived from the operator's key: for the account index, and for the chain of the audit log.
  index: { info: 'index', algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 }, uses: ['sign'] },
  audit: { info: 'audit', algorithm: { name: 'HMAC', hash: 'SHA-256', length: 256 }, uses: ['sign'] },
  seal: { info: 'seal', algorithm: { name: 'AES-GCM', length: 256 }, uses: ['encrypt', 'decrypt'] },
} as const;

export type KeyPurpose = keyof typeof purposes;

/** Deriving takes longer than using, and the keys are the same for all requests. */
const derived = new Map<string, Promise<CryptoKey>>();

/** The key of a purpose (HKDF). The seal key itself is used for nothing else. @param key as base64url */
export function derivedKey(key: string, purpose: KeyPurpose): Promise<CryptoKey> {
  const name = `${purpose} ${key}`;
  const keyOrPending = derived.get(name) ?? derive(key, purpose);
  derived.set(name, keyOrPending);
  return keyOrPending;
}

async function derive(key: string, purpose: KeyPurpose): Promise<CryptoKey> {
  const { info, algorithm, uses } = purposes[purpose];
  const base = await crypto.subtle.importKey('raw', base64url.decode(key), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) };
  return crypto.subtle.deriveKey(derivation, base, algorithm, false, [...uses]);
}
