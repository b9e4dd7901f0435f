import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(`../app/styles/${name}.css`, import.meta.url).pathname, 'utf8');

/** The parts of pages, in the order in which they are to be read: a later one wins over an earlier one. */
const parts = ['header', 'page', 'line', 'footer', 'form', 'public', 'media'];

/** The styles of all pages as one text, not minified yet. The parts share one layer, above that of the base. */
export function stylesheet(): string {
  const layer = parts.map((name) => read(`parts/${name}`)).join('\n');
  return [read('tokens'), read('base'), `@layer parts {\n${layer}}`, read('parts/motion')].join('\n');
}
