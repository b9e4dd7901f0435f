import { plainDigits, plainMarks, plainText } from './text.ts';

/** Words of place names, by their usual abbreviation. */
const longForms: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  pt: 'point',
  spgs: 'springs',
  spg: 'spring',
  hts: 'heights',
  vlg: 'village',
  twp: 'township',
  is: 'island',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** Words of a street that people and registers shorten, by the list of the post (USPS Publication 28, appendix C). */
const streetForms: Readonly<Record<string, string>> = {
  alley: 'aly',
  apartment: 'apt',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  building: 'bldg',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  expressway: 'expy',
  floor: 'fl',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  road: 'rd',
  room: 'rm',
  route: 'rte',
  saint: 'st',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  square: 'sq',
  street: 'st',
  str: 'st',
  suite: 'ste',
  terrace: 'ter',
  trail: 'trl',
  turnpike: 'tpke',
  west: 'w',
};

/** Returns the words of a name in small letters, without accents, apostrophes and punctuation. */
function plainWords(name: string): string[] {
  const letters = plainMarks(plainText(name)).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the key of a place: equal for all spellings of the same words (INTAKE-7). */
export function placeKey(name: string): string {
  return plainWords(name)
    .map((word) => longForms[word] ?? word)
    .join(' ');
}

/** Returns the key of a place whose words may be written as one: `Saint Louis`, `St.Louis`, `SaintLouis`. */
export function closeKey(name: string): string {
  return placeKey(name).replaceAll(' ', '');
}

/** Returns the letters and digits of a name, without short forms: `U.S. Cellular` is `uscellular`. */
export function letterKey(name: string): string {
  return plainWords(name).join('');
}

/** Returns the key of a street with its house number and apartment (INTAKE-7, LOCK-19). */
export function streetKey(street: string): string {
  const words = plainWords(plainDigits(plainText(street)).replace(/\b([nsew])\.? ?([ew])\.(?= |$)/gi, '$1$2'));
  return words
    .map((word) => streetForms[word] ?? word)
    .join(' ')
    .replace(/\bp o box\b/, 'po box');
}

/** Returns the five digits of a ZIP for lookups: systems that are keyed by them refuse a ZIP+4 (INTAKE-7). */
export function areaZip(zip: string): string {
  return zip.slice(0, 5);
}

/** Returns true when two spellings mean the same city (ADDLINE-12, INTAKE-7). */
export function isSameCity(a: string, b: string): boolean {
  return closeKey(a) === closeKey(b);
}
