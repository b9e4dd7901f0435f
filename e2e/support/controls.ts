import type { HTMLElement } from 'node-html-parser';
import { isIn } from './html.ts';

/** Accessible name of a control. A text finds the control with exactly this name, else the one that contains it. */
export type Name = string | RegExp;

/** Returns true when a text equals the name. Spaces count once. */
export function saysName(text: string, name: Name, where: 'exactly' | 'somewhere' = 'exactly'): boolean {
  const said = tidy(text);
  if (typeof name !== 'string') return name.test(said);
  return where === 'exactly' ? said === tidy(name) : said.includes(tidy(name));
}

/**
 * Returns the link with a name.
 * @throws if there is no such link, or if several lead to different places
 */
export function linkNamed(part: HTMLElement, name: Name): HTMLElement {
  return theOne(part.querySelectorAll('a[href]'), name, accessibleName, 'link');
}

/**
 * Returns the button with a name.
 * @throws if there is no such button, or more than one
 */
export function pressable(part: HTMLElement, name: Name): HTMLElement {
  return theOne(part.querySelectorAll('button, input[type=submit]'), name, accessibleName, 'button');
}

/** A field by its label. @throws if there is no such field, or more than one */
export function fieldLabelled(part: HTMLElement, label: Name): HTMLElement {
  const fields = part
    .querySelectorAll('input, select, textarea')
    .filter((field) => !['hidden', 'submit'].includes(field.getAttribute('type') ?? ''));
  return theOne(fields, label, labelOf, 'field');
}

/**
 * Returns the part of a page (a card, a row, a form) with this name, else the smallest one that contains it.
 * @throws if there is none
 */
export function partNamed(page: HTMLElement, name: Name): HTMLElement {
  const parts = page.querySelectorAll('article, section, form, fieldset, li, tr, details, table');
  const found = parts.find((part) => saysName(partName(part), name)) ?? smallestThatSays(parts, name);
  if (!found) throw new Error(`no part of the page says ${name}`);
  return found;
}

function smallestThatSays(parts: HTMLElement[], name: Name): HTMLElement | undefined {
  return parts
    .filter(({ text }) => saysName(text, name, 'somewhere'))
    .map((part) => ({ part, size: part.outerHTML.length }))
    .sort((one, other) => one.size - other.size)[0]?.part;
}

function partName(part: HTMLElement): string {
  const legend = part.tagName === 'FIELDSET' ? part.querySelector('legend')?.text : undefined;
  return part.getAttribute('aria-label') ?? namedBy(part, part.getAttribute('aria-labelledby')) ?? legend ?? '';
}

/** Returns true for a control that can be used. A disabled fieldset disables its controls. */
export function enabled(control: HTMLElement): boolean {
  const isOff = (element: HTMLElement) => element.tagName === 'FIELDSET' && element.hasAttribute('disabled');
  return !control.hasAttribute('disabled') && control.getAttribute('aria-disabled') !== 'true' && !isIn(control, isOff);
}

function theOne(
  controls: HTMLElement[],
  name: Name,
  nameOf: (control: HTMLElement) => string,
  what: string,
): HTMLElement {
  const shown = controls.filter((control) => !isIn(control, (around) => around.hasAttribute('hidden')));
  const exact = shown.filter((control) => saysName(nameOf(control), name));
  const found = exact.length > 0 ? exact : shown.filter((control) => saysName(nameOf(control), name, 'somewhere'));
  const [first, ...others] = found;
  if (!first) throw new Error(`no ${what} ${name}; there are: ${shown.map(nameOf).join(' | ')}`);
  const sameLink = others.every(
    (other) => what === 'link' && other.getAttribute('href') === first.getAttribute('href'),
  );
  if (!sameLink) throw new Error(`${found.length} of ${what} ${name}: ${found.map(nameOf).join(' | ')}`);
  return first;
}

function accessibleName(control: HTMLElement): string {
  const given = control.getAttribute('aria-label') ?? namedBy(control, control.getAttribute('aria-labelledby'));
  return tidy(given ?? (control.tagName === 'INPUT' ? control.getAttribute('value') : undefined) ?? control.text);
}

function labelOf(field: HTMLElement): string {
  const own = field.getAttribute('aria-label') ?? namedBy(field, field.getAttribute('aria-labelledby'));
  if (own !== undefined) return tidy(own);
  const id = field.getAttribute('id');
  const label = id === undefined ? undefined : rootOf(field).querySelector(`label[for="${id}"]`);
  return tidy((label ?? field.closest('label'))?.text ?? '');
}

function namedBy(control: HTMLElement, ids: string | undefined): string | undefined {
  if (ids === undefined) return undefined;
  const root = rootOf(control);
  return ids
    .split(' ')
    .map((id) => root.querySelector(`[id="${id}"]`)?.text ?? '')
    .join(' ');
}

function rootOf(element: HTMLElement): HTMLElement {
  let root = element;
  while (root.parentNode) root = root.parentNode;
  return root;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
