import { parse } from 'node-html-parser';
import { setTimeout as after } from 'node:timers/promises';
import { linksOf } from '#e2e/support/html.ts';
import { sendingsOf } from './form-sendings.ts';
import type { Side, Told } from './side.ts';

/** Two portals that receive the same requests. */
export type Pair = readonly [Side, Side];
/** Paths of the same page at both. */
type Paths = readonly [string, string];

/** Result of a walk through two portals. */
export interface Walked {
  pages: number;
  sent: number;
  /** Differences between the portals, with their pages. */
  different: string[];
}

/** Links that sign in or out, or change a preference; and what is the same for everybody. */
const left = /^\/(login|logout|preference|live|rpc|healthz|assets|terms|privacy|plans|coverage-map)\b/;
/** Pages that come last, because their forms can close most other forms. */
const last = /^\/(settings|activity)/;

/** Pages of things that come by the dozen: one of each is walked. */
const patternOf = (path: string) =>
  path
    .replace(/\/(?=[\w-]*[A-Z\d])[\w-]{16,}(?=[/?]|$)/g, '/:ref')
    .replace(/=(?=[\w-]*[A-Z\d])[\w-]{16,}/g, '=:ref')
    .replace(/\d{4}-\d{2}-\d{2}/g, ':day')
    .replace(/\/[A-Z]{2}(?=[/?]|$)/, '/:country');

/** Opens every page that is linked from a page on, at both, and then sends every form that was found. */
export async function walk(pair: Pair, from: readonly string[]): Promise<Walked> {
  const walked: Walked = { pages: 0, sent: 0, different: [] };
  const seen = new Set<string>();
  const withForms: Paths[] = [];
  const open: Paths[] = from.map((path) => [path, path]);
  for (let next = open.shift(); next; next = open.shift()) {
    const pattern = patternOf(next[0]);
    if (left.test(next[0]) || seen.has(pattern)) continue;
    seen.add(pattern);
    await same(walked, `GET ${pattern}`, pair, () => load(pair, next));
    walked.pages += 1;
    open.push(...linksAt(pair));
    if (pair[0].html.includes('method="post"')) withForms.push(next);
  }
  const ordered = withForms.toSorted((a, b) => Number(last.test(a[0])) - Number(last.test(b[0])));
  for (let next = ordered.shift(); next; next = ordered.shift()) {
    const more = await sendAll(walked, pair, next);
    // Adds pages that did not exist before, because each step of a journey leads to the next one.
    for (const page of more) {
      const pattern = patternOf(page[0]);
      if (seen.has(pattern) || left.test(page[0])) continue;
      seen.add(pattern);
      ordered.unshift(page);
    }
  }
  return walked;
}

/** Sends the forms of a page, each in every way. @returns the pages that right ones led to */
async function sendAll(walked: Walked, pair: Pair, page: Paths): Promise<Paths[]> {
  const led: Paths[] = [];
  const pattern = patternOf(page[0]);
  const formsNow = async () => {
    await load(pair, page);
    return pair.map((side) => sendingsOf(side.html, side.path));
  };
  let forms = await formsNow();
  const count = forms[0]?.length ?? 0;
  for (let index = 0; index < count; index += 1) {
    // Loads the page before each submission, because its ids and versions can be used once. A repeated form is that of
    // the page before.
    if (!forms[0]?.[index]?.how.endsWith('repeated')) forms = await formsNow();
    const [one, other] = forms.map((all) => all[index]);
    if (!one || !other) break;
    const told = await Promise.all([pair[0].post(one.action, one.fields), pair[1].post(other.action, other.fields)]);
    walked.sent += 1;
    await same(walked, `POST ${pattern}, ${one.how}`, pair, () => Promise.resolve(told), [pair[0].path, pair[1].path]);
    if (!one.isWrong && told[0].hops.length > 1) led.push([pair[0].path, pair[1].path]);
  }
  return led;
}

const load = (pair: Pair, page: Paths): Promise<[Told, Told]> =>
  Promise.all([pair[0].get(page[0]), pair[1].get(page[1])]);

/** Notes what differs; a page that changes by itself is looked at again. */
async function same(
  walked: Walked,
  what: string,
  pair: Pair,
  ask: () => Promise<[Told, Told]>,
  again?: Paths,
): Promise<void> {
  let told = await ask();
  const [hops, other] = told.map((one) => one.hops.join('\n'));
  if (hops !== other) return void walked.different.push(`${what}: ${hops} | ${other}`);
  for (let looks = 0; looks < 4 && !isSame(told); looks += 1) {
    await after(400);
    const isPage = told[0].hops.length > 0 && !told[0].hops.at(-1)?.startsWith('4');
    if (!isPage) break;
    told = await (again ? load(pair, again) : ask());
  }
  if (!isSame(told)) walked.different.push(`${what}: ${firstDifference(told)}`);
}

const isSame = ([one, other]: [Told, Told]) =>
  one.path === other.path && one.html === other.html && one.headers === other.headers;

function firstDifference(told: [Told, Told]): string {
  for (const part of ['path', 'headers', 'html'] as const) {
    const [one, other] = [told[0][part], told[1][part]];
    if (one === other) continue;
    const at = [...one].findIndex((letter, index) => letter !== other[index]);
    const from = Math.max(0, (at === -1 ? one.length : at) - 80);
    return `${part}: ${[one, other].map((text) => `…${text.slice(from, from + 200)}…`).join(' | ')}`;
  }
  return '';
}

function linksAt(pair: Pair): Paths[] {
  const [ones = [], others = []] = pair.map(({ html }) =>
    linksOf(parse(html), /^\//).map((href) => href.replace(/#.*$/, '')),
  );
  return ones.flatMap((one, index) => (others[index] === undefined ? [] : [[one, others[index]] as const]));
}
