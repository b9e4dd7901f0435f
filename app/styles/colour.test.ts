import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { type AtRule, parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { brandStyle } from '#app/brand/brand.ts';
import { brands } from '#app/brand/by-host.ts';
import { demo } from '#app/brand/demo.ts';
import { commonStyles, stylesheet } from '../../scripts/stylesheet.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url).pathname, 'utf8');
const tokens = read('tokens.css');

interface Scheme {
  [token: string]: string;
}

/** Colours by token, in the light and in the dark. */
function coloursOf(css: string): { light: Scheme; dark: Scheme } {
  const schemes: { light: Scheme; dark: Scheme } = { light: {}, dark: {} };
  parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const condition = parent?.parent;
    const isDark = condition?.type === 'atrule' && (condition as AtRule).params.includes('dark');
    if (value.startsWith('#')) schemes[isDark ? 'dark' : 'light'][prop.slice(2)] = value;
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
  ...['ink', 'brand', 'ink-2'].map((ink): [string, string, number] => [ink, 'brand-soft', 4.5]),
  ...['ok', 'warn', 'bad'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, 4.5],
    ['ink', `${tone}-soft`, 4.5],
    ['brand', `${tone}-soft`, 4.5],
  ]),
  ['brand-ink', 'brand', 4.5],
  ...['edge', 'brand', 'warn', 'bad'].flatMap((shape) =>
    ['page', 'card'].map((ground): [string, string, number] => [shape, ground, 3]),
  ),
];

describe.each(brands.map((brand) => [brand.key, brand] as const))('the colours of %s', (_, brand) => {
  const common = coloursOf(tokens);
  const own = coloursOf(brandStyle(brand));

  it.each(['light', 'dark'] as const)('can be read in the %s scheme', (scheme) => {
    const colours = { ...common[scheme], ...own[scheme] };
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
    expect(Object.keys(own.light)).toEqual(Object.keys(own.dark));
  });
});

it('gives every colour a light and a dark value', () => {
  const { light, dark } = coloursOf(tokens);
  expect(Object.keys(light)).toEqual(Object.keys(dark));
  expect(Object.keys(light).length).toBeGreaterThan(12);
});

it('adds nothing to the page of a brand without colours of its own', () => {
  expect(brandStyle(demo)).toBe('');
});

it.each([
  ['what every page has', commonStyles(), 3072],
  ['all of it', stylesheet(), 4608],
])('stays so small that it can be part of pages: %s', (_, css, limit) => {
  const { code } = transformSync(css, { loader: 'css', minify: true });
  expect(brotliCompressSync(code).length).toBeLessThan(limit);
});

it('uses no colour outside of the tokens, but for shadows', () => {
  const rest = stylesheet().replace(tokens, '');
  const hexes = [...rest.matchAll(/#[\da-f]{3,8}\b/gi)].map(([hex]) => hex);
  expect([...new Set(hexes)]).toEqual(['#0003']);
});
