// The script of `assist` pages: helps while people type. Every page is complete without it (SHELL-26).

import type { NameWords } from '../forms/name-text.ts';
import { helpWithDigits } from './keep-digits.ts';
import type { DigitsWords, ImeiWords, PlaceWords, WaitWords } from './field-words.ts';
import { helpWithExpiry, helpWithName, helpWithOtp, helpWithPhone } from './field-help.ts';
import { type Blank, describe, isRight, onChange, takeBackErrors } from './mended.ts';
import { helpWithImei } from './imei.ts';
import { helpWithPlace, helpWithZip } from './fill-address.ts';

/** Each field that has this kind of help, with its words from the page. */
function helpEach<W>(kind: string, help: (field: HTMLInputElement, words: W) => void): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`[data-assist="${kind}"]`))
    help(field, JSON.parse(field.dataset.words ?? '{}') as W);
}

helpEach<ImeiWords>('imei', helpWithImei);
helpEach<DigitsWords>('digits', helpWithDigits);
helpEach<PlaceWords>('place', helpWithPlace);
helpEach<PlaceWords>('zip', helpWithZip);
helpEach<DigitsWords>('phone', helpWithPhone);
helpEach('expiry', helpWithExpiry);
helpEach('otp', helpWithOtp);
helpEach<NameWords>('name', helpWithName);

for (const form of document.forms) {
  holdButton(form);
  takeBackErrors(form);
}

showRowsWhileTyping([...document.querySelectorAll<HTMLElement>('[data-assist="row"]')]);

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-wait]')) countDown(button);

forgetSentForm();

/** Keeps a button disabled for the seconds that the page sets, and shows how many are left (LOCK-7). */
function countDown(button: HTMLButtonElement): void {
  const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  const words = JSON.parse(button.dataset.words ?? '{}') as WaitWords;
  const text = hint?.textContent ?? '';
  const end = Date.now() + Number(button.dataset.wait) * 1000;
  tell();

  function tell(): void {
    const secondsLeft = Math.ceil((end - Date.now()) / 1000);
    button.disabled = secondsLeft > 0;
    if (hint)
      hint.textContent =
        secondsLeft > 1 ? words.more.replace('#', String(secondsLeft)) : secondsLeft > 0 ? words.one : text;
    if (secondsLeft > 0) setTimeout(tell, 1000);
  }
}

/**
 * Holds a form's button until each field before it is right, if the page requires that, and lists those that are not;
 * elsewhere until each required number can be sent (SHELL-28).
 */
function holdButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const isHeld = form.dataset.held !== undefined;
  const fields = [...form.querySelectorAll<Blank>(isHeld ? 'input, select' : '[data-digits]:required')].filter(
    (field) => button && field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!button || fields.length === 0) return;
  const note = document.createElement('p');
  if (isHeld) {
    note.className = 'hint quiet small';
    note.id = `${form.id}-held`;
    describe(button, note);
    button.parentElement?.after(note);
  }
  const hold = () => {
    // An option that is not chosen shows no fields (ACTIVATE-48).
    const labels = new Set(fields.filter((field) => field.offsetParent && !isRight(field)).map(labelOf));
    button.disabled = labels.size > 0;
    note.textContent = button.disabled ? `${form.dataset.held ?? ''} ${[...labels].join(', ')}` : '';
  };
  hold();
  onChange(form, hold);
}

/** Returns the words of a field's label; of a choice, its legend. */
function labelOf(field: Blank): string {
  const label = field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0];
  return label?.textContent ?? '';
}

/** Shows the rows that wait hidden, when somebody types in the second one (REFER-3); the button for them goes. */
function showRowsWhileTyping(rows: readonly HTMLElement[]): void {
  rows[1]?.addEventListener('input', () => {
    for (const row of rows) row.hidden = false;
    document.querySelector('button[name="more"]')?.remove();
  });
}

/**
 * Makes Back and reload request the page of a form that came back with its errors. Without this the browser would have
 * to send the form again, and shows a page of its own instead (SHELL-40).
 */
function forgetSentForm(): void {
  history.replaceState(history.state, '', location.href);
}
