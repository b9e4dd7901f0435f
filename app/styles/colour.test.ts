import { brotliCompressSync, constants } from 'node:zlib';
import { type AtRule, parse, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { brandStyle } from '#app/brand/brand-style.ts';
import { brands } from '#app/brand/by-host.ts';
import { demo } from '#app/brand/demo.ts';
import { rareStyles, styles } from 'virtual:page-assets';
import { facesStyle } from '../../scripts/palette.ts';
import { stylesheet } from '../../scripts/stylesheet.ts';

interface Scheme {
  [token: string]: string;
}

/** Colours by token, in the light and in the dark. */
function coloursOf(css: string): { light: Scheme; dark: Scheme } {
  const schemes: { light: Scheme; dark: Scheme } = { light: {}, dark: {} };
  parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const condition = parent?.parent;
    const isDark = condition?.type === 'atrule' && (condition as AtRule).params.includes('dark');
    const { selector } = parent as Rule;
    const name = selector === ':root' ? prop.slice(2) : `${selector} ${prop.slice(2)}`;
    if (value.startsWith('#')) schemes[isDark ? 'dark' : 'light'][name] = value;
  });
  return schemes;
}

/** WCAG 2.2 relative luminance of #rgb or #rrggbb. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What stands on what, and the least contrast that WCAG 2.2 AA asks: 4.5 for text, 3 for the shape of controls. */
const pairs: [string, string, number][] = [
  ...['ink', 'ink-2', 'brand', 'bad'].flatMap((ink) =>
    ['page', 'card'].map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ...['ink', 'brand', 'ink-2'].map((ink): [string, string, number] => [ink, 'soft', 4.5]),
  ...['.ok', '.warn', '.bad'].flatMap((state): [string, string, number][] => [
    [`${state} tone`, `${state} soft`, 4.5],
    ['ink', `${state} soft`, 4.5],
    ['brand', `${state} soft`, 4.5],
    // The mark of a note, and the bar of data.
    ['card', `${state} tone`, 4.5],
    [`${state} tone`, 'line', 3],
  ]),
  ...['f2', 'f3', 'f4', 'f5', 'f6'].map((face): [string, string, number] => [
    `.${face}::before tone`,
    `.${face}::before soft`,
    4.5,
  ]),
  ['brand-ink', 'brand', 4.5],
  ['panel-ink', 'panel', 4.5],
  ['panel-soft', 'panel', 4.5],
  ['ink-2', 'line', 4.5],
  ...['edge', 'brand'].flatMap((shape) =>
    ['page', 'card'].map((ground): [string, string, number] => [shape, ground, 3]),
  ),
];

describe.each(brands.map((brand) => [brand.key, brand] as const))('the colours of %s', (_, brand) => {
  const { light, dark } = coloursOf(brandStyle(brand) + facesStyle());

  it.each(['light', 'dark'] as const)('can be read in the %s scheme', (scheme) => {
    const colours = scheme === 'light' ? light : { ...light, ...dark };
    const weak = pairs
      .map(([ink, ground, least]) => ({
        ink,
        ground,
        least,
        has: contrast(colours[ink] as string, colours[ground] as string),
      }))
      .filter(({ has, least }) => !(has >= least));
    expect(weak).toEqual([]);
  });

  it('are there in both schemes', () => {
    expect(Object.keys(light).length).toBeGreaterThan(12);
    expect(Object.keys(light)).toEqual(Object.keys(dark));
  });
});

const faces = () => rareStyles.find(({ marks }) => marks.includes('f2'))?.css ?? '';

// As the bench weighs them (budgets, 28).
it.each([
  ['what Home uses', () => styles + brandStyle(demo) + faces(), 3584],
  ['all of it', () => styles + brandStyle(demo) + rareStyles.map(({ css }) => css).join(''), 5325],
])('stays so small that it can be part of pages: %s', (_, css, limit) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(css(), { params }).length).toBeLessThan(limit);
});

it('uses no colour besides those of the palette, but for shadows', () => {
  const rest = stylesheet().replace(facesStyle(), '');
  const hexes = [...rest.matchAll(/#[\da-f]{3,8}\b/gi)].map(([hex]) => hex);
  expect([...new Set(hexes)]).toEqual(['#0003']);
});
