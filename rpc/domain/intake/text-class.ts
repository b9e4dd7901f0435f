/** Letters with their marks and joiners, digits, punctuation and the signs of addresses: no markup, no emoji. */
const permitted = /[\p{L}\p{M}\p{N}\p{P} +$\u00b0\u00b4`^~|=\u2116\u200c\u200d]/u;

/** Typed text that leaves the portal, with its maximum length in characters (INTAKE-10). */
export const textClasses = {
  /** Street, apartment or city of a shipping label (ADDLINE-10). */
  address: { most: 64 },
  /** Name of a carrier outside the list. */
  carrier: { most: 64 },
  /** Name of an invited friend, which the invitation contains. */
  friend: { most: 64 },
} as const satisfies Record<string, { most: number }>;
export type TextClass = keyof typeof textClasses;

/** Returns the characters that plain text can't have, each once and at most five (INTAKE-10). */
export function refusedInText(text: string): string[] {
  return [...new Set([...text].filter((character) => !permitted.test(character)))].slice(0, 5);
}

const webAddress = /:\/\/|\b[Ww]{3}\.|[\p{L}\p{N}]\.(\p{Ll}{2,}|\p{Lu}{2,}|Com|Net|Org)(?!\p{L})/u;

/** Returns true for a name of which a mail program would make a link, unlike "J.R." and "St.John" (INTAKE-10). */
export function hasWebAddress(name: string): boolean {
  return webAddress.test(name);
}
