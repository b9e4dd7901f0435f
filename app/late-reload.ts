/** Seconds until a page that waits for the carrier is loaded again (HTTP-25). */
export const waitSeconds = 3;

const field = /<(?:textarea|select)\b|<input\b(?![^>]*\btype="hidden")/;
const promise = /<span data-reload="">.*?<\/span>/s;

/**
 * A page of which something is late, loading itself again; not one with fields that somebody may be filling in, which
 * does not say so either (HTTP-25). Whether a page has fields is not known before it is rendered.
 */
export function withReload(html: string): string {
  if (field.test(html)) return html.replace(promise, '');
  return html.replace('</head>', `<meta http-equiv="refresh" content="${waitSeconds}"/></head>`);
}
