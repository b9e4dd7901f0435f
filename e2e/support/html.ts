import { type HTMLElement, parse } from 'node-html-parser';

/** A page as elements; those inside `noscript` included, words that only text browsers show left out. */
export function parsePage(html: string): HTMLElement {
  const page = parse(html, { blockTextElements: { script: true, style: true, pre: true } });
  for (const words of page.querySelectorAll('span[hidden]')) words.remove();
  return page;
}

/** The part of a page between header and footer; empty if there is none. */
export function mainOf(html: string): HTMLElement {
  return parsePage(html).querySelector('main') ?? parse('');
}

/**
 * Returns true when a matching element encloses an element, or is the element itself. Faster than `closest`, which
 * parses its selector each time.
 */
export function isIn(element: HTMLElement | null, isOne: (around: HTMLElement) => boolean): boolean {
  for (let around = element; around; around = around.parentNode) if (isOne(around)) return true;
  return false;
}

/** Returns the words of a page as a reader sees them. */
export function textOf(html: string): string {
  const page = parsePage(html);
  for (const element of page.querySelectorAll('script, style')) element.remove();
  return page.text;
}

/** Returns the words of a page's main part. */
export function mainText(html: string): string {
  return textOf(mainOf(html).outerHTML);
}

/** Returns the text of a page's main heading. */
export function headingOf(html: string): string | undefined {
  return parsePage(html).querySelector('h1')?.text;
}

/** Returns the result of an operation: the label above the heading, or the heading of any other page. */
export function outcomeOf(html: string): string | undefined {
  return parsePage(html).querySelector('.done-panel > p')?.text ?? headingOf(html);
}

/** Returns the targets of the links in a page's main part, in order; only those that match the pattern, if given. */
export function linksIn(html: string, pattern = /^/): string[] {
  return linksOf(mainOf(html), pattern);
}

/** Returns the addresses of links within one element. */
export function linksOf(element: HTMLElement, pattern: RegExp): string[] {
  return element
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => pattern.test(href));
}

/** Returns the forms in a page's main part with the values that each would send, without its radio buttons. */
export function formsIn(html: string): Record<string, string>[] {
  return mainOf(html)
    .querySelectorAll('form[method=post]')
    .map((form) =>
      Object.fromEntries(
        form
          .querySelectorAll('input[name], button[name]')
          .filter((field) => field.getAttribute('type') !== 'radio')
          .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
      ),
    );
}

/** The token of the first form in a page's main part; empty if there is no form. */
export function tokenIn(html: string): string {
  return mainOf(html).querySelector('input[name=_token]')?.getAttribute('value') ?? '';
}

/** Returns the source of each script in a page. */
export function scriptsIn(html: string): string[] {
  return parsePage(html)
    .querySelectorAll('script')
    .map((script) => script.innerHTML);
}

/** Returns the seconds after which a page reloads, also with script; `undefined` if it does not. */
export function refreshOf(html: string): string | undefined {
  return parsePage(html)
    .querySelectorAll('meta[http-equiv=refresh]')
    .find((meta) => !meta.closest('noscript'))
    ?.getAttribute('content');
}
