/** A live region under a field, for what the script has to say about it. */
export function answerUnder(field: HTMLInputElement): HTMLElement {
  const answer = document.createElement('p');
  answer.setAttribute('role', 'status');
  answer.className = 'answer';
  field.parentElement?.append(answer);
  return answer;
}
