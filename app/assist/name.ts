import { nameText, type NameWords } from '#app/forms/name-text.ts';
import { tidyName } from '#rpc/domain/person-name.ts';
import { answerUnder } from './answer-under.ts';

/** Says on leaving a name what is wrong with it, and takes that back while it is mended (SHELL-34). */
export function helpWithName(field: HTMLInputElement, words: NameWords): void {
  const answer = answerUnder(field);
  const say = () => {
    // The server has said it, or nothing was typed yet.
    const isSaid = field.hasAttribute('aria-invalid') || field.value === '';
    answer.textContent = isSaid ? '' : (nameText(words, tidyName(field.value)) ?? '');
  };
  field.addEventListener('blur', say);
  field.addEventListener('input', () => answer.textContent !== '' && say());
}
