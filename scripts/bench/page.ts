import { brotliCompressSync, constants } from 'node:zlib';
import { quote } from '#e2e/support/order.ts';
import { portalUrl } from '#e2e/support/ports.ts';
import { tokenIn } from '#e2e/support/visitor.ts';
import type { Guest, House } from './house.ts';
import type { Row } from './table.ts';

export interface Page {
  name: string;
  path: string;
  /** The session's cookie header; empty when signed out. */
  cookie: string;
  script: 'none' | 'live' | 'app';
}

/** Pages that everybody sees: those of the site map, in both languages, and those that have no place in it. */
async function openPages(): Promise<Page[]> {
  const map = await (await fetch(new URL('/sitemap.xml', portalUrl))).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname + new URL(address).search,
  );
  return [...listed, '/logout', '/session-expired', '/nowhere'].map((path) => ({
    name: path,
    path,
    cookie: '',
    script: 'none',
  }));
}

/** Home and the journey from it, walked as a customer does; the result is looked at while the top-up is under way. */
export async function pagesOf({ visitor, cookie }: Guest): Promise<Page[]> {
  const home = await (await visitor.follow('/home')).text();
  const select = /href="(\/add-data\/[\w-]{16})"/.exec(home)?.[1] ?? '';
  const review = await quote(visitor, select);
  const sent = await quote(visitor, select);
  const _token = tokenIn(await (await visitor.get(sent)).text());
  const result = (await visitor.post(sent, { _token })).headers().location ?? '';
  return [
    { name: 'Home', path: '/home', cookie, script: 'live' },
    { name: 'Add Data, size', path: select, cookie, script: 'none' },
    { name: 'Add Data, review', path: review, cookie, script: 'none' },
    { name: 'Add Data, under way', path: result, cookie, script: 'live' },
    { name: 'Account', path: '/account', cookie, script: 'live' },
    { name: 'Account, usage history', path: `/account?usage=${select.split('/')[2]}`, cookie, script: 'live' },
    { name: 'An area to come', path: '/profile', cookie, script: 'none' },
  ];
}

/** Bytes of every page and of its script: budgets 1 to 4. */
export async function pageBytes(house: House): Promise<Row[]> {
  const six = await house.guest('six-lines');
  const pages = [...(await openPages()), ...(await pagesOf(six))];
  const weighed = await Promise.all(pages.map(weigh));
  for (const { page, bytes, script } of weighed)
    console.log(`  ${page.name.padEnd(36)}${String(bytes).padStart(6)} B  script ${script} B (${page.script})`);
  const heaviest = weighed.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const most = (kind: Page['script']) =>
    Math.max(0, ...weighed.filter(({ page }) => page.script === kind).map(({ script }) => script)) / kilobyte;
  const home = weighed.find(({ page }) => page.path === '/home');
  return [
    {
      number: 1,
      what: 'the heaviest page, HTML and CSS',
      unit: ' KB',
      budget: 13,
      aim: 13,
      measured: heaviest.bytes / kilobyte,
      note: `${heaviest.page.name}, of ${weighed.length} pages`,
    },
    {
      number: 1,
      what: 'Home with 6 lines',
      unit: ' KB',
      budget: 13,
      aim: 6,
      measured: home ? home.bytes / kilobyte : undefined,
    },
    { number: 2, what: 'script on none pages', unit: ' KB', budget: 0, aim: 0, measured: most('none') },
    { number: 3, what: 'script on live pages', unit: ' KB', budget: 2, aim: 0.7, measured: most('live') },
    pages.some((page) => page.script === 'app')
      ? { number: 4, what: 'script on app pages', unit: ' KB', budget: 90, aim: 80, measured: most('app') }
      : { number: 4, what: 'script on app pages', note: 'no page is hydrated' },
  ];
}

const kilobyte = 1024;

async function weigh(page: Page) {
  const html = await textOf(page, page.path);
  const scripts = [...html.matchAll(/<script(?: [^>]*)?>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .filter(Boolean);
  const linked = [...html.matchAll(/<(?:script|link)[^>]*? (?:src|href)="([^"]+\.m?js)"/g)].map(
    (match) => match[1] ?? '',
  );
  const all = [...scripts, ...(await Promise.all(linked.map((path) => textOf(page, path))))];
  return { page, bytes: brotli(html), script: all.reduce((sum, text) => sum + brotli(text), 0) };
}

async function textOf({ cookie }: Page, path: string): Promise<string> {
  return (await fetch(new URL(path, portalUrl), { headers: { cookie }, redirect: 'error' })).text();
}

/** As the tests weigh: the level of pages made on the spot. */
function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}
