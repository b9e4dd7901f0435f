import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { parsePage } from '#e2e/support/html.ts';
import { type RecordedJourney, stylesOf } from './recorded-journeys.ts';

export type Framework = 'sveltekit' | 'remix';

/** Values from a loader for a part of a page. */
type Values = (string | null)[];

/** Attributes whose values are data if they have digits. */
const dataWithDigits = /^(?:href|value|aria-label)$/;
const booleans = /^(?:checked|disabled|required|hidden|open|selected|use:enhance)$/;
const empty = /^(?:input|br|hr|img)$/;
/** Names in React, which would keep a person from changing a field. */
const reactNames: Readonly<Record<string, string>> = {
  'Link href': 'to',
  'input value': 'defaultValue',
  'input checked': 'defaultChecked',
};

/**
 * Writes recorded journeys as the sources of an app: a route for each pattern of paths with its pages as components,
 * header and footer in the layout, and all that has digits (amounts, days, references) as data of the loader.
 * @returns texts by file
 */
export function sourcesOf(framework: Framework, journeys: readonly RecordedJourney[]): Record<string, string> {
  const routes = new Map<string, string[]>();
  const layout: string[] = [];
  const routeOf = (path: string) => {
    const route = path.replace(/\?.*/, '').replaceAll(/\/[\w-]{22}(?=\/|$)/g, '/:ref');
    const sources = routes.get(route) ?? [];
    routes.set(route, sources);
    return sources;
  };
  const answers = journeys.map(({ pages, leads }) => {
    Object.keys(leads).forEach(routeOf);
    const answer = ([path, html]: [string, string]) => {
      const page = prepared(html, framework);
      const nodes = page.querySelector('body')?.childNodes ?? [];
      const main = nodes.findIndex((node) => node instanceof HTMLElement && node.rawTagName === 'main');
      return [
        path,
        {
          title: page.querySelector('title')?.text,
          header: partOf(nodes.slice(0, main), layout, framework),
          main: partOf(nodes.slice(main, main + 1), routeOf(path), framework),
          footer: partOf(nodes.slice(main + 1), layout, framework),
        },
      ];
    };
    return { pages: Object.fromEntries([...pages].map(answer)) as unknown, leads };
  });
  return {
    ...(framework === 'remix' ? remixFiles : svelteFiles)(routes, layout),
    'answers.json': JSON.stringify(answers),
    'styles.css': stylesOf(journeys),
  };
}

/** Returns a part of a page: the number of its source, and its values. */
function partOf(nodes: readonly Node[], sources: string[], framework: Framework) {
  const values: Values = [];
  const source = nodes.map((node) => sourceOf(node, values, framework)).join('');
  const index = sources.indexOf(source);
  return { part: index === -1 ? sources.push(source) - 1 : index, values };
}

/** Parses a page. Its posted forms lead on from their own page, and the same header may mark any link as current. */
function prepared(html: string, framework: Framework): HTMLElement {
  const page = parsePage(html);
  for (const form of page.querySelectorAll('form[method=post]')) {
    form.removeAttribute('action');
    if (framework === 'sveltekit') form.setAttribute('use:enhance', '');
  }
  for (const link of page.querySelectorAll('header nav a'))
    link.setAttribute('aria-current', link.getAttribute('aria-current') ?? '');
  return page;
}

/** Returns an element as JSX or as Svelte, with the framework's links and forms. */
function sourceOf(node: Node, values: Values, framework: Framework): string {
  const isReact = framework === 'remix';
  const give = (value: string | null) => `{v[${values.push(value) - 1}]}`;
  if (node instanceof TextNode) {
    if (/\d/.test(node.text)) return give(node.text);
    return isReact ? `{${JSON.stringify(node.text)}}` : unbraced(node.rawText);
  }
  if (!(node instanceof HTMLElement) || /^(?:no)?script$/.test(node.rawTagName)) return '';
  const { attributes, rawAttributes } = node;
  const element = isReact ? componentOf(node) : node.rawTagName;
  const attributeSources = Object.entries(attributes).map(([name, value]) => {
    const attribute = (isReact && reactNames[`${element} ${name}`]) || name;
    if (booleans.test(name)) return ` ${attribute}`;
    const isData = name === 'aria-current' || (dataWithDigits.test(name) && /\d/.test(value));
    return ` ${attribute}=${isData ? give(value || null) : `"${unbraced(rawAttributes[name] ?? '')}"`}`;
  });
  if (empty.test(element)) return `<${element}${attributeSources.join('')} />`;
  const children = node.childNodes.map((child) => sourceOf(child, values, framework)).join('');
  return `<${element}${attributeSources.join('')}>${children}</${element}>`;
}

function componentOf({ rawTagName: tag, attributes }: HTMLElement): string {
  if (tag === 'form') return 'Form';
  return tag === 'a' && attributes['href']?.startsWith('/') ? 'Link' : tag;
}

const unbraced = (text: string): string => text.replaceAll(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`);

function remixFiles(routes: ReadonlyMap<string, readonly string[]>, layout: readonly string[]) {
  const parts = (sources: readonly string[]) => `import { Form, Link } from '@remix-run/react';
const parts = [${sources.map((source) => `(v) => <>${source}</>`).join(',\n')}];
export const Part = ({ part, values }) => parts[part](values);`;
  const page = `import { useLoaderData } from '@remix-run/react';
export { action, loader } from '../answers.server.js';
export const meta = ({ data }) => [{ title: data?.title }];
export default () => <Part {...useLoaderData().main} />;`;
  const pages = [...routes].map(([route, sources], index) => [route, `pages/${index}.jsx`, sources] as const);
  return {
    'routes.json': JSON.stringify(pages.map(([route, file]) => [route, file])),
    'layout.jsx': parts(layout),
    ...Object.fromEntries(pages.map(([, file, sources]) => [file, `${parts(sources)}\n${page}`])),
  };
}

function svelteFiles(routes: ReadonlyMap<string, readonly string[]>, layout: readonly string[]) {
  const parts = (sources: readonly string[]) => `<script>
  import { enhance } from '$app/forms';
  const { part, values: v } = $props();
</script>
${sources.map((source, index) => `{#if part === ${index}}${source}{/if}`).join('\n')}`;
  const page = `<script>
  import Part from './Part.svelte';
  const { data } = $props();
</script>
<Part {...data.main} />`;
  const files: [string, string][] = [...routes].flatMap(([route, sources]) => {
    let count = 0;
    const folder = `routes/(journeys)${route.replaceAll(':ref', () => `[ref${(count += 1)}]`)}`;
    return [
      [`${folder}/Part.svelte`, parts(sources)],
      [`${folder}/+page.svelte`, page],
      [`${folder}/+page.server.js`, `export { actions, load } from '$lib/server/journeys.js';`],
    ];
  });
  return { 'lib/Layout.svelte': parts(layout), ...Object.fromEntries(files) };
}
