import type { WaitWords } from './wait-words.ts';

/** Keeps a button disabled for the seconds that the page says, and tells how many are left (LOCK-7). */
export function countDown(button: HTMLButtonElement): void {
  const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  const words = JSON.parse(button.dataset.words ?? '{}') as WaitWords;
  const text = hint?.textContent ?? '';
  const end = Date.now() + Number(button.dataset.wait) * 1000;
  tell();

  function tell(): void {
    const left = Math.ceil((end - Date.now()) / 1000);
    button.disabled = left > 0;
    if (hint) hint.textContent = left > 1 ? words.more.replace('#', String(left)) : left > 0 ? words.one : text;
    if (left > 0) setTimeout(tell, 1000);
  }
}
