import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { type Language, languages } from '#app/copy/language.ts';
import { samePath } from '#rpc/domain/landing.ts';
import type { Bindings } from './variables.ts';

const languageCookie = 'language';
const liteCookie = 'lite';
const aYear = 365 * 86_400;

export interface Preferences {
  language: Language;
  /** No script on any page: asked for by the browser (`Save-Data`) or by the person. */
  lite: boolean;
}

/**
 * What this request wants: `?lang=`, so that each language of a public page has an address; the cookie; the browser's
 * languages.
 */
export function preferencesOf(request: Request): Preferences {
  const cookies = request.headers.get('cookie') ?? '';
  const kept = (name: string) => new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookies)?.[1];
  const asked = new URL(request.url).searchParams.get('lang') ?? kept(languageCookie);
  const lite = kept(liteCookie);
  return {
    language: languages.find((one) => one === asked) ?? preferred(request.headers.get('accept-language') ?? ''),
    lite: lite === 'on' || (lite !== 'off' && request.headers.get('save-data')?.toLowerCase() === 'on'),
  };
}

/** The first of ours in the order of the header's weights. */
function preferred(header: string): Language {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase().split('-', 1)[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => languages.find((one) => one === tag)).find(Boolean) ?? 'en';
}

/**
 * The footer's links: they keep a wish of how pages look in a cookie, and go back to the page. Nothing else is changed.
 */
export const preference = new Hono<Bindings>();

preference.get('/preference', (c) => {
  const { lang, lite, to } = c.req.query();
  const options = {
    path: '/',
    maxAge: aYear,
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.get('origin').startsWith('https:'),
  } as const;
  if (languages.some((one) => one === lang)) setCookie(c, languageCookie, lang as string, options);
  if (lite === 'on' || lite === 'off') setCookie(c, liteCookie, lite, options);
  return c.redirect(samePath(to) ?? '/', 302);
});
