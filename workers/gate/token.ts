import { base64url } from 'jose';

const text = new TextEncoder();

/** The keys of the sessions that this isolate saw: each page has two tokens, and to import a key takes longer. */
const keys = new Map<string, Promise<CryptoKey>>();
const mostKeys = 1_000;

function keyOf(csrf: string): Promise<CryptoKey> {
  if (keys.size > mostKeys) keys.clear();
  const key = keys.get(csrf) ?? importKey(csrf);
  keys.set(csrf, key);
  return key;
}

function importKey(csrf: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', text.encode(csrf), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** Bytes of a token: 128 bits cannot be guessed, and each page has two of them. */
const tokenBytes = 16;

/** A form's token: good for this session and this path only (SAFETY-6). */
export async function makeToken(csrf: string, path: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await keyOf(csrf), text.encode(path));
  return base64url.encode(new Uint8Array(mac, 0, tokenBytes));
}

/** Returns whether a form's token is valid; compares in constant time. */
export async function checkToken(csrf: string, path: string, token: string): Promise<boolean> {
  const right = text.encode(await makeToken(csrf, path));
  const bytes = text.encode(token);
  return right.byteLength === bytes.byteLength && crypto.subtle.timingSafeEqual(right, bytes);
}
