import { claim } from '#app/copy/claim.ts';
import { type HTMLElement, parse } from 'node-html-parser';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { brands } from '#app/brand/by-host.ts';
import { companyOf } from '#app/brand/companies.ts';
import { demo } from '#app/brand/testing/brands.ts';
import { languages } from '#app/copy/language.ts';
import { everyCopy, texts } from '#app/copy/testing/every-copy.ts';
import { PageLayout } from '#app/ui/page-layout.tsx';
import { withRareStyles } from '#app/ui/rare-styles.ts';
import { samplePage, show, visitorPage, words } from '#app/ui/testing/show.tsx';
import type { NamedPage } from './testing/named-page.ts';
import { pages, publicPages } from './testing/pages.tsx';

interface Rendered {
  name: string;
  root: HTMLElement;
}

const inLanguages = ([name, view]: NamedPage): Rendered[] =>
  languages.map((language) => ({
    name: `${name} (${language})`,
    root: parse(show(<PageLayout>{view}</PageLayout>, { ...samplePage, language })),
  }));

const forVisitors = ([name, view]: NamedPage): Rendered[] =>
  brands.flatMap((brand) =>
    languages.map((language) => ({
      name: `${name} (${brand.key}, ${language})`,
      root: parse(show(<PageLayout>{view}</PageLayout>, { ...visitorPage, brand, language })),
    })),
  );

const rendered = [...pages.flatMap(inLanguages), ...publicPages.flatMap(forVisitors)];

/** The pages that something is wrong with, by name; `wrong` gives what. */
function failures(wrong: (root: HTMLElement) => readonly unknown[]): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    rendered.map(({ name, root }) => [name, wrong(root)] as const).filter(([, problems]) => problems.length > 0),
  );
}

describe('every page, in both languages and for both brands', { timeout: 60_000 }, () => {
  it('has one main heading, and no level left out below it', () => {
    const wrong = failures((root) => {
      const levels = root
        .querySelectorAll('main h1, main h2, main h3, main h4')
        .map(({ tagName }) => Number(tagName.slice(1)));
      return [
        ...(levels.filter((level) => level === 1).length === 1 ? [] : ['one h1']),
        ...levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1),
      ];
    });
    expect(wrong).toEqual({});
  });

  it('is a header, its content, a foot and the mark of its end (SHELL-44)', () => {
    const wrong = failures((root) => {
      const parts = root.children.map(({ tagName, id }) => id || tagName).join(' ');
      return parts === 'HEADER main FOOTER end' ? [] : [parts];
    });
    expect(wrong).toEqual({});
  });

  it('has only parts with a column in rows of a name and facts: any other is squeezed into the last one', () => {
    const placed = ['H2', 'P', 'SPAN', 'A', 'BUTTON', 'SVG', 'DIV'];
    const wrong = failures((root) =>
      root.querySelectorAll('.who > *').flatMap(({ tagName }) => (placed.includes(tagName) ? [] : [tagName])),
    );
    expect(wrong).toEqual({});
  });

  it('needs no script and no style of its own (SHELL-25)', () => {
    const wrong = failures((root) => {
      const handlers = root
        .querySelectorAll('*')
        .filter(({ attributes }) =>
          Object.entries(attributes).some(
            ([name, value]) => name === 'style' || name.startsWith('on') || /^javascript:/i.test(value),
          ),
        );
      return [...root.querySelectorAll('script, style'), ...handlers].map(String);
    });
    expect(wrong).toEqual({});
  });

  it('uses every id once, and points only at ids that are there', () => {
    const wrong = failures((root) => {
      const ids = root.querySelectorAll('[id]').map(({ id }) => id);
      const targets = ['for', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
        root.querySelectorAll(`[${name}]`).flatMap((element) => (element.getAttribute(name) ?? '').split(' ')),
      );
      const anchors = root.querySelectorAll('a[href^="#"]').map((link) => (link.getAttribute('href') ?? '').slice(1));
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
        ...[...targets, ...anchors].filter((id) => !ids.includes(id)),
      ];
    });
    expect(wrong).toEqual({});
  });

  it('has at most one filled button on each card, and one beside the cards', () => {
    const wrong = failures((root) => {
      const filled = root.querySelectorAll('main .btn.main');
      const cards = filled.map((button) => button.closest('.card'));
      return cards.filter((card, index) => cards.indexOf(card) !== index).map((card) => card?.id ?? 'outside cards');
    });
    expect(wrong).toEqual({});
  });

  it('sends a token with every form that changes something (SAFETY-6)', () => {
    const wrong = failures((root) =>
      root
        .querySelectorAll('form')
        .filter((form) => form.getAttribute('method') !== 'get' && !form.querySelector('input[name="_token"]'))
        .map((form) => form.getAttribute('action')),
    );
    expect(wrong).toEqual({});
  });

  it('leads from one text field of a form to the next by the key of the phone’s keyboard (SHELL-56)', () => {
    const typed = ['text', 'tel', 'email', 'password', undefined];
    // An option's fields show once it is chosen, and those of a closed part once it is open: each ends by itself.
    const partOf = (field?: HTMLElement) => field?.closest('.reveal, details:not([open])');
    const wrong = failures((root) =>
      root.querySelectorAll('form').flatMap((form) => {
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
          return (isLast ? ['done', 'go', 'send'] : ['next']).includes(key) ? [] : [`${field.id}: ${key}`];
        });
      }),
    );
    expect(wrong).toEqual({});
  });

  it('has the styles that take the border of a fieldset away, where it has one', () => {
    const wrong = failures((root) =>
      root.querySelector('fieldset') &&
      !/fieldset\{[^}]*border:0/.test(withRareStyles(`<head><style></head>${root}`, demo.key))
        ? ['fieldset']
        : [],
    );
    expect(wrong).toEqual({});
  });

  it('leaves no gaps in its sentences', () => {
    expect(failures((root) => words(root).match(/undefined|NaN|null|\[object|\.\.|\s[.,]/g) ?? [])).toEqual({});
  });
});

it('every page can be shown to a visitor, with “Sign In | Activate” (SHELL-12)', { timeout: 60_000 }, () => {
  const without = pages.filter(
    ([, view]) => !show(<PageLayout>{view}</PageLayout>, visitorPage).includes('Sign In | Activate'),
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

/** How a page says that something of it could not be read. */
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
  ...('reason' in parts ? { isLoading: true } : {}),
});

it('a page that is still loading has no notice of a part that can’t be shown (HTTP-25)', { timeout: 60_000 }, () => {
  const saying = (late: boolean) =>
    pages
      .map(([name, view]) => [name, late ? (stillLoading(view) as ReactElement) : view] as const)
      .filter(([, view]) => unread.test(words(show(view, { ...samplePage, late }))))
      .map(([name]) => name);
  expect(saying(false).length).toBeGreaterThan(15);
  expect(saying(true)).toEqual([]);
});

/** What the portal says in English alone, long enough to be told from a name. */
const english = everyCopy.flatMap(([, { en, es }]) => {
  const spanish = new Set(texts(es).map(([, text]) => text));
  return texts(en).flatMap(([path, text]) =>
    (path.includes('(7)') && text.includes('7')) || text.length < 12 || spanish.has(text) ? [] : [text.trim()],
  );
});

it('no page has English left in Spanish (COPY-3)', { timeout: 60_000 }, () => {
  const spanish = rendered.filter(({ name }) => name.endsWith('es)'));
  const left = spanish.flatMap(({ name, root }) => {
    const said = words(root);
    return english.filter((text) => said.includes(text)).map((text) => `${name}: ${text}`);
  });
  expect(left).toEqual([]);
});

it('no text of a public page is the same in both languages, but for names (COPY-3)', () => {
  const { chiefExecutive, team, quotes, press, postalAddress } = companyOf(visitorPage.brand);
  const names = [
    chiefExecutive,
    ...team.map(({ name }) => name),
    ...quotes.map(({ name }) => name),
    ...press.map(({ outlet }) => outlet),
    ...postalAddress,
    'Chat',
    claim.bestFit
      .toReversed()
      .map((size) => `Best Fit ${size}`)
      .join(' '),
  ];
  const same = publicPages.flatMap(([name, view]) => {
    const [inEnglish, inSpanish] = (['en', 'es'] as const).map((language) =>
      textsOf(show(view, { ...visitorPage, language })),
    );
    const both = new Set(inEnglish);
    return (inSpanish ?? [])
      .filter((text) => both.has(text) && !names.includes(text) && !text.includes('@'))
      .map((text) => `${name}: ${text}`);
  });
  expect(same).toEqual([]);
});

/** The texts between tags that have a word in them. */
function textsOf(html: string): string[] {
  return parse(html)
    .structuredText.split('\n')
    .map((text) => text.trim())
    .filter((text) => /[a-z]{4}/i.test(text));
}
