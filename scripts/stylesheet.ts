import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(`../app/styles/${name}.css`, import.meta.url).pathname, 'utf8');

/** The parts that all pages have, in the order in which they are to be read: a later one wins over an earlier one. */
const parts = ['header', 'page', 'line', 'footer'];

/** Parts that a page has only where it shows something of theirs (ADR-004). */
const rareParts = ['form', 'rare'];

// The parts share a layer above that of the base; what depends on the medium is above them all.
const layer = (name: 'parts' | 'media', css: string) => `@layer ${name} {\n${css}}`;

/** A part of the stylesheet, with the classes, roles and attributes that a page needs it for. */
export interface RareStyles {
  css: string;
  marks: string[];
}

/** The styles of all pages, not minified yet. */
export function commonStyles(): string {
  return [
    read('tokens'),
    read('base'),
    layer('parts', parts.map((name) => read(`parts/${name}`)).join('\n')),
    layer('media', read('parts/media')),
    read('parts/motion'),
  ].join('\n');
}

/** The styles that few pages need, not minified yet. */
export function rareStyles(): RareStyles[] {
  const common = marksIn(parts.map((name) => read(`parts/${name}`)).join('\n'));
  return rareParts.map((name) => {
    const css = read(`parts/${name}`);
    return { css: layer('parts', css), marks: [...marksIn(css)].filter((mark) => !common.has(mark)) };
  });
}

/** All styles as one text, not minified yet. */
export function stylesheet(): string {
  return [commonStyles(), ...rareStyles().map(({ css }) => css)].join('\n');
}

/** The names in the selectors of a stylesheet. */
function marksIn(css: string): Set<string> {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).join(' ');
  return new Set(
    [...selectors.matchAll(/\.([a-z][\w-]*)|\[role='(\w+)'\]|\[(data-\w+)\]/g)].map((hit) => hit.slice(1).join('')),
  );
}
