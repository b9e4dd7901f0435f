import type { HTMLElement } from 'node-html-parser';
import { seedNames } from '#contracts/seed.ts';
import { languages } from '#app/copy/language.ts';
import { parsePage } from './support/html.ts';
import { expect, test } from './support/portal-test.ts';
import type { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

// Every link that somebody sees leads to a page: each seed, both brands (a project each), both languages.

/** Links that are not followed: they sign in or out, or change a preference. */
const left = /^\/(login|logout|preference|live|rpc)\b/;
/** Paths of different things are the same page: one bill stands for all. */
const patternOf = (path: string) => path.replace(/\?.*$/, '').replace(/\/[\w-]{16,}(?=\/|$)/g, '/:ref');

/** What is wrong with a page; `undefined` when nothing is. */
function complaint(page: HTMLElement, status: number, language: string): string | undefined {
  if (status !== 200) return `answers ${status}`;
  if (page.querySelectorAll('h1').length !== 1) return 'has not one main heading';
  if (page.querySelector('html')?.getAttribute('lang') !== language) return 'is in another language';
  if (/undefined|\[object|NaN/.test(page.querySelector('main')?.text ?? '')) return 'shows a value that is none';
  return undefined;
}

/** Follows every link from a page on, one page of each pattern, and lists what is wrong and where the link was. */
async function crawl(visitor: Visitor, from: string, language: string, known = new Set<string>()): Promise<string[]> {
  const wrong: string[] = [];
  const open: [path: string, on: string][] = [[from, 'the address bar']];
  for (let next = open.shift(); next; next = open.shift()) {
    const [path, on] = next;
    if (left.test(path) || known.has(patternOf(path))) continue;
    known.add(patternOf(path));
    const answer = await visitor.follow(path);
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    if (!isPage && answer.status() === 200) continue;
    const page = parsePage(await answer.text());
    const why = complaint(page, answer.status(), language);
    if (why) wrong.push(`${path}, linked on ${on}, ${why}`);
    for (const link of page.querySelectorAll('a[href^="/"]'))
      open.push([link.getAttribute('href')?.replace(/#.*$/, '') ?? '', path]);
  }
  return wrong;
}

let publicPages: Promise<ReadonlySet<string>> | undefined;

/** The pages that visitors find, which they crawl for everybody. */
function pagesOf(visitor: Visitor): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  publicPages ??= crawl(visitor, '/mobile-login', 'en', known).then(() => known);
  return publicPages;
}

test('visitors find no dead link (SHELL-1)', async ({ visitor }) => {
  for (const language of languages) {
    const stranger = await visitor();
    await stranger.get(`/preference?lang=${language}`);
    expect.soft(await crawl(stranger, '/mobile-login', language), language).toEqual([]);
  }
});

for (const seed of seedNames) {
  test(`${seed} finds no dead link (SHELL-1)`, async ({ visitor }) => {
    const { email } = await world.open(seed);
    const person = await visitor();
    const landing = new URL((await person.signIn(email)).url()).pathname;
    const everyone = await pagesOf(await visitor());
    for (const language of languages) {
      await person.get(`/preference?lang=${language}`);
      expect.soft(await crawl(person, landing, language, new Set(everyone)), language).toEqual([]);
    }
  });
}
