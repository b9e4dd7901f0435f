import { base64url } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';

/** What a cookie is for: a value of one purpose is none of the other. */
export type CookiePurpose = 'session' | 'sign-in';

const text = new TextEncoder();
const randomLength = 43;
/** 64 bits as base64url: who guesses them only wakes an object that knows nothing of them. */
const tagLength = 11;
const shape = new RegExp(`^[\\w-]{${randomLength + tagLength}}$`);

/** Deriving takes longer than signing, and the keys are the same for all requests. */
const derived = new Map<string, Promise<CryptoKey>>();

/**
 * A new value: 256 random bits, and a tag by which it is known without asking an object (SAFETY-3, SAFETY-26).
 * @param keys the seal keys (SAFETY-23): the first makes the tag
 */
export async function newCookieValue(keys: string, purpose: CookiePurpose): Promise<string> {
  const random = base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
  return random + (await tagOf(keysOf(keys)[0].key, purpose, random));
}

/** Did this portal make the value, for this purpose, with one of its keys? */
export async function isCookieValue(keys: string, purpose: CookiePurpose, value: string): Promise<boolean> {
  if (!shape.test(value)) return false;
  const given = text.encode(value.slice(randomLength));
  const tags = await Promise.all(keysOf(keys).map(({ key }) => tagOf(key, purpose, value.slice(0, randomLength))));
  return tags.some((tag) => crypto.subtle.timingSafeEqual(text.encode(tag), given));
}

async function tagOf(key: string, purpose: CookiePurpose, random: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyFor(key, purpose), text.encode(random));
  return base64url.encode(new Uint8Array(signature)).slice(0, tagLength);
}

function keyFor(key: string, purpose: CookiePurpose): Promise<CryptoKey> {
  const name = `${purpose} ${key}`;
  const known = derived.get(name) ?? derive(key, purpose);
  derived.set(name, known);
  return known;
}

/** A key of its own: the seal key itself encrypts and does nothing else. */
async function derive(key: string, purpose: CookiePurpose): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', base64url.decode(key), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(`cookie ${purpose}`) };
  return crypto.subtle.deriveKey(how, base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']);
}
