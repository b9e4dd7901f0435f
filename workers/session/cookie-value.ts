import { base64url } from 'jose';
import { keysOf } from '#rpc/domain/key-list.ts';
import { keyedTag, tagLength } from './keyed-tag.ts';

/** What a cookie is for: a value of one purpose is none of the other. */
export type CookiePurpose = 'session' | 'sign-in' | 'agent';

const text = new TextEncoder();
const randomLength = 43;
const shape = new RegExp(`^[\\w-]{${randomLength + tagLength}}$`);

/**
 * A new value: 256 random bits, and a tag by which it is known without asking an object (SAFETY-3, SAFETY-26). Who
 * guesses a tag only wakes an object that knows nothing of them.
 * @param keys the seal keys (SAFETY-23): the first makes the tag
 */
export async function newCookieValue(keys: string, purpose: CookiePurpose): Promise<string> {
  const random = base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
  return random + (await keyedTag(keysOf(keys)[0].key, purpose, random));
}

/** Did this portal make the value, for this purpose, with one of its keys? */
export async function isCookieValue(keys: string, purpose: CookiePurpose, value: string): Promise<boolean> {
  if (!shape.test(value)) return false;
  const given = text.encode(value.slice(randomLength));
  const tags = await Promise.all(keysOf(keys).map(({ key }) => keyedTag(key, purpose, value.slice(0, randomLength))));
  return tags.some((tag) => crypto.subtle.timingSafeEqual(text.encode(tag), given));
}
