import { readFileSync } from 'node:fs';
import { faceStyles, toneStyles, wrongStyles } from './palette.ts';

const readStyles = (name: string) =>
  readFileSync(new URL(`../app/styles/${name}.css`, import.meta.url).pathname, 'utf8');

/**
 * The parts that all pages have, in the order in which they are to be read: a later one wins over an earlier one.
 * Rules list their declarations in the same order, because repeated sequences compress better (SHELL-55).
 */
const parts = ['header', 'page', 'line', 'footer', 'wide', 'no-gap'];

/**
 * Parts that a page has only where it shows something of theirs (ADR-004). A class belongs to the first part that names
 * it: a later one sets it beside its own, and needs one of those on the page.
 */
const rareParts = [
  'surface',
  'tabs',
  'facts',
  'rows',
  'panel',
  'lead',
  'over',
  'who',
  'edit',
  'off',
  'unfold',
  'meter',
  'pair',
  'cards',
  'back',
  'sheet',
  'price',
  'chart',
  'lines',
  'journey',
  // Before the form's own, which names some of their classes beside its own.
  'secret',
  'errors',
  'camera',
  'form',
  'switch',
  'option',
  'reveal',
  'sending',
  'abroad',
  'track',
  'note',
  'ok-note',
  'tag',
  'tagged',
  'done',
  'text',
  'points',
  'table',
  'label',
  'dense',
  'public',
  'square',
  'frame',
  'hero',
  'scene',
  'scale',
  'sizes',
  'size',
  'side',
  'next',
  'find',
  'carousel',
];

const part = (name: string) => readStyles(`parts/${name}`);
const commonParts = () => parts.map(part).join('\n');

/** Classes with the brand's dark surface. A page that is `busy` waits for a result that has it (POLL-11). */
export const surfaceMarks = ['panel', 'done-panel', 'hero', 'busy'];

/**
 * Further marks of parts. A waiting page needs a success later: a live page cannot load styles (POLL-11). The button of
 * a form can be disabled later, by script.
 */
const also: Readonly<Record<string, readonly string[]>> = {
  surface: surfaceMarks,
  done: ['busy'],
  facts: ['busy'],
  off: ['off', 'data-sending'],
  'ok-note': ['ok'],
};

/** The styles that all pages begin with, not minified yet. */
export function commonStyles(): string {
  return [...['tokens', 'base'].map(readStyles), commonParts()].join('\n');
}

/** The styles of paper, not minified yet. Pages have them behind their rare ones, so that they win by order. */
export const printStyles = (): string => part('print');

/** The styles that few pages need, not minified yet: parts with the classes, roles and attributes that they are for. */
export function rareStyles() {
  const commonMarks = marksIn(commonParts());
  const rare = [
    ...toneStyles().map((css) => ({ css, more: [] })),
    ...rareParts.map((name) => ({
      css: name === 'form' ? wrongStyles() + part(name) : part(name),
      more: also[name] ?? [],
    })),
    ...faceStyles().map((css) => ({ css, more: [] })),
  ];
  return rare.map(({ css, more }) => {
    const marks = [...marksIn(css)].filter((mark) => !commonMarks.has(mark));
    for (const mark of marks) commonMarks.add(mark);
    return { css, marks: [...marks, ...more] };
  });
}

/** All styles as one text, not minified yet. */
export function stylesheet(): string {
  return [commonStyles(), ...rareStyles().map(({ css }) => css), printStyles()].join('\n');
}

/** The names in the selectors of a stylesheet. */
function marksIn(css: string): Set<string> {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).join(' ');
  return new Set(
    [...selectors.matchAll(/\.([a-z][\w-]*)|\[role='(\w+)'\]|\[(data-\w+)\]/g)].map((hit) => hit.slice(1).join('')),
  );
}
