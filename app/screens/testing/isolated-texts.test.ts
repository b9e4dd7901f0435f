import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { afterEach, expect, test } from 'vitest';
import { seedNames } from '#contracts/seed.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { sayInstead, visitAtSeed } from './carrier-account.ts';
import { visitorOf } from './forms/portal-visitor.ts';

afterEach(() => sayInstead());

const paths =
  '/home /account /bills /profile /settings /cards /activity /services /track-order /steps /status /add-line /invite ' +
  '/router /support /lost-phone';

/** Fields with texts that a person or a system outside wrote. */
const texts = new Set(
  (
    'firstName lastName displayName reachPlanDisplayName planName address1 address2 city make model ssid operator ' +
    'countryName name message'
  ).split(' '),
);
const mark = 'ש';

/** Returns a reply whose texts begin with a letter of another direction. */
function marked(reply: unknown, field = ''): unknown {
  if (Array.isArray(reply)) return reply.map((one) => marked(one, field));
  if (typeof reply === 'object' && reply !== null)
    return Object.fromEntries(Object.entries(reply).map(([name, value]) => [name, marked(value, name)]));
  return typeof reply === 'string' && texts.has(field) && /\p{L}/u.test(reply) ? mark + reply : reply;
}

/** Returns the texts with the mark that nothing isolates from what is beside them. */
function bare(root: HTMLElement): string[] {
  return root.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE)
      return node.text.replace(/\u2068[^\u2069]*\u2069/g, '').includes(mark) ? [node.text.trim()] : [];
    const element = node as HTMLElement;
    return ['BDI', 'TITLE', 'OPTION', 'SCRIPT', 'STYLE'].includes(element.tagName) ? [] : bare(element);
  });
}

const isLong = process.env.SPELLINGS === 'all';
/** A few states here, and all of them in `npm run lab -- spellings`. */
const seeds = seedNames.filter((seed, index) => seed !== 'no-account' && (isLong || index % 8 === 1));
const mostPages = isLong ? 200 : 30;

test.each(seeds)(
  'pages of %s isolate each text of the carrier from the line that it is in (INTAKE-12)',
  async (seed) => {
    const { context, account, visitor } = visitAtSeed({ seed } as Scenario);
    const person = visitorOf({ context, now: account.now, public: visitor });
    sayInstead((_, data) => marked(data));
    account.forget();
    const found: string[] = [];
    const seen = new Set<string>();
    const queue = paths.split(' ');
    for (const path of queue) {
      if (seen.has(path) || seen.size >= mostPages) continue;
      seen.add(path);
      const page = await person.get(path);
      if (page.location) queue.push(page.location);
      const root = parse(page.text);
      found.push(...bare(root).map((text) => `${path.replace(/[\w-]{20,}/, ':ref')}: ${text}`));
      for (const link of root.querySelectorAll('main a[href^="/"]')) queue.push(link.getAttribute('href') ?? '');
    }
    expect([...new Set(found)]).toEqual([]);
  },
);
