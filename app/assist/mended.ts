import { type DigitsKind, digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import { nameProblem, tidyName } from '#rpc/domain/person-name.ts';

export type Blank = HTMLInputElement | HTMLSelectElement;

const blanksOf = (part: ParentNode) => [...part.querySelectorAll<Blank>('input, select')];

/** Returns true when the value of a field is right, as far as the page can check. */
export function isRight(field: Blank): boolean {
  const { digits, assist, or } = field.dataset;
  // Without suggestions a browser shows a list in place of the field.
  const list = or === undefined ? undefined : field.form?.elements.namedItem(or);
  if (list instanceof HTMLSelectElement && list.value !== '') return true;
  if (!field.validity.valid) return false;
  if (assist === 'name') return nameProblem(tidyName(field.value)) === undefined;
  if (digits === undefined || (field.value === '' && !field.required)) return true;
  return digitsProblem(digits as DigitsKind, digitsOf(digits as DigitsKind, field.value)) === undefined;
}

/** Calls back at each change of a form, and when a page comes back from the browser's history with what was typed. */
export function onChange(form: HTMLFormElement, changed: () => void): void {
  form.addEventListener('input', changed);
  form.addEventListener('change', changed);
  window.addEventListener('pageshow', changed);
}

/** Fires the events of a change on a field that script filled in. */
export function tellChange(field: Blank | undefined): void {
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Removes the server's errors from the fields of a form, each as soon as it is right (SHELL-34). An error that the
 * page cannot check, such as an IMEI in use, goes when the value changes.
 */
export function takeBackErrors(form: HTMLFormElement): void {
  const wrongParts = [...form.querySelectorAll<HTMLElement>('.wrong')].map((part) => {
    const fields = blanksOf(part);
    // A choice made before the script began is a change too.
    return { part, fields, before: textOf(fields, 'defaultChecked'), isKnown: !fields.every(isRight) };
  });
  onChange(form, () => {
    for (const { part, fields, before, isKnown } of wrongParts)
      if (fields.every(isRight) && (isKnown || textOf(fields) !== before)) takeBack(part);
  });
}

const textOf = (fields: readonly Blank[], checked: 'checked' | 'defaultChecked' = 'checked') =>
  fields.map((field) => (field instanceof HTMLInputElement && field[checked]) + field.value).join('\n');

const linksTo = ({ id }: Element) => [...document.querySelectorAll(`.errors a[href="#${id}"]`)];

/**
 * Shows the problem of a field: in place of the server's error, else in the answer under it.
 * @returns the element with the text
 */
export function sayWrong(field: HTMLInputElement, answer: HTMLElement, text: string): Element {
  const error = field.closest('.wrong')?.querySelector('.error');
  answer.textContent = error ? '' : text;
  if (!error || text === '') return error ?? answer;
  error.setAttribute('role', 'status');
  for (const element of [error, ...linksTo(field)]) element.textContent = text;
  return error;
}

/** Removes the error of a field or a choice: beside it, for screen readers, and in the summary. */
export function takeBack(part: Element | null): void {
  const error = part?.querySelector<HTMLElement>('.error');
  if (!part || !error) return;
  part.classList.remove('wrong');
  // Empties the error but keeps its element, because the field's `aria-describedby` names it.
  error.textContent = '';
  error.hidden = true;
  for (const field of blanksOf(part)) {
    field.removeAttribute('aria-invalid');
    for (const link of linksTo(field)) link.parentElement?.remove();
  }
  if (!document.querySelector('.errors li')) document.querySelector('.errors')?.remove();
}

/**
 * Calls back when a field is left. A press is over first: a text that moves the page would take a link away from under
 * the pointer, and the click would be lost (SHELL-28).
 */
export function onLeave(field: HTMLInputElement, left: (event: FocusEvent) => void): void {
  let isPressed = false;
  document.addEventListener('mousedown', () => (isPressed = true), true);
  document.addEventListener('mouseup', () => (isPressed = false), true);
  field.addEventListener('blur', (event) => {
    if (!isPressed) left(event);
    // Waits for the next task, because the click follows the release in the same one.
    else document.addEventListener('mouseup', () => setTimeout(() => left(event)), { once: true, capture: true });
  });
}

/** Returns the live region under a field for texts of the script; creates it, and describes the field by it. */
export function answerUnder(field: HTMLInputElement): HTMLElement {
  const answer = document.createElement('p');
  answer.setAttribute('role', 'status');
  answer.className = 'answer';
  answer.id = `${field.id}-answer`;
  describe(field, answer);
  field.parentElement?.append(answer);
  return answer;
}

/** Adds a text to what describes a field or a button. */
export function describe(element: Element, { id }: Element): void {
  const ids = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', ids ? `${ids} ${id}` : id);
}
