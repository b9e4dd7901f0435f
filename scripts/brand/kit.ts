import type { Look } from '#app/brand/brand.ts';
import { rule } from '../palette.ts';

/** Corners of each shape, and the end of a bar: card, field, button, initial, bar, mark. */
const corners: Readonly<Record<Look['shape'], Readonly<Record<string, string>>>> = {
  round: { r: '1.25rem', r2: '.75rem', rb: '1.375rem', rf: '50%', rm: '1rem', rl: '.5rem', cap: 'round' },
  soft: { r: '.75rem', r2: '.5rem', rb: '.75rem', rf: '.75rem', rm: '.5rem', rl: '.375rem', cap: 'round' },
  square: { r: '.25rem', r2: '.25rem', rb: '.25rem', rf: '.25rem', rm: '.125rem', rl: '.125rem', cap: 'butt' },
};

/**
 * Letter spacing of headings, and their fonts where they are not those of the text: fonts of the system alone, so that
 * nothing is loaded.
 */
const faces: Readonly<Record<Look['heading'], Readonly<Record<string, string>>>> = {
  sans: { hs: '-.02em' },
  serif: { head: "'Noto Serif',Charter,Georgia,serif", hs: '-.01em' },
};

/** Part of the motif's lines that is white; text over them is checked with it (SHELL-46). */
export const motifOpacity = 0.1;

/**
 * Returns the shape and heading face of a brand as a stylesheet (SHELL-46).
 * @returns one minified rule with plain values
 */
export function kitOf({ shape, heading }: Look): string {
  return rule(':root', { ...corners[shape], ...faces[heading] });
}

/** Returns the motif of a brand as a stylesheet: only pages with a dark surface have it (SHELL-46). */
export const motifOf = ({ motif }: Look): string => `:root{--motif:url("data:image/svg+xml,${motifImage(motif)}")}`;

/** Its values are plain by the check of `brand.json`, so that none of them ends the address. */
const motifImage = ({ box, width, path }: Look['motif']) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}' fill='none' stroke='%23ffffff${motifAlpha}' ` +
  `stroke-width='${width}' stroke-linecap='round'><path d='${path}'/></svg>`;

const motifAlpha = Math.round(motifOpacity * 255).toString(16);
