import { cloneElement, isValidElement, type ReactElement } from 'react';
import { type HTMLElement, parse } from 'node-html-parser';
import { demo } from '#app/brand/testing/brands.ts';
import { languages } from '#app/copy/language.ts';
import { everyCopy, texts } from '#app/copy/testing/every-copy.ts';
import type { PageContext } from '../page-context.tsx';
import { withRareStyles } from '../rare-styles.ts';
import { words } from './page-words.ts';

/** A page with what its rules look at, read once for all of them. */
interface ParsedPage {
  html: string;
  all: readonly HTMLElement[];
  /** Words of the page. */
  text: string;
}

/** Returns what breaks a rule on a page. */
type PageRule = (page: ParsedPage) => readonly unknown[];

export function parsedPage(html: string): ParsedPage {
  const root = parse(html, { comment: false });
  return { html, all: root.querySelectorAll('*'), text: words(root) };
}

/** Parts that have a column in rows of a name and facts: any other is squeezed into the last one. */
const placed = ['H2', 'P', 'SPAN', 'A', 'BUTTON', 'SVG', 'DIV'];

/** Types of fields in which people type. */
const typed = ['text', 'tel', 'email', 'password', undefined];

const optionTypes: (string | undefined)[] = ['radio', 'checkbox'];

/** The part of a form that a field belongs to: an option's fields, and those of a closed part, end by themselves. */
const partOf = (field: HTMLElement) => field.closest('.reveal, details:not([open])');

/** Words about money, locks, orders and things sent, in English. */
const lasting = /\$\d|\bpa(id|yment)|promis|arrang|lock|order|plan\b|\bsent\b|email/i;

/** Rules of the markup of all pages, whatever they are about. */
export const pageRules = {
  'has one main heading, and no level left out below it': ({ all }) => {
    const levels = all.flatMap(({ tagName }) => (/^H[1-4]$/.test(tagName) ? Number(tagName[1]) : []));
    return [
      ...levels.filter((level) => level === 1).slice(1),
      ...levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1),
    ];
  },
  'has only parts with a column in rows of a name and facts': ({ all }) =>
    all
      .filter((part) => hasClass(part.parentNode, 'who') && !placed.includes(part.tagName))
      .filter((part) => part.tagName !== 'SMALL' || !part.closest('.line'))
      .map(({ tagName }) => tagName),
  'needs no script and no style of its own (SHELL-25)': ({ html, all }) => [
    ...(html.match(/<(script|style)\b/g) ?? []),
    // Most pages have not even words that look like it.
    ...(/\s(style|on\w+)=|javascript:/i.test(html) ? all : []).flatMap(({ attributes }) =>
      Object.entries(attributes).filter(
        ([name, value]) => name === 'style' || name.startsWith('on') || /^javascript:/i.test(value),
      ),
    ),
  ],
  'uses every id once': ({ all }) => {
    const ids = idsOf(all);
    return new Set(ids).size === ids.length ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
  },
  'points only at ids that are there': ({ all }) => {
    const ids = new Set([...idsOf(all), ofLayout]);
    const targets = all.flatMap(({ rawAttributes }) =>
      ['for', 'aria-labelledby', 'aria-describedby'].flatMap((name) => rawAttributes[name]?.split(' ') ?? []),
    );
    const anchors = all.flatMap(({ tagName, rawAttributes: { href } }) =>
      tagName === 'A' && href?.startsWith('#') ? href.slice(1) : [],
    );
    return [...targets, ...anchors].filter((id) => !ids.has(id));
  },
  'has at most one filled button on each card, and one beside the cards': ({ all }) => {
    const filled = all.filter((one) => hasClass(one, 'btn') && hasClass(one, 'main'));
    const cards = filled.map((button) => button.closest('.card'));
    return cards.filter((card, index) => cards.indexOf(card) !== index).map((card) => card?.id ?? 'outside cards');
  },
  'sends a token with every form that changes something (SAFETY-6)': ({ all }) =>
    all
      .filter(({ tagName, rawAttributes }) => tagName === 'FORM' && rawAttributes['method'] !== 'get')
      .filter((form) => !form.querySelector('input[name="_token"]'))
      .map((form) => form.getAttribute('action')),
  'leads from one text field of a form to the next by the key of the phone’s keyboard (SHELL-56)': ({ all }) =>
    all
      .filter(({ tagName }) => tagName === 'FORM')
      .flatMap((form) => {
        const fields = form
          .querySelectorAll('input:not([type=hidden]), select, textarea')
          .filter((field) => !field.closest('datalist, [hidden]'));
        const ofText = fields.filter(
          (field) => field.tagName !== 'SELECT' && typed.includes(field.getAttribute('type')),
        );
        if (ofText.length < 2) return [];
        return ofText.flatMap((field) => {
          const following = fields[fields.indexOf(field) + 1];
          const isLast = !following || partOf(field) !== partOf(following);
          const key = field.getAttribute('enterkeyhint') ?? '';
          // Not every keyboard's key leads to an option.
          const mayEnd = isLast || optionTypes.includes(following.getAttribute('type'));
          const keys = [...(isLast ? [] : ['next']), ...(mayEnd ? ['done', 'go', 'send'] : [])];
          return keys.includes(key) ? [] : [`${field.id}: ${key}`];
        });
      }),
  'has the styles that take the border of a fieldset away, where it has one': ({ html, all }) =>
    all.some(({ tagName }) => tagName === 'FIELDSET') &&
    !/fieldset\{[^}]*border:0/.test(withRareStyles(`<head><style></head>${html}`, demo.key))
      ? ['fieldset']
      : [],
  'leaves no gaps in its sentences': ({ text }) => text.match(/undefined|NaN|null|\[object|\.\.|\s[.,]/g) ?? [],
  'keeps a success about money, locks, orders and things sent until it is dismissed (SHELL-36)': ({ all }) =>
    all
      .filter(({ tagName, parentNode }) => tagName === 'P' && parentNode?.hasAttribute('data-auto-dismiss'))
      .map(words)
      .filter((text) => lasting.test(text)),
} satisfies Record<string, PageRule>;
export type PageRuleName = keyof typeof pageRules;

/** The id of the content, which a page without its layout lacks. */
const ofLayout = 'main';

const idsOf = (all: readonly HTMLElement[]) => all.flatMap(({ rawAttributes }) => rawAttributes['id'] ?? []);

const hasClass = (element: HTMLElement | null, name: string) =>
  (element?.rawAttributes['class'] ?? '').split(' ').includes(name);

/** Texts of the portal in English alone, long enough to be told from a name, by their first letters. */
const english = new Map<string, string[]>();
const fewest = 12;
for (const [, { en, es }] of everyCopy) {
  const spanish = new Set(texts(es).map(([, text]) => text));
  for (const [path, text] of texts(en)) {
    if ((path.includes('(7)') && text.includes('7')) || text.length < fewest || spanish.has(text)) continue;
    const sentence = text.trim();
    const beginning = sentence.slice(0, fewest);
    english.set(beginning, [...(english.get(beginning) ?? []), sentence]);
  }
}

/** Returns the English texts on a page in Spanish (COPY-3). */
export function englishIn(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at <= text.length - fewest; at += 1)
    for (const one of english.get(text.slice(at, at + fewest)) ?? []) if (text.startsWith(one, at)) found.push(one);
  return found;
}

/** States of a line's data whose amount may still be loading. */
const waiting: unknown[] = ['unread', 'paused', 'not-installed', 'slowed'];

/** A page's notice of a part that could not be read. */
const unread = /can’t (show|tell whether (you can make|this line’s device))|couldn’t load|Failed to load/;

/** Returns a view, or a part of its props, with all that could not be read as still loading. */
function stillLoading(part: unknown): unknown {
  if (isValidElement<object>(part)) return cloneElement(part, ofEach(part.props));
  if (Array.isArray(part)) return part.map(stillLoading);
  if (part === 'unreadable') return 'loading';
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  return ofEach(part);
}

const ofEach = (parts: object) => ({
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, stillLoading(part)])),
  ...('reason' in parts || ('kind' in parts && waiting.includes(parts.kind)) ? { isLoading: true } : {}),
});

/** Pages that were checked: many tests show the same one. */
const checked = new Set<string>();

/**
 * Holds a page against the rules of all pages, in both languages. A part without a main heading is no page, and a whole
 * document has the styles of the build.
 * @returns the page
 * @throws Error with the rules that it breaks
 */
export function checkedPage(
  node: ReactElement,
  facts: PageContext,
  render: (node: ReactElement, facts: PageContext) => string,
): string {
  const page = render(node, facts);
  if (!page.includes('<h1') || page.startsWith('<html') || checked.has(page)) return page;
  checked.add(page);
  // Messages of a form come in the language in which a test has it come back.
  const given = JSON.stringify(node);
  for (const language of languages) {
    const inLanguage = { ...facts, language };
    const parsed = parsedPage(language === facts.language ? page : render(node, inLanguage));
    const { text } = parsed;
    const lateText = () => words(render(stillLoading(node) as ReactElement, { ...inLanguage, late: true }));
    const broken = {
      ...Object.fromEntries(Object.entries(pageRules).map(([rule, breaks]) => [rule, breaks(parsed)])),
      'has no English left in Spanish (COPY-3)':
        language === 'es' ? englishIn(text).filter((sentence) => !given.includes(sentence)) : [],
      'has no notice of a part that can’t be shown while it is loading (HTTP-25)':
        unread.test(text) && unread.test(lateText()) ? [text] : [],
    };
    const failures = Object.entries(broken).filter(([, problems]) => problems.length > 0);
    if (failures.length > 0) {
      checked.delete(page);
      throw new Error(`a page (${language}) breaks rules: ${JSON.stringify(failures)}`);
    }
  }
  return page;
}
