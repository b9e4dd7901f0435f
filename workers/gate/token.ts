import { base64url } from 'jose';

const text = new TextEncoder();

async function keyOf(csrf: string) {
  return crypto.subtle.importKey('raw', text.encode(csrf), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** A form's token: good for this session and this path only (SAFETY-6). */
export async function tokenFor(csrf: string, path: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(csrf), text.encode(path))));
}

/** Compares in constant time. */
export async function tokenFits(csrf: string, path: string, token: string): Promise<boolean> {
  const right = text.encode(await tokenFor(csrf, path));
  const given = text.encode(token);
  return right.byteLength === given.byteLength && crypto.subtle.timingSafeEqual(right, given);
}
