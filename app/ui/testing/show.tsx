import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { demo } from '#app/brand/demo.ts';
import { type PageContext, PageContextProvider } from '../page-context.tsx';

export const sampleNow = Date.parse('2026-11-21T15:00:00Z');

export const samplePage: PageContext = {
  brand: demo,
  path: '/home',
  query: '',
  now: sampleNow,
  timeZone: 'America/New_York',
  me: { firstName: 'Dana', status: 2, isPrimary: true, accountKnown: true },
  tokens: { page: 'page-token', logout: 'logout-token' },
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

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a person reads of it: no tags, plain spaces and hyphens, one space between words. */
export function words(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|b|span|time)(?:\s[^>]*)?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] as string)
    .replaceAll('\u2011', '-')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** The attributes of all elements of a kind, in the order of the page. */
export function elements(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name as string, value as string]),
    ),
  );
}
