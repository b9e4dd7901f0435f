import { type DigitsKind, digitsProblem, digitsRules, withoutSeparators } from '#rpc/domain/digits.ts';
import { answerUnder } from './answer-under.ts';
import type { DigitsWords } from './digits-words.ts';

/**
 * Keeps a number free of separators while it is typed, counts its digits, and holds the form's button until every such
 * number of the form can be sent (PUBLIC-10, PUBLIC-11, SHELL-28).
 * @param changed called after each change, with the digits
 */
export function keepDigits(field: HTMLInputElement, kind: DigitsKind, changed: (digits: string) => void): void {
  const counter = document.getElementById(`${field.id}-count`);
  field.dataset.digits = kind;
  const hold = () => holdButton(field.form);

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
    hold();
    changed(digits);
  });

  hold();
  // A page that comes back from the browser's history has its number again only now.
  window.addEventListener('pageshow', hold);
}

/** Where a number has to be given, the button waits for one that can be sent. */
function holdButton(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-digits]:required') ?? [])];
  if (button && fields.length > 0) button.disabled = fields.some((field) => problemOf(field) !== undefined);
}

function problemOf(field: HTMLInputElement) {
  return digitsProblem(field.dataset.digits as DigitsKind, withoutSeparators(field.value));
}

/** Helps with a SIM number or a ZIP: says on blur what is wrong with it, and takes that back when it is right. */
export function helpWithDigits(field: HTMLInputElement, { kind, ...words }: DigitsWords): void {
  const answer = answerUnder(field);
  const say = (digits: string) => {
    const problem = digitsProblem(kind, digits);
    answer.textContent = problem && digits !== '' ? (words[problem] ?? words.length) : '';
  };
  keepDigits(field, kind, (digits) => {
    // A number that is still being typed is not wrong yet.
    if (digits.length >= digitsRules[kind].most || answer.textContent !== '') say(digits);
  });
  field.addEventListener('blur', () => say(withoutSeparators(field.value)));
}
