import { expect, it } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { demo } from '#app/brand/testing/brands.ts';
import { rareStyles } from 'virtual:page-assets';
import { rareStylesIn, withRareStyles as withStylesOf } from './rare-styles.ts';

const withRareStyles = (html: string, brand = demo.key) => withStylesOf(html, brand);
const page = (body: string) => `<head><style>a{}</style></head><body>${body}</body>`;
const has = (body: string) => rareStylesIn(withRareStyles(page(body))).length;

it('adds nothing to a page that needs no rare styles, whatever its words are', () => {
  const html = page('<p class="small">Choose an option: field, label or map. data-sending=</p>');
  expect(withRareStyles(html)).toBe(html);
  expect(rareStylesIn(html)).toEqual([]);
});

it('has a mark of its own for each part (ADR-004)', () => {
  expect(rareStyles.filter(({ marks }) => marks.length === 0)).toEqual([]);
});

it.each([
  '<div class="field">',
  '<div class="field wrong">',
  '<button type="submit" class="btn switch">',
  '<button role="switch">',
  '<ul class="card track">',
])('adds the styles of %s', (body) => {
  expect(has(body)).toBe(1);
});

it('adds the styles of a form, and of what a script may disable, to a button that sends', () => {
  expect(has('<button type="submit" data-sending="Sending…">')).toBe(2);
});

it('adds a part that sets a class of another one to no page without its own', () => {
  expect(has('<svg class="meter">')).toBe(1);
  expect(has('<ul class="lines">')).toBe(1);
});

it('adds the styles of what can be dismissed, and of successes, to no note that stays', () => {
  const note = '<div class="note" role="alert"></div>';
  expect(has(note)).toBe(1);
  expect(has(note.replace('>', ' data-dismiss="Close">'))).toBe(2);
});

it('adds each once, at the start of the last style element of the head', () => {
  const html = withRareStyles(page('<div class="field"></div><div class="field"></div><div class="cards"></div>'));
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toContain(`<style>${rareStylesIn(html).join('')}a{}</style></head>`);
  expect(rareStylesIn(html)).toHaveLength(2);
});

it('adds the dark surface of the own brand alone, and to a page that has one alone (SHELL-55)', () => {
  const panels = brands.map(({ key }) => withRareStyles(page('<p class="panel">'), key));
  for (const html of panels) expect(html.match(/--motif:url/g)).toHaveLength(1);
  expect(new Set(panels).size).toBe(brands.length);
  expect(withRareStyles(page('<p class="card">'))).not.toContain('--panel');
});
