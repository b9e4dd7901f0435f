import type { Brand } from '#app/brand/brand.ts';
import type { ByLanguage, Language } from '#app/copy/language.ts';
import { requestFacts, spokenReference } from '#rpc/domain/spoken-reference.ts';

const words: ByLanguage<{ title: string; text: string; home: string; call: string; reference: string }> = {
  en: {
    title: 'Something Went Wrong',
    text: 'We cannot process this request at this time, try again in a few minutes.',
    home: 'Back to home',
    call: 'Call',
    reference: 'Reference',
  },
  es: {
    title: 'Algo salió mal',
    text: 'No podemos procesar esta solicitud en este momento; inténtelo de nuevo en unos minutos.',
    home: 'Volver al inicio',
    call: 'Llamar al',
    reference: 'Referencia',
  },
};

interface LastResortFacts {
  requestId: string;
  brand: Pick<Brand, 'shortName' | 'supportNumber'>;
  language: Language;
}

/** Logs what nothing else caught, and gives the page for it: static text with a link home and a phone number. */
export function lastResort(thrown: Error, { requestId, brand, language }: LastResortFacts): Response {
  // Without message and stack: both may quote a URL, a token or an address (SAFETY-15).
  console.error(JSON.stringify({ event: 'unhandled', ...requestFacts(requestId), error: thrown.name }));
  const { title, text, home, call, reference } = words[language];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} – ${brand.shortName}</title>
<main><h1>${title}</h1><p>${text}</p>
<p><a href="/">${home}</a> · ${call} ${brand.supportNumber}</p>
<p>${reference}: ${spokenReference(requestId)}</p></main></html>`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
