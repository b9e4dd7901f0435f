import { digitsProblem, phoneDigits } from '#rpc/domain/digits.ts';
import { answerUnder } from './answer-under.ts';
import type { DigitsWords } from './digits-words.ts';
import { sayWrong } from './mended.ts';
import { withPhoneMarks } from './with-phone-marks.ts';

/** Writes the marks of a phone number while it is typed, and says on blur what is wrong with it (ACTIVATE-16). */
export function helpWithPhone(field: HTMLInputElement, words: DigitsWords): void {
  const answer = answerUnder(field);
  field.dataset.digits = 'phone';
  field.addEventListener('input', (event) => {
    const { value, selectionStart } = field;
    const isErasing = event instanceof InputEvent && event.inputType.startsWith('delete');
    answer.textContent = '';
    // In the middle of the text the caret would jump, and a mark that is being erased would come back.
    if (!isErasing && selectionStart === value.length) field.value = withPhoneMarks(value);
  });
  field.addEventListener('blur', () => {
    const problem = digitsProblem('phone', phoneDigits(field.value));
    sayWrong(field, answer, problem && field.value !== '' ? (words[problem] ?? words.length) : '');
  });
}
