import { type Blank, isRight, onChange } from './mended.ts';

/**
 * Holds a form's button until each field before it is right, where the page says so; elsewhere until each number that
 * has to be given can be sent (SHELL-28).
 */
export function holdButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const isHeld = form.dataset.held !== undefined;
  const fields = [...form.querySelectorAll<Blank>(isHeld ? 'input, select' : '[data-digits]:required')].filter(
    (field) => button && field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!button || fields.length === 0) return;
  const hold = () => {
    button.disabled = !fields.every(isRight);
  };
  hold();
  onChange(form, hold);
}
