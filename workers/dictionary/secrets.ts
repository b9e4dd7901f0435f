import type { Range } from './match-finder.ts';

/** Text before a form's token, which belongs to one session (SAFETY-3). */
const beforeSecret = new TextEncoder().encode('name="_token" value="');
const quote = 0x22;
/** Number of bytes by which the search may go on, by the byte it is at (Horspool). */
const shifts = new Uint8Array(256).fill(beforeSecret.length);
beforeSecret.subarray(0, -1).forEach((byte, index) => (shifts[byte] = beforeSecret.length - 1 - index));

/** Returns the parts of a page that are secret: what a URL shows may stand beside them (ADR-060). */
export function secretsOf(page: Uint8Array): Range[] {
  const secrets: Range[] = [];
  let place = beforeSecret.length - 1;
  while (place < page.length) {
    const byte = page[place] as number;
    const start = place + 1;
    place += shifts[byte] as number;
    if (byte !== quote || !isBefore(page, start)) continue;
    const end = page.indexOf(quote, start);
    if (end === -1) break;
    secrets.push([start, end]);
    place = end + beforeSecret.length;
  }
  return secrets;
}

/** Returns true where a token begins. */
function isBefore(page: Uint8Array, start: number): boolean {
  const from = start - beforeSecret.length;
  let index = beforeSecret.length - 1;
  while (index >= 0 && page[from + index] === beforeSecret[index]) index -= 1;
  return index < 0;
}
