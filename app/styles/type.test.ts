import { rareStyles, styles } from 'virtual:page-assets';
import { expect, it } from 'vitest';

const all = [styles, ...rareStyles.map(({ css }) => css)].join('');
const values = (property: string) => [
  ...new Set([...all.matchAll(new RegExp(`[;{]${property}:([^;!}]+)`, 'g'))].map(([, value]) => value)),
];

// Each further size or weight is a font of its own to lay out (ADR-046).
it('has two weights, and six sizes of text', () => {
  expect(values('font-weight').filter((value) => value !== 'inherit')).toEqual(expect.arrayContaining(['700', '400']));
  expect(values('font-weight')).toHaveLength(3);
  // Words of a drawing grow with it.
  const inRem = values('font-size').filter((value) => !value?.startsWith('clamp(') && value !== '15px');
  expect(inRem.sort()).toEqual(['.75rem', '.9375rem', '1.125rem', '1.75rem', '1rem', '2.25rem']);
});
