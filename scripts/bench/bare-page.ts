/**
 * The same content as bare HTML: without styles, drawings, scripts and what they hold on to. It is the least that these
 * words and forms cost a browser, where an empty page is no honest floor.
 */
export function barePage(html: string): string {
  return html
    .replaceAll(/<(style|svg|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
}
