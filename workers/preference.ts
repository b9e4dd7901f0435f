import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { type Language, languages } from '#app/copy/language.ts';
import { samePath } from '#rpc/domain/landing.ts';
import type { Bindings } from './variables.ts';
import { urlOf } from './url-of.ts';

/** Returns the cookie's name; on https one that no other host of the domain can set (SAFETY-24). */
const nameOf = (name: 'language' | 'lite', isSecure: boolean) => (isSecure ? `__Host-${name}` : name);
const aYear = 365 * 86_400;

export interface Preferences {
  language: Language;
  /** Pages have no script, because the browser sent `Save-Data` or the person chose Lite (SHELL-27). */
  lite: boolean;
}

/**
 * Language and Lite of a request. For the language `?lang=` comes first, since each language of a public page has its
 * own URL, then the cookie, then the browser (COPY-4).
 */
export function preferencesOf(request: Request): Preferences {
  const url = urlOf(request);
  const cookies = parse(request.headers.get('cookie') ?? '');
  const cookieValue = (name: 'language' | 'lite') => cookies[nameOf(name, url.protocol === 'https:')];
  const language = url.searchParams.get('lang') ?? cookieValue('language');
  const lite = cookieValue('lite');
  return {
    language: languages.find((one) => one === language) ?? preferred(request.headers.get('accept-language') ?? ''),
    lite: lite === 'on' || (lite !== 'off' && request.headers.get('save-data')?.toLowerCase() === 'on'),
  };
}

/** Returns the supported language with the highest weight in the header. */
function preferred(header: string): Language {
  const preferences = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase().split('-', 1)[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return preferences.map(({ tag }) => languages.find((one) => one === tag)).find(Boolean) ?? 'en';
}

/** The footer's links: they keep the choice of language or Lite in a cookie and go back to the page. */
export const preference = new Hono<Bindings>();

preference.get('/preference', (c) => {
  const { lang, lite, to } = c.req.query();
  const isSecure = c.get('origin').startsWith('https:');
  const options = {
    path: '/',
    maxAge: aYear,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  } as const;
  if (languages.some((one) => one === lang)) setCookie(c, nameOf('language', isSecure), lang as string, options);
  if (lite === 'on' || lite === 'off') setCookie(c, nameOf('lite', isSecure), lite, options);
  return c.redirect(samePath(to) ?? '/', 302);
});
