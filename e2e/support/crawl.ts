import { type Language, languages } from '#app/copy/language.ts';
import type { HTMLElement } from 'node-html-parser';
import { isEveryCase } from '#fixtures/testing/turn.ts';
import type { Answer } from './http-client.ts';
import { parsePage } from './html.ts';
import { Visitor } from './visitor.ts';
import type { SeedName } from './world.ts';
import { decodesToItself } from './page-dictionary.ts';
import { brotliBytes, firstFlight } from './weight.ts';

/** Links that are not followed: they sign in or out, or change a preference. */
const left = /^\/(login|logout|preference|live|rpc)\b/;
/**
 * Paths of different things are the same page: one bill represents all, and one country. References have digits or
 * capitals, which names of pages do not have.
 */
const patternOf = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/\/(?=[\w-]*[A-Z\d])[\w-]{16,}(?=\/|$)/g, '/:ref')
    .replace(/\/[A-Z]{2}$/, '/:country');
/** Maximum number of presses from the first page of a crawl to any other. */
const mostPresses = 4;
/** Elements that would send a request of their own before the page is painted. */
const external = 'link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], img[src], script[src]:not([defer])';

/** A page that the crawl has visited. */
export interface CrawledPage {
  path: string;
  /** Path of the page without its references. */
  pattern: string;
  page: HTMLElement;
}

interface CrawlOptions {
  language: Language;
  /** Patterns of pages that are known already; those of pages that are found are added. */
  known?: Set<string>;
  /** Runs with each page that was visited. */
  visit?: (found: CrawledPage, language: Language) => Promise<void>;
}

/**
 * Follows every link from a page on, one page of each pattern.
 * @returns what is wrong, and where the link was
 */
export async function crawl(
  visitor: Visitor,
  from: string,
  { language, known = new Set(), visit }: CrawlOptions,
): Promise<string[]> {
  const wrong: string[] = [];
  const asked = new Set<string>();
  // Visits the nearest pages first, so that the way to each page is the shortest.
  const open: [path: string, on: string, presses: number][] = [[from, 'the address bar', 0]];
  for (let next = open.shift(); next; next = open.shift()) {
    const [path, on, presses] = next;
    const pattern = patternOf(path);
    if (left.test(path) || known.has(pattern) || asked.has(pattern)) continue;
    asked.add(pattern);
    const answer = await answerAt(visitor, path);
    // Visitors are redirected to the provider; the crawl of signed-in people covers such pages.
    if (new URL(answer.url()).origin !== visitor.origin) continue;
    known.add(pattern);
    if (isFile(answer)) continue;
    const html = await answer.text();
    const page = parsePage(html);
    const why = await complaint(page, html, answer.status(), language);
    if (why) wrong.push(`${path}, linked on ${on}, ${why}`);
    if (presses > mostPresses) wrong.push(`${path} is ${presses} presses away`);
    for (const link of page.querySelectorAll('a[href^="/"]'))
      open.push([link.getAttribute('href')?.replace(/#.*$/, '') ?? '', path, presses + 1]);
    await visit?.({ path, pattern, page }, language);
  }
  return wrong;
}

/** Retries once, because on a busy machine the carrier may take longer than a page waits. */
async function answerAt(visitor: Visitor, path: string): Promise<Answer> {
  let answer = await visitor.follow(path);
  // A page that waits for a slow carrier loads itself again (HTTP-24).
  for (let loads = 0; loads < 10 && [202, 503].includes(answer.status()); loads += 1)
    answer = await visitor.follow(path);
  return answer;
}

function isFile(answer: Answer): boolean {
  return answer.status() === 200 && !answer.headers()['content-type']?.startsWith('text/html');
}

/** Returns the fault of a page; `undefined` without one. */
async function complaint(
  page: HTMLElement,
  html: string,
  status: number,
  language: string,
): Promise<string | undefined> {
  if (status !== 200) return `answers ${status}`;
  if (page.querySelectorAll('h1').length !== 1) return 'has not one main heading';
  if (page.querySelector('html')?.getAttribute('lang') !== language) return 'is in another language';
  if (/undefined|\[object|NaN/.test(page.querySelector('main')?.text ?? '')) return 'shows a value that is none';
  const unexplained = describedByNothing(page);
  if (unexplained) return `says that #${unexplained} explains something, and has none (SHELL-39)`;
  const bytes = brotliBytes(html);
  if (bytes > firstFlight) return `has ${bytes} bytes`;
  if (!(await decodesToItself(html))) return 'decodes to another page (SHELL-48)';
  if (page.querySelector(external)) return 'needs another request';
  return undefined;
}

/** Returns an id that `aria-describedby` names and that is not on the page. */
function describedByNothing(page: HTMLElement): string | undefined {
  const ids = new Set(page.querySelectorAll('[id]').map((one) => one.getAttribute('id')));
  return page
    .querySelectorAll('[aria-describedby]')
    .flatMap((one) => (one.getAttribute('aria-describedby') ?? '').split(/\s+/))
    .find((id) => !ids.has(id));
}

let publicPages: Promise<ReadonlySet<string>> | undefined;

/** Returns the public pages, as search engines find them; crawls of visitors cover these. */
function pagesOf(stranger: Visitor): Promise<ReadonlySet<string>> {
  publicPages ??= stranger.read('/sitemap.xml').then((map) => {
    const addresses = parsePage(map).querySelectorAll('loc');
    return new Set(addresses.map(({ text }) => patternOf(new URL(text).pathname)));
  });
  return publicPages;
}

interface SignedInCrawl extends Pick<CrawlOptions, 'visit'> {
  /** Visitor without a session. */
  stranger: Visitor;
  languages: readonly Language[];
  /** Patterns of pages that a link has to lead to. */
  reaches: readonly string[];
}

/** Returns the paths that every customer reaches by links from their first page, for any status of a line (SHELL-9). */
export function reachedBy(seed: SeedName): string[] {
  // Somebody without an account can only sign out.
  if (seed === 'no-account') return [];
  const own = ['/account', '/profile', '/settings'];
  return seed === 'new-esim' ? [...own, '/activate-esim/:ref'] : own;
}

/**
 * Signs in and follows every link from the landing page on, in some languages.
 * @returns what is wrong
 */
export async function crawlSignedIn(
  person: Visitor,
  email: string,
  { stranger, languages, reaches, visit }: SignedInCrawl,
): Promise<string[]> {
  const landed = new URL((await person.signIn(email)).url());
  if (landed.origin !== person.origin) {
    // A customer of the other brand, who is sent to its host (SIGNIN-21).
    const there = new Visitor({ origin: landed.origin });
    return crawlSignedIn(there, email, { stranger, languages, reaches, visit });
  }
  const landing = landed.pathname;
  const everyone = await pagesOf(stranger);
  const wrong: string[] = [];
  for (const language of languages) {
    await person.get(`/preference?lang=${language}`);
    const known = new Set(everyone);
    wrong.push(...(await crawl(person, landing, { language, known, visit })));
    wrong.push(...reaches.filter((pattern) => !known.has(pattern)).map((pattern) => `${pattern} is linked nowhere`));
  }
  return wrong;
}

/** Returns both languages for seeds with the most pages; for the others the language that the other brand lacks. */
export function languagesFor(seed: SeedName, own: Language): readonly Language[] {
  return isEveryCase || ['active-family', 'new-sim-delivered'].includes(seed) ? languages : [own];
}
