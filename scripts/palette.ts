import { differenceEuclidean, formatHex, toGamut } from 'culori';
import type { BrandColors, Look } from '#app/brand/brand.ts';

/** Lightness and chroma of a color in OKLCH; the hue is the brand's, a state's or a line's. */
type Shade = readonly [lightness: number, chroma: number];
type Scheme = 'light' | 'dark';

/** Shades that follow from a brand's hue. Contrast depends on lightness alone, so it holds for every brand. */
const shades: Readonly<Record<string, Readonly<Record<Scheme, Shade>>>> = {
  soft: { light: [0.94, 0.03], dark: [0.31, 0.045] },
  ink: { light: [0.23, 0.02], dark: [0.95, 0.008] },
  'ink-2': { light: [0.45, 0.022], dark: [0.77, 0.02] },
  line: { light: [0.91, 0.012], dark: [0.34, 0.02] },
  edge: { light: [0.58, 0.02], dark: [0.64, 0.02] },
  page: { light: [0.965, 0.006], dark: [0.17, 0.012] },
  card: { light: [1, 0], dark: [0.23, 0.016] },
};

/** Of text that is less important, on a panel. */
const panelSoft: Shade = [0.9, 0.05];

/** Hues of what is well, what needs care and what is wrong, with how strong the color of its text is in light pages. */
const states = { ok: [155, 0.1], warn: [70, 0.1], bad: [27, 0.17] } as const;

/** Hues of the lines of a group after the first, which has the brand's, by their number. */
const faces = { f2: 70, f3: 310, f4: 255, f5: 25, f6: 140 } as const;

const darkTone: Shade = [0.82, 0.11];

/** Returns a color as #rrggbb, because engines of the floor lack its function (ADR-042). */
function hex([l, c]: Shade, h: number): string {
  return formatHex(inSrgb({ mode: 'oklch', l, c, h }));
}

const inSrgb = toGamut('rgb', 'oklch');

const difference = differenceEuclidean('oklab');

/** A difference in OKLab that people do not see: from about 0.02 on they do. */
const unseen = 0.019;

/** Returns the nearest #rgb, which takes fewer bytes, if it differs by less than `most`; else the color (SHELL-55). */
function short(color: string, most: number): string {
  const near = color.slice(1).replaceAll(/../g, (pair) => Math.round(Number.parseInt(pair, 16) / 17).toString(16));
  return difference(color, `#${near}`) < most ? `#${near}` : color;
}

export const rule = (selector: string, values: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** Rules for light pages, and those that differ in dark ones; paper is light. */
const inBoth = (rulesOf: (scheme: Scheme) => string) =>
  `${rulesOf('light')}@media screen and (prefers-color-scheme:dark){${rulesOf('dark')}}`;

function toneOf(hue: number, chroma: number, scheme: Scheme): Readonly<Record<'tone' | 'soft', string>> {
  return {
    tone: short(hex(scheme === 'light' ? [0.47, chroma] : darkTone, hue), unseen),
    soft: short(hex(shades.soft?.[scheme] as Shade, hue), unseen),
  };
}

/**
 * The colors of a brand as a stylesheet: its own, and greys, surfaces and states that follow from its hue (ADR-046).
 * Page and lines of light pages follow from its paper, if it has one: with another chroma, at the same lightness.
 * @returns minified rules with plain values for light and dark pages
 */
export function paletteOf({ hue, ...own }: BrandColors, paper?: Look['paper']): string {
  return inBoth((scheme) => {
    const index = scheme === 'light' ? 0 : 1;
    return rule(':root', {
      brand: own.brand[index],
      'brand-ink': short(own.brandInk[index], Number.EPSILON),
      ...Object.fromEntries(
        Object.entries(shades).map(([name, shade]) => [name, short(hex(shade[scheme], hue), Number.EPSILON)]),
      ),
      ...(paper && scheme === 'light' && paperOf(paper)),
    });
  });
}

/** The colors of a brand's dark surface, as `paletteOf` has the others: only pages with such a surface have them. */
export const surfaceOf = ({ hue, panel }: BrandColors): string =>
  inBoth((scheme) =>
    rule(
      ':root',
      scheme === 'light'
        ? { panel: panel[0], 'panel-ink': '#fff', 'panel-soft': hex(panelSoft, hue) }
        : { panel: panel[1] },
    ),
  );

/** The color of what is wrong in a form, the same for every brand: only pages with fields have it. */
export function wrongStyles(): string {
  const [hue, chroma] = states.bad;
  return inBoth((scheme) => rule(':root', { bad: toneOf(hue, chroma, scheme).tone }));
}

/** The colors of each state, the same for every brand: only pages with something in that state have them. */
export function toneStyles(): string[] {
  return Object.entries(states).map(([name, [hue, chroma]]) =>
    inBoth((scheme) => rule(`.${name}`, toneOf(hue, chroma, scheme))),
  );
}

function paperOf([hue, chroma]: NonNullable<Look['paper']>): Readonly<Record<'page' | 'line', string>> {
  return { page: hex([0.965, chroma], hue), line: hex([0.91, chroma * 1.4], hue) };
}

/** The colors of a new brand: its hue, in the lightness that all pages can be read in. */
export function colorsOf(hue: number): BrandColors {
  return {
    hue,
    brand: [hex([0.42, 0.1], hue), hex([0.82, 0.09], hue)],
    brandInk: ['#ffffff', hex([0.2, 0.03], hue)],
    panel: [hex([0.36, 0.08], hue), hex([0.32, 0.06], hue)],
  };
}

/** The color of each line's initial, the same for every brand: only pages with several lines have them. */
export function faceStyles(): string[] {
  return Object.entries(faces).map(([name, hue]) =>
    inBoth((scheme) => rule(`.${name}::before`, toneOf(hue, 0.1, scheme))),
  );
}
