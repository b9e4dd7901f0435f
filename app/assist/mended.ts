import { type DigitsKind, digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import { nameProblem, tidyName } from '#rpc/domain/person-name.ts';

export type Blank = HTMLInputElement | HTMLSelectElement;

const blanksOf = (part: ParentNode) => [...part.querySelectorAll<Blank>('input, select')];

/** Is what stands in a field right, as far as the page can tell? */
export function isRight(field: Blank): boolean {
  const { digits, assist, or } = field.dataset;
  // Without suggestions a browser shows a list in place of the field.
  const list = or === undefined ? undefined : field.form?.elements.namedItem(or);
  if (list instanceof HTMLSelectElement && list.value !== '') return true;
  if (!field.validity.valid) return false;
  if (assist === 'name') return nameProblem(tidyName(field.value)) === undefined;
  if (digits === undefined || (field.value === '' && !field.required)) return true;
  return digitsProblem(digits as DigitsKind, digitsOf(digits, field.value)) === undefined;
}

/** Calls back at each change of a form, and when a page comes back from the browser's history with what was typed. */
export function onChange(form: HTMLFormElement, changed: () => void): void {
  form.addEventListener('input', changed);
  form.addEventListener('change', changed);
  window.addEventListener('pageshow', changed);
}

/** Tells a form that script filled in a field. */
export function tellChange(field: Blank | undefined): void {
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Takes back what the server said of the fields of a form, each as soon as it is right (SHELL-34). What the page cannot
 * tell to be wrong, such as an IMEI in use, is taken back when it is another one.
 */
export function takeBackErrors(form: HTMLFormElement): void {
  const refused = [...form.querySelectorAll<HTMLElement>('.wrong')].map((part) => {
    const fields = blanksOf(part);
    // What was chosen before the script began is a change too.
    return { part, fields, before: textOf(fields, 'defaultChecked'), isKnown: !fields.every(isRight) };
  });
  onChange(form, () => {
    for (const { part, fields, before, isKnown } of refused)
      if (fields.every(isRight) && (isKnown || textOf(fields) !== before)) takeBack(part);
  });
}

const textOf = (fields: readonly Blank[], checked: 'checked' | 'defaultChecked' = 'checked') =>
  fields.map((field) => (field instanceof HTMLInputElement && field[checked]) + field.value).join('\n');

const linksTo = ({ id }: Element) => [...document.querySelectorAll(`.errors a[href="#${id}"]`)];

/**
 * Says what is wrong with a field: in place of what the server said of it, else in the answer under it.
 * @returns where it says it
 */
export function sayWrong(field: HTMLInputElement, answer: HTMLElement, text: string): Element {
  const error = field.closest('.wrong')?.querySelector('.error');
  answer.textContent = error ? '' : text;
  if (!error || text === '') return error ?? answer;
  error.setAttribute('role', 'status');
  for (const told of [error, ...linksTo(field)]) told.textContent = text;
  return error;
}

/** Takes back what was said of a field or a choice: beside it, to screen readers, and in the summary. */
export function takeBack(part: Element | null): void {
  const error = part?.querySelector<HTMLElement>('.error');
  if (!part || !error) return;
  part.classList.remove('wrong');
  // It stays as what the field is described by, which is nothing now.
  error.textContent = '';
  error.hidden = true;
  for (const field of blanksOf(part)) {
    field.removeAttribute('aria-invalid');
    for (const link of linksTo(field)) link.parentElement?.remove();
  }
  if (!document.querySelector('.errors li')) document.querySelector('.errors')?.remove();
}

/** A live region under a field, for what the script has to say about it. */
export function answerUnder(field: HTMLInputElement): HTMLElement {
  const answer = document.createElement('p');
  answer.setAttribute('role', 'status');
  answer.className = 'answer';
  field.parentElement?.append(answer);
  return answer;
}
