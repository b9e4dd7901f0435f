/** Seconds until a page that waits for the carrier is loaded again (HTTP-25). */
export const waitSeconds = 3;

const field = /<(?:textarea|select)\b|<input\b(?![^>]*\btype="hidden")/;
const promise = /<span data-reload="">.*?<\/span>/s;

/**
 * Makes a rendered page with a late part load itself again. A page with fields that somebody may be filling in does
 * not, and loses the sentence about it (HTTP-25). Only the rendered HTML shows if a page has fields.
 */
export function withReload(html: string): string {
  if (field.test(html)) return html.replace(promise, '');
  return html.replace('</head>', `<meta http-equiv="refresh" content="${waitSeconds}"/></head>`);
}
