import { type DigitsKind, digitsProblem, digitsRules, withoutSeparators } from '#rpc/domain/digits.ts';
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
    const digits = withoutSeparators(value);
    if (digits !== value) {
      // Setting the value moves the caret to the end.
      const caret = withoutSeparators(value.slice(0, selectionStart ?? value.length)).length;
      field.value = digits;
      field.setSelectionRange(caret, caret);
    }
    if (counter) counter.textContent = `${digits.length}/${digitsRules[kind].most}`;
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
  onLeave(field, () => say(withoutSeparators(field.value)));
}
