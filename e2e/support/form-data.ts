import type { HTMLElement } from 'node-html-parser';
import { enabled } from './controls.ts';

/** The form that a control belongs to. @throws if it has none */
export function formOf(control: HTMLElement, page: HTMLElement): HTMLElement {
  const named = control.getAttribute('form');
  const form = named === undefined ? control.closest('form') : page.querySelector(`form#${named}`);
  if (!form) throw new Error('the button has no form');
  return form;
}

/** Returns the fields that a form sends, in their order, without unchecked boxes. */
export function fieldsOf(form: HTMLElement, page: HTMLElement): [string, string][] {
  const id = form.getAttribute('id');
  const elsewhere = id === undefined ? [] : page.querySelectorAll(`[form="${id}"]`);
  return [...new Set([...form.querySelectorAll('input, select, textarea'), ...elsewhere])]
    .filter((field) => field.hasAttribute('name') && field.tagName !== 'BUTTON' && enabled(field))
    .filter((field) => {
      const type = field.getAttribute('type');
      return type === 'radio' || type === 'checkbox' ? field.hasAttribute('checked') : type !== 'submit';
    })
    .map(pairOf);
}

/** Returns the value that a field or button sends. */
export function pairOf(field: HTMLElement): [string, string] {
  const name = field.getAttribute('name') ?? '';
  if (field.tagName === 'TEXTAREA') return [name, field.text];
  if (field.tagName === 'SELECT') {
    const chosen = chosenOption(field);
    return [name, chosen?.getAttribute('value') ?? chosen?.text ?? ''];
  }
  const ticked = field.getAttribute('type') === 'checkbox' || field.getAttribute('type') === 'radio';
  return [name, field.getAttribute('value') ?? (ticked ? 'on' : '')];
}

export function chosenOption(select: HTMLElement): HTMLElement | undefined {
  const options = select.querySelectorAll('option');
  return options.find((option) => option.hasAttribute('selected')) ?? options[0];
}
