import { printStyles, rareStyles, styles } from 'virtual:page-assets';
import { describe, expect, it } from 'vitest';
import { brandStyle } from '#app/brand/brand-style.ts';
import { brotliBytes } from '#e2e/support/weight.ts';
import { brands } from '#app/brand/by-host.ts';
import { tooNewInScript } from './testing/compat-data.ts';
import { tooNewInStyles } from './testing/compat-styles.ts';
import { leftOutOfScripts, leftOutOfStyles } from './testing/left-out.ts';
import { bundleScript } from './page-assets.ts';

const sent = [styles, ...rareStyles.map(({ css }) => css), printStyles, ...brands.map(brandStyle)];

describe('files for the oldest engines (ADR-042, SHELL-41)', () => {
  it('has styles of which they leave out what is listed, and nothing else', () => {
    const found = new Set(sent.flatMap((css) => tooNewInStyles(css)));
    expect([...found].sort()).toEqual(Object.keys(leftOutOfStyles).sort());
  });

  it('has scripts that they can run', async () => {
    const scripts = await Promise.all((['live', 'banners', 'assist', 'scan'] as const).map(bundleScript));
    const found = new Set(scripts.flatMap(tooNewInScript));
    expect([...found].sort()).toEqual(Object.keys(leftOutOfScripts).sort());
  });
});

it('helps people who type with a script of at most 9 KB (SHELL-25)', async () => {
  expect(brotliBytes(await bundleScript('assist'))).toBeLessThanOrEqual(9 * 1024);
});

describe('the check of styles', () => {
  it.each([
    ['@layer x { a { color: red } }', '@layer'],
    ['.x { .y { color: red } }', 'nesting'],
    ['.x { & .y { color: red } }', 'nesting'],
    ['a { margin-inline: 0 }', 'margin-inline'],
    ['a { block-size: 0 }', 'block-size'],
    ['a { inset: 0 }', 'inset'],
    ['a { display: flex; gap: 1px }', 'flex, gap'],
    ['a { justify-content: end }', 'justify-content: end'],
    ['a { width: min(1px, 2px) }', 'width: min()'],
    ['a { font-size: clamp(1px, 1vw, 2px) }', 'font-size: clamp()'],
    ['a { color: oklch(50% 0.1 180) }', 'color: oklch()'],
    ['a { color: light-dark(red, blue) }', 'color: light-dark()'],
    [':root { --x: 1px; --x: min(1px, 1vw) }', '--x: min()'],
    [':root { --x: red; --x: color-mix(in srgb, red, blue) }', '--x: color-mix()'],
    ['a:is(.x) { color: red }', ':is'],
    ['a, b:has(c) { color: red }', 'a, b:has(c): the whole list is dropped'],
    ['a { overflow-wrap: anywhere }', 'overflow-wrap: anywhere'],
    ['@media (prefers-contrast: more) { a { color: red } }', '@media (prefers-contrast)'],
    ['@container (width > 1px) { a { color: red } }', '@container'],
    ['a { colour: red }', 'colour: no such property'],
  ])('finds what is too new in %s', (css, fault) => {
    expect(tooNewInStyles(css)).toContain(fault);
  });

  it.each([
    'a { width: 1px; width: min(1px, 2px) }',
    'a { color: red; color: oklch(50% 0.1 180) }',
    '@supports (width: min(1px, 1px)) { :root { --x: min(1px, 1vw) } }',
    'a { display: grid; gap: 1px; margin: 0 1px; color: #0003 }',
    'a:focus-within:not(.x)::before { color: var(--x) }',
  ])('takes what is understood, or has something plain before it: %s', (css) => {
    expect(tooNewInStyles(css)).toEqual([]);
  });
});

describe('the check of scripts', () => {
  it.each([
    ['main.replaceChildren(one)', '.replaceChildren'],
    ['text.replaceAll("a", "b")', '.replaceAll'],
    ['list.at(-1)', '.at'],
    ['structuredClone(one)', 'structuredClone'],
    ['Object.fromEntries(pairs)', '.fromEntries'],
    ['new AbortController().signal; AbortSignal.timeout(5)', '.timeout'],
  ])('finds what is too new in %s', (script, name) => {
    expect(tooNewInScript(script)).toContain(name);
  });

  it.each(['a?.b', 'a ?? b', 'class A { #b = 1 }', '1n'])('takes no younger language: %s', (script) => {
    expect(() => tooNewInScript(script)).toThrow(SyntaxError);
  });
});
