import type { Brand } from '#app/brand/brand.ts';
import type { ByLanguage, Language } from '#app/copy/language.ts';

const words: ByLanguage<{ title: string; text: string; home: string; call: string; request: string }> = {
  en: {
    title: 'Something Went Wrong',
    text: 'We cannot process this request at this time, try again in a few minutes.',
    home: 'Back to home',
    call: 'Call',
    request: 'Request number',
  },
  es: {
    title: 'Algo salió mal',
    text: 'No podemos procesar esta solicitud en este momento; inténtelo de nuevo en unos minutos.',
    home: 'Volver al inicio',
    call: 'Llamar al',
    request: 'Número de solicitud',
  },
};

/** The page for when even the error page fails: static text with a link home and a phone number. */
export function lastResort(
  requestId: string,
  brand: Pick<Brand, 'shortName' | 'supportNumber'>,
  language: Language,
): Response {
  const { title, text, home, call, request } = words[language];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} – ${brand.shortName}</title>
<main><h1>${title}</h1><p>${text}</p>
<p><a href="/">${home}</a> · ${call} ${brand.supportNumber}</p><p>${request}: ${requestId}</p></main></html>`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
