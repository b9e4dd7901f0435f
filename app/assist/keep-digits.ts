import { digitCount, type DigitsKind, digitsOf, digitsProblem, digitsRules } from '#rpc/domain/digits.ts';
import { plainNumber } from '#rpc/domain/intake/numbers.ts';
import type { DigitsWords } from './field-words.ts';
import { answerUnder, onLeave, sayWrong } from './mended.ts';

/**
 * Keeps a number free of separators while it is typed, and counts its digits (PUBLIC-10, PUBLIC-11).
 * @param changed called after each change, with the digits
 */
export function keepDigits(field: HTMLInputElement, kind: DigitsKind, changed: (digits: string) => void): void {
  const counter = document.getElementById(`${field.id}-count`);
  field.dataset.digits = kind;

  field.addEventListener('input', () => {
    const { value, selectionStart } = field;
    // Separators alone: a label or an extra at its end is read with the whole number.
    const plain = plainNumber(value);
    if (plain !== value) {
      // Restores the caret, because setting the value moves it to the end.
      const caret = plainNumber(value.slice(0, selectionStart ?? value.length)).length;
      field.value = plain;
      field.setSelectionRange(caret, caret);
    }
    const digits = digitsOf(kind, value);
    if (counter) counter.textContent = `${digitCount(kind, value)}/${digitsRules[kind].most}`;
    changed(digits);
  });
}

/** Helps with a SIM number or a ZIP: shows its problem on blur, and removes it once the number is right. */
export function helpWithDigits(field: HTMLInputElement, { kind, ...words }: DigitsWords): void {
  const answer = answerUnder(field);
  const say = (digits: string) => {
    const problem = digitsProblem(kind, digits);
    sayWrong(field, answer, problem && digits !== '' ? (words[problem] ?? words.length) : '');
  };
  keepDigits(field, kind, (digits) => {
    // A number that is still being typed is not wrong yet.
    if (digits.length >= digitsRules[kind].most || answer.textContent !== '') say(digits);
  });
  onLeave(field, () => say(digitsOf(kind, field.value)));
}
