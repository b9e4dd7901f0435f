import { plainMarks, plainText } from './text.ts';

/** Words of a place that people and registers shorten. */
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

/** Returns the key of a place or an address: equal for all spellings of the same words (INTAKE-7). */
export function placeKey(name: string): string {
  const letters = plainMarks(plainText(name)).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => longForms[word] ?? word).join(' ');
}

/** Returns the five digits of a ZIP for lookups: systems that are keyed by them refuse a ZIP+4 (INTAKE-7). */
export function areaZip(zip: string): string {
  return zip.slice(0, 5);
}

/** Returns true when two spellings mean the same city (ADDLINE-12, INTAKE-7). */
export function isSameCity(a: string, b: string): boolean {
  return placeKey(a).replaceAll(' ', '') === placeKey(b).replaceAll(' ', '');
}
