import type { Range } from './match-finder.ts';

/** Text before a form's token, which belongs to one session (SAFETY-3). */
const beforeSecret = new TextEncoder().encode('name="_token" value="');
/** A byte of it that is rare in pages, and the byte that ends a token. */
const rare = 0x5f;
const rareAt = beforeSecret.indexOf(rare);
const quote = 0x22;

/** Returns the parts of a page that are secret: what a URL shows may stand beside them (ADR-060). */
export function secretsOf(page: Uint8Array): Range[] {
  const secrets: Range[] = [];
  let place = page.indexOf(rare);
  while (place !== -1) {
    const start = place - rareAt + beforeSecret.length;
    if (start <= page.length && isBefore(page, start)) {
      const end = page.indexOf(quote, start);
      if (end === -1) break;
      secrets.push([start, end]);
      place = end;
    }
    place = page.indexOf(rare, place + 1);
  }
  return secrets;
}

/** Returns true where a token begins. */
const isBefore = (page: Uint8Array, start: number): boolean =>
  beforeSecret.every((byte, index) => page[start - beforeSecret.length + index] === byte);
