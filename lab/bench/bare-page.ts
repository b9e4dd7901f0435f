/**
 * Returns the same content as bare HTML, without styles, drawings and scripts: the least that these words and forms
 * cost a browser.
 */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<(style|svg|script)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '');
}
