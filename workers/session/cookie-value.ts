import { base64url } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';
import { makeTag, tagLength } from './keyed-tag.ts';

/** Purpose of a cookie: a value of one purpose is invalid for another. */
export type CookiePurpose = 'session' | 'sign-in' | 'agent' | 'agent-sign-in';

const text = new TextEncoder();
const randomLength = 43;
const shape = new RegExp(`^[\\w-]{${randomLength + tagLength}}$`);

/**
 * Returns a new value: 256 random bits, and a tag that proves it without a call of an object (SAFETY-3, SAFETY-26). A
 * guessed tag only wakes an object without data.
 * @param keys the seal keys (SAFETY-23): the first makes the tag
 */
export async function makeCookieValue(keys: string, purpose: CookiePurpose): Promise<string> {
  const random = base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
  return random + (await makeTag(keysOf(keys)[0].key, purpose, random));
}

/** Returns true when this portal made the value for this purpose with one of its keys. */
export async function isCookieValue(keys: string, purpose: CookiePurpose, value: string): Promise<boolean> {
  if (!shape.test(value)) return false;
  const tagBytes = text.encode(value.slice(randomLength));
  const tags = await Promise.all(keysOf(keys).map(({ key }) => makeTag(key, purpose, value.slice(0, randomLength))));
  return tags.some((tag) => crypto.subtle.timingSafeEqual(text.encode(tag), tagBytes));
}
