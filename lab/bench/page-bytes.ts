import { brotliCompressSync, constants } from 'node:zlib';
import { confirm, quote } from '#e2e/support/top-up.ts';
import { portalUrl } from '#e2e/support/ports.ts';
import type { SignedInVisitor, BenchPortal } from './bench-portal.ts';
import type { Row } from './budget-table.ts';

export interface Page {
  name: string;
  path: string;
  /** The session's cookie header; empty when signed out. */
  cookie: string;
  script: 'none' | 'live' | 'assist';
}

/** The public pages: those of the site map, in both languages, and those not listed there. */
async function openPages(): Promise<Page[]> {
  const map = await (await fetch(new URL('/sitemap.xml', portalUrl))).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname + new URL(address).search,
  );
  return [...listed, '/logout', '/session-expired', '/nowhere'].map((path) => ({
    name: path,
    path,
    cookie: '',
    script: path.startsWith('/imei-compatibility-check') ? 'assist' : 'none',
  }));
}

/** Home and other signed-in pages, with the steps of a top-up whose result page is loaded while it is pending. */
export async function pagesOf({ visitor, cookie }: SignedInVisitor): Promise<Page[]> {
  const home = await (await visitor.follow('/home')).text();
  const select = /href="(\/add-data\/[\w-]{22})"/.exec(home)?.[1] ?? '';
  const review = await quote(visitor, select);
  const result = await confirm(visitor, await quote(visitor, select));
  return [
    { name: 'Home', path: '/home', cookie, script: 'live' },
    { name: 'Add Data, size', path: select, cookie, script: 'none' },
    { name: 'Add Data, review', path: review, cookie, script: 'none' },
    { name: 'Add Data, pending', path: result, cookie, script: 'live' },
    { name: 'Account', path: '/account', cookie, script: 'live' },
    { name: 'Account, usage history', path: `/account?usage=${select.split('/')[2]}`, cookie, script: 'live' },
    { name: 'Profile', path: '/profile', cookie, script: 'none' },
  ];
}

/** Compressed bytes of every page and its script: budgets 1 to 4. */
export async function pageBytes(bench: BenchPortal): Promise<Row[]> {
  const six = await bench.signIn('six-lines');
  const pages = [...(await openPages()), ...(await pagesOf(six))];
  const sized = await Promise.all(pages.map(sizeOf));
  for (const { page, bytes, script } of sized)
    console.log(`  ${page.name.padEnd(36)}${String(bytes).padStart(6)} B  script ${script} B (${page.script})`);
  const heaviest = sized.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const most = (kind: Page['script']) =>
    Math.max(0, ...sized.filter(({ page }) => page.script === kind).map(({ script }) => script)) / kilobyte;
  const home = sized.find(({ page }) => page.path === '/home');
  return [
    {
      number: 1,
      what: 'the heaviest page, HTML and CSS',
      unit: ' KB',
      budget: 13,
      aim: 13,
      measured: heaviest.bytes / kilobyte,
      note: `${heaviest.page.name}, of ${sized.length} pages`,
    },
    {
      number: 1,
      what: 'Home with 6 lines',
      unit: ' KB',
      budget: 6.5,
      aim: 6,
      measured: home ? home.bytes / kilobyte : undefined,
    },
    { number: 2, what: 'script on none pages', unit: ' KB', budget: 0, aim: 0, measured: most('none') },
    { number: 3, what: 'script on live pages', unit: ' KB', budget: 1.4, aim: 1.2, measured: most('live') },
    { number: 4, what: 'script on assist pages', unit: ' KB', budget: 9, aim: 7.5, measured: most('assist') },
  ];
}

const kilobyte = 1024;

async function sizeOf(page: Page) {
  const html = await textOf(page, page.path);
  const scripts = [...html.matchAll(/<script(?: [^>]*)?>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .filter(Boolean);
  const linked = [...html.matchAll(/<(?:script|link)[^>]*? (?:src|href)="([^"]+\.m?js)"/g)].map(
    (match) => match[1] ?? '',
  );
  const all = [...scripts, ...(await Promise.all(linked.map(fileText)))];
  return { page, bytes: brotli(html), script: all.reduce((sum, text) => sum + brotli(text), 0) };
}

async function textOf({ cookie }: Page, path: string): Promise<string> {
  return (await fetch(new URL(path, portalUrl), { headers: { cookie }, redirect: 'error' })).text();
}

async function fileText(path: string): Promise<string> {
  const file = await fetch(new URL(path, portalUrl));
  if (!file.ok) throw new Error(`${path}: ${file.status}`);
  return file.text();
}

/** Compressed size at the level that the platform uses for dynamic pages. */
export function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}
