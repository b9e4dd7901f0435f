import { digitsProblem, digitsRules, withoutSeparators } from '#rpc/domain/digits.ts';
import type { ImeiWords } from './imei-words.ts';
import { rpc } from './rpc.ts';

/**
 * Helps with an IMEI: drops separators, counts digits, and on blur asks what the form would ask (PUBLIC-10, PUBLIC-11).
 * The answer appears in a live region under the field.
 */
export function helpWithImei(field: HTMLInputElement, words: ImeiWords): void {
  const counter = document.getElementById(`${field.id}-count`);
  const button = field.form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const answer = document.createElement('p');
  answer.role = 'status';
  answer.className = 'answer';
  field.parentElement?.append(answer);
  let asked = '';

  field.addEventListener('input', () => {
    const { value, selectionStart } = field;
    const digits = withoutSeparators(value);
    if (digits !== value) {
      // Setting the value moves the caret to the end.
      const caret = withoutSeparators(value.slice(0, selectionStart ?? value.length)).length;
      field.value = digits;
      field.setSelectionRange(caret, caret);
    }
    if (counter) counter.textContent = `${digits.length}/${digitsRules.imei.most}`;
    asked = '';
    answer.textContent = '';
    holdButton();
  });

  holdButton();
  // A page that comes back from the browser's history has its number again only now.
  window.addEventListener('pageshow', holdButton);

  field.addEventListener('blur', ({ relatedTarget }) => {
    // The button sends the form, which asks the same.
    if (!(relatedTarget instanceof HTMLButtonElement)) void check(withoutSeparators(field.value));
  });

  /** The button waits for a number that can be checked (SHELL-28). */
  function holdButton(): void {
    if (button) button.disabled = digitsProblem('imei', withoutSeparators(field.value)) !== undefined;
  }

  async function check(imei: string): Promise<void> {
    if (imei === '' || imei === asked) return;
    asked = imei;
    const problem = digitsProblem('imei', imei);
    if (problem && problem !== 'refused') {
      answer.textContent = words[problem];
      return;
    }
    answer.textContent = words.checking;
    // Without an answer (offline, or asked too often) nothing is said: the form is still there.
    const text = await textOf(imei).catch(() => '');
    if (asked === imei) answer.textContent = text;
  }

  async function textOf(imei: string): Promise<string> {
    const device = await rpc.checkDevice.query({ imei });
    return (device.outcome === 'alreadyInUse' && device.message) || words[device.outcome];
  }
}
