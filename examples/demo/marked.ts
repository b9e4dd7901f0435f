type Language = 'en' | 'es';

const words: Record<Language, { name: string; text: string }> = {
  en: {
    name: 'Demo',
    text:
      'The people, lines and payments here are made up. ' +
      'What you enter is deleted after a day: please enter nothing of your own.',
  },
  es: {
    name: 'Demostración',
    text:
      'Las personas, líneas y pagos son inventados. ' +
      'Lo que escriba se borra después de un día: no escriba datos suyos.',
  },
};

/**
 * Styles of the strip that marks the demo. Its colors are those of the page's brand; pages without a brand get a dark
 * strip.
 */
const stripStyle =
  '.demo-strip{display:flex;place-self:start stretch;flex-wrap:wrap;justify-content:center;align-items:baseline;' +
  'gap:.125rem .75rem;margin:0;' +
  'padding:.5rem 1rem;font:.875rem/1.4 system-ui,sans-serif;text-align:center;color:var(--brand-ink,#fff);' +
  'background:var(--brand,#0b5c56);border-block-end:.25rem dashed var(--brand-ink,#fff)}' +
  '.demo-strip b{letter-spacing:.06em;text-transform:uppercase}' +
  '@media print{.demo-strip{color:#000;background:none}}';

/** Banner above each page of the demo, in the page's language (SAFETY-81). */
function strip(language: string | null): string {
  const { name, text } = words[language === 'es' ? 'es' : 'en'];
  return `<aside class="demo-strip" aria-label="${name}"><b>${name}</b> <span>${text}</span></aside>`;
}

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

/**
 * Returns the policy with the hash of the strip's styles. One with `unsafe-inline` stays as it is: a hash would
 * disable that.
 */
function allowing(policy: string, hash: string): string {
  return policy.replace(/style-src ([^;]*)/, (whole, sources: string) =>
    sources.includes("'unsafe-inline'") ? whole : `style-src ${sources} ${hash}`,
  );
}
