import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { type PageContext, PageContextProvider } from '../page-context.tsx';
import { checkedPage } from './page-rules.ts';
import { words } from './page-words.ts';
import { sampleNow, samplePage, visitorPage } from './sample-page.ts';

export { sampleNow, samplePage, visitorPage, words };

/** A part as a page would show it. A whole page is held against the rules of all pages, in both languages. */
export function show(node: ReactElement, facts: PageContext = samplePage): string {
  return checkedPage(node, facts, render);
}

/** Returns a part as a page would show it, without a check. */
export function render(node: ReactElement, facts: PageContext = samplePage): string {
  return renderToStaticMarkup(<PageContextProvider facts={facts}>{node}</PageContextProvider>);
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
