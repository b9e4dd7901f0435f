/** What a spoken reference is made of: digits and letters, none of which looks or sounds like another (SAFETY-40). */
export const spokenAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/**
 * Eight characters to say on the phone, such as `K7Q4-MXT9`, that stand for an operation's or a request's id
 * (SAFETY-40). The same id always gives the same reference; the id can't be told from it.
 */
export function spokenReference(id: string): string {
  let rest = hash(id);
  let spoken = '';
  while (spoken.length < length) {
    spoken += spokenAlphabet[rest % spokenAlphabet.length];
    rest = Math.floor(rest / spokenAlphabet.length);
  }
  return `${spoken.slice(0, length / 2)}-${spoken.slice(length / 2)}`;
}

/** Characters that a reference may be misread as, each with the one that stands for all that look like it. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'Q', O: 'Q', D: 'Q' },
  ...{ '1': '7', I: '7', L: '7' },
  ...{ B: '8', S: '5', U: 'V', Z: '2' },
};

/**
 * Is this an id's spoken reference, as somebody typed it? In small letters, without its dash or misread it is too
 * (ACTIVITY-9).
 */
export function isReferenceOf(id: string, typed: string): boolean {
  return plainReference(spokenReference(id)) === plainReference(typed);
}

/** Can this be a spoken reference, as somebody typed it? */
export function isLikeReference(typed: string): boolean {
  return /^[\dA-Z]{4}[-\s]?[\dA-Z]{4}$/i.test(typed.normalize('NFKC').trim());
}

/** A reference with one spelling for all that it may be misread as. */
export function plainReference(reference: string): string {
  const characters =
    reference
      .normalize('NFKC')
      .toUpperCase()
      .match(/[0-9A-Z]/g) ?? [];
  return characters.map((one) => lookAlikes[one] ?? one).join('');
}

/** What every log line says of its request: its id, and what its customer was told to say on the phone (SAFETY-40). */
export function requestFacts(requestId: string): { requestId: string; reference: string } {
  return { requestId, reference: spokenReference(requestId) };
}

/** 53 bits by cyrb53: ids are random, so it has to spread well, not to resist anybody. */
function hash(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.charCodeAt(0);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mixed = (one: number, other: number) =>
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  [high, low] = [mixed(high, low), mixed(low, high)];
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
