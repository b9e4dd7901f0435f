import type { HTMLElement } from 'node-html-parser';

/** What a page says of what it could not read. */
const unread = /can’t (show|load|read|tell)|couldn’t (read|load|be read)|no podemos (mostrar|cargar|leer)/i;

/** Parts that hold something, or stand for nothing. */
const holders = 'main p, main ul, main ol, main nav, main section, main .acts, main .cards, main form, nav, dl, table';

/** What a page of a carrier with few calls lacks; a page that leaves something out has no hole where it was. */
export function holesIn(page: HTMLElement): string[] {
  const text = page.querySelector('main')?.text ?? '';
  const said = unread.exec(text);
  const empty = page
    .querySelectorAll(holders)
    .filter((one) => !one.text.trim() && !one.querySelector('svg, img, input, button'))
    .map((one) => `an empty ${one.outerHTML.slice(0, 80)}`);
  const lone = page
    .querySelectorAll(
      'main section:not(.panel) > h2:only-child, main section > h3:only-child, main .card > h2:only-child',
    )
    .map((one) => `a heading alone: ${one.text}`);
  return [...(said ? [`says "${text.slice(Math.max(0, said.index - 60), said.index + 40)}"`] : []), ...empty, ...lone];
}
