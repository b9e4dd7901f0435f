import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brandStyle } from '#app/brand/brand-style.ts';
import { brands } from '#app/brand/by-host.ts';
import { demo } from '#app/brand/testing/brands.ts';
import { printStyles, rareStyles, styles } from 'virtual:page-assets';
import { tokensOf, weakPairs } from '../../scripts/brand/contrast.ts';
import { colorsOf, faceStyles, paletteOf, surfaceOf, toneStyles, wrongStyles } from '../../scripts/palette.ts';
import { stylesheet } from '../../scripts/stylesheet.ts';

describe.each(brands.map((brand) => [brand.key, brand] as const))('the colours of %s', (_, brand) => {
  const css = [brandStyle(brand), surfaceOf(brand.colors), wrongStyles(), ...toneStyles(), ...faceStyles()].join('');

  it('can be read in both schemes', () => {
    expect(weakPairs(css)).toEqual([]);
  });

  it('are there in both schemes', () => {
    const { light, dark } = tokensOf(css);
    expect(Object.keys(light).length).toBeGreaterThan(12);
    const inBoth = Object.keys(light).filter((name) => !['panel-ink', 'panel-soft'].includes(name));
    expect(inBoth).toEqual(Object.keys(dark));
  });
});

it('can be read in every hue that a new brand may have', () => {
  const hues = Array.from({ length: 72 }, (_, step) => step * 5);
  const weak = hues.flatMap((hue) =>
    weakPairs(
      [paletteOf(colorsOf(hue)), surfaceOf(colorsOf(hue)), wrongStyles(), ...toneStyles(), ...faceStyles()].join(''),
    ).map((pair) => ({ hue, pair })),
  );
  expect(weak).toEqual([]);
});

const faces = () => rareStyles.flatMap(({ css, marks }) => (/^f\d$/.test(marks[0] ?? '') ? [css] : [])).join('');

const rareOf = (key: string) => rareStyles.flatMap(({ css, brand = key }) => (brand === key ? [css] : [])).join('');

// As the bench weighs them (budgets, 28).
it.each([
  ['what Home uses', () => styles + brandStyle(demo) + faces() + printStyles, 3700],
  ['all of it', () => styles + brandStyle(demo) + rareOf(demo.key) + printStyles, 7100],
])('stays so small that it can be part of pages: %s', (_, css, limit) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(css(), { params }).length).toBeLessThan(limit);
});

it('uses no colour besides those of the palette, but for shadows', () => {
  const rest = [wrongStyles(), ...toneStyles(), ...faceStyles()].reduce(
    (css, made) => css.replace(made, ''),
    stylesheet(),
  );
  const hexes = [...rest.matchAll(/#[\da-f]{3,8}\b/gi)].map(([hex]) => hex);
  expect([...new Set(hexes)]).toEqual(['#0003']);
});

it('draws no sign by three transparent borders: forced colors fill them', () => {
  expect(stylesheet()).not.toMatch(/border-(top|right|bottom|left)-color/);
});
