import { nameText, type NameWords } from '#app/forms/name-text.ts';
import { tidyName } from '#rpc/domain/person-name.ts';
import { otpWhileTyped } from '#rpc/domain/account-lock.ts';
import { digitsOf, digitsProblem } from '#rpc/domain/digits.ts';
import type { DigitsWords } from './field-words.ts';
import { answerUnder, onLeave, sayWrong } from './mended.ts';

/** Shows the problem of a typed name on blur, and removes it while the customer corrects the name (SHELL-34). */
export function helpWithName(field: HTMLInputElement, words: NameWords): void {
  const answer = answerUnder(field);
  let isTyped = false;
  const say = () => {
    // The server has shown the error, or nothing was typed yet.
    const isSaid = field.hasAttribute('aria-invalid') || (field.value === '' && !isTyped);
    answer.textContent = isSaid ? '' : (nameText(words, tidyName(field.value)) ?? '');
  };
  onLeave(field, say);
  field.addEventListener('input', () => {
    isTyped = true;
    if (answer.textContent !== '') say();
  });
}

/** Keeps only digits of a typed or pasted one-time password, six at most (LOCK-8). */
export function helpWithOtp(field: HTMLInputElement): void {
  field.addEventListener('input', () => {
    const { value, selectionStart } = field;
    const otp = otpWhileTyped(value);
    if (otp === value) return;
    // Restores the caret, because setting the value moves it to the end.
    const caret = otpWhileTyped(value.slice(0, selectionStart ?? value.length)).length;
    field.value = otp;
    field.setSelectionRange(caret, caret);
  });
}

/** Formats a phone number while the customer types, and shows its problem on blur (ACTIVATE-16). */
export function helpWithPhone(field: HTMLInputElement, words: DigitsWords): void {
  const answer = answerUnder(field);
  field.dataset.digits = 'phone';
  field.addEventListener('input', () => (answer.textContent = ''));
  markWhileTyped(field, withPhoneMarks);
  onLeave(field, () => {
    const problem = digitsProblem('phone', digitsOf('phone', field.value));
    sayWrong(field, answer, problem && field.value !== '' ? (words[problem] ?? words.length) : '');
  });
}

/** `617555` is `(617) 555`, `6175550142` is `(617) 555-0142`; what can't become a phone number stays as it is. */
export function withPhoneMarks(typed: string): string {
  const digits = digitsOf('phone', typed);
  if (!/^\d{3,10}$/.test(digits)) return typed;
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area})${office && ` ${office}`}${line && `-${line}`}`;
}

/** Writes the slash of an expiry date while somebody types month and year (CARD-9). */
export function helpWithExpiry(field: HTMLInputElement): void {
  markWhileTyped(field, withSlash);
}

/** `08` is `08/`, `0829` is `08/29`; all else stays as it is: `8/29`, and `829`, which may become `0829` (INTAKE-5). */
export function withSlash(typed: string): string {
  return typed.replace(/^(0[1-9]|1[0-2])(\d{0,2})$/, '$1/$2');
}

function markWhileTyped(field: HTMLInputElement, marked: (typed: string) => string): void {
  field.addEventListener('input', (event) => {
    const { value, selectionStart } = field;
    const isErasing = event instanceof InputEvent && event.inputType.startsWith('delete');
    // In the middle of the text the caret would jump, and a mark that is being erased would come back.
    if (!isErasing && selectionStart === value.length) field.value = marked(value);
  });
}
