import { plainCode } from './intake/text.ts';

/** Characters of a spoken reference: digits and letters that do not look or sound alike (SAFETY-40). */
export const spokenAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/**
 * Returns the spoken reference of an operation's or a request's id: eight characters, such as `K7Q4-MXT9` (SAFETY-40).
 * An id always has the same reference, and the id cannot be derived from it.
 */
export function spokenReference(id: string): string {
  let remainder = hash(id);
  let spoken = '';
  while (spoken.length < length) {
    spoken += spokenAlphabet[remainder % spokenAlphabet.length];
    remainder = Math.floor(remainder / spokenAlphabet.length);
  }
  return `${spoken.slice(0, length / 2)}-${spoken.slice(length / 2)}`;
}

/** Characters that look alike, each with the representative of its group. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'Q', O: 'Q', D: 'Q' },
  ...{ '1': '7', I: '7', L: '7' },
  ...{ B: '8', S: '5', U: 'V', Z: '2' },
};

/**
 * Returns true for an id's spoken reference as a person typed it: in small letters, without its dash or with misread
 * characters (ACTIVITY-9).
 */
export function isReferenceOf(id: string, typed: string): boolean {
  return plainReference(spokenReference(id)) === plainReference(typed);
}

/** Returns true when a typed text has the shape of a spoken reference. */
export function isLikeReference(typed: string): boolean {
  return /^[\dA-Z]{4}-?[\dA-Z]{4}$/i.test(plainCode(typed));
}

/** Returns a reference in its one spelling, with misheard characters replaced. */
export function plainReference(reference: string): string {
  const characters =
    plainCode(reference)
      .toUpperCase()
      .match(/[0-9A-Z]/g) ?? [];
  return characters.map((character) => lookAlikes[character] ?? character).join('');
}

/** Returns the facts of a request in every log line: its id, and the reference that the customer saw (SAFETY-40). */
export function requestFacts(requestId: string): { requestId: string; reference: string } {
  return { requestId, reference: spokenReference(requestId) };
}

/** Hash of 53 bits (cyrb53). Ids are random, so it must distribute well; it need not resist attacks. */
function hash(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.charCodeAt(0);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mix = (first: number, second: number) =>
    Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  [high, low] = [mix(high, low), mix(low, high)];
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
