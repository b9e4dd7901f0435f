import { type HTMLElement, parse } from 'node-html-parser';

type Texts = Record<string, string>;

/** The fields that a form of a page can send. */
export interface PageForm {
  /** Hidden fields: references, operation ids, versions, hashes. */
  hidden: Texts;
  /** Choices. */
  offered: Record<string, string[]>;
  /** Choices that are made already. */
  chosen: Texts;
  /** Values of the fields in which people type. */
  typed: Texts;
  /** Value of each button with a name. */
  buttons: Texts;
}

export const emptyForm = (): PageForm => ({ hidden: {}, offered: {}, chosen: {}, typed: {}, buttons: {} });

/** The forms of a page, but for those that sign out. */
export function formsOf(html: string): PageForm[] {
  const page = parse(html);
  const forms = page.querySelectorAll('form[method=post]').filter((form) => form.getAttribute('action') !== '/logout');
  return forms.map((element) => {
    const form = emptyForm();
    const id = element.getAttribute('id');
    const elsewhere = id === undefined ? [] : page.querySelectorAll(`[form="${id}"]`);
    for (const control of new Set([...element.querySelectorAll('input, select, textarea, button'), ...elsewhere])) {
      const name = control.getAttribute('name');
      if (name !== undefined && name !== '_token' && !control.hasAttribute('disabled')) note(form, name, control);
    }
    return form;
  });
}

function note(form: PageForm, name: string, control: HTMLElement): void {
  const value = control.getAttribute('value') ?? '';
  switch (control.tagName === 'INPUT' ? control.getAttribute('type') : control.tagName) {
    case 'hidden':
      form.hidden[name] = value;
      return;
    case 'radio':
    case 'checkbox':
      (form.offered[name] ??= []).push(value || 'on');
      if (control.hasAttribute('checked')) form.chosen[name] = value || 'on';
      return;
    case 'BUTTON':
      form.buttons[name] = value;
      return;
    case 'SELECT':
      noteList(form, name, control.querySelectorAll('option'));
      return;
    default:
      form.typed[name] = value;
  }
}

function noteList(form: PageForm, name: string, options: readonly HTMLElement[]): void {
  const values = options.map((option) => option.getAttribute('value') ?? option.text);
  form.offered[name] = values.filter((value) => value !== '');
  const now = values[options.findIndex((option) => option.hasAttribute('selected'))];
  if (now !== undefined) form.chosen[name] = now;
}
