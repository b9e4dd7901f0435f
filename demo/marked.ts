import { strip, stripStyle } from './strip.ts';

let styleHash: Promise<string> | undefined;

/** The hash by which a page's policy allows the strip's style. */
function hashOfStyle(): Promise<string> {
  styleHash ??= crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(stripStyle))
    .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  return styleHash;
}

/** Puts the strip on top of a page, and keeps every answer out of search engines (SAFETY-81, SAFETY-85). */
export async function marked(response: Response): Promise<Response> {
  if (response.status === 101) return response;
  const headers = new Headers(response.headers);
  headers.set('x-robots-tag', 'noindex, nofollow');
  const answer = (body: BodyInit | null) =>
    new Response(body, { status: response.status, statusText: response.statusText, headers });
  if (!headers.get('content-type')?.startsWith('text/html') || !response.body) return answer(response.body);
  const policy = headers.get('content-security-policy');
  if (policy !== null) headers.set('content-security-policy', allowing(policy, await hashOfStyle()));
  headers.delete('content-length');
  let language: string | null = null;
  return new HTMLRewriter()
    .on('html', { element: (html) => void (language = html.getAttribute('lang')) })
    .on('head', { element: (head) => void head.append(`<style>${stripStyle}</style>`, { html: true }) })
    .on('body', { element: (body) => void body.prepend(strip(language), { html: true }) })
    .transform(answer(response.body));
}

/** A hash takes the place of what allows every style, which browsers then ignore. */
function allowing(policy: string, hash: string): string {
  return policy.replace(/style-src ([^;]*)/, (whole, sources: string) =>
    sources.includes("'unsafe-inline'") ? whole : `style-src ${sources} ${hash}`,
  );
}
