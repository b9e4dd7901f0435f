import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HTMLElement, parse } from 'node-html-parser';
import { demo } from '#app/brand/testing/brands.ts';
import { type PageContext, PageContextProvider } from '../page-context.tsx';

/** In the evening of November 21, 2026: in UTC it is the next day already (COPY-8). */
export const sampleNow = Date.parse('2026-11-22T03:00:00Z');

export const samplePage: PageContext = {
  brand: demo,
  path: '/home',
  query: '',
  now: sampleNow,
  timeZone: 'America/New_York',
  today: '2026-11-21',
  me: { firstName: 'Dana', status: 2, isPrimary: true, accountKnown: true },
  tokens: { page: 'page-token', logout: 'logout-token' },
  signedInRecently: true,
  signedInAgain: false,
  lite: false,
  language: 'en',
  requestId: 'request-1',
  nav: { services: true },
};

export const visitorPage: PageContext = (({ me: _, ...rest }) => rest)(samplePage);

/** A part as a page would show it: for tests. */
export function show(node: ReactElement, facts: PageContext = samplePage): string {
  return renderToStaticMarkup(<PageContextProvider facts={facts}>{node}</PageContextProvider>);
}

/** What a person reads of it: no tags, plain spaces and hyphens, one space between words. */
export function words(html: string | HTMLElement): string {
  const root = typeof html === 'string' ? parse(html, { comment: false }) : html;
  return plain(textOf(root));
}

/** The attributes of all elements that a CSS selector finds, in the order of the page. */
export function elements(html: string, selector: string): Record<string, string>[] {
  return parse(html)
    .querySelectorAll(selector)
    .map((element) => element.attributes);
}

/** Where the links of a page lead, in its order. */
export function links(html: string): string[] {
  return elements(html, 'a').map(({ href = '' }) => href);
}

/** The hidden fields of a page's forms, by name. */
export function hidden(html: string): Record<string, string | undefined> {
  return Object.fromEntries(elements(html, 'input[type=hidden]').map(({ name = '', value }) => [name, value]));
}

/** The page's main heading. */
export function heading(html: string): string | undefined {
  return /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
}

/** What stands on the buttons of a page. */
export function buttons(html: string): string[] {
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = '']) => text);
}

/** Elements that stand within a line of text: their words belong to the words around them. */
const inline = ['A', 'B', 'BDI', 'SPAN', 'TIME'];

function textOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === 3) return node.text;
      if ((node as HTMLElement).hasAttribute('hidden')) return '';
      const text = textOf(node as HTMLElement);
      return inline.includes((node as HTMLElement).tagName) ? text : ` ${text} `;
    })
    .join('');
}

function plain(text: string): string {
  return text
    .replaceAll('\u2011', '-')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
