import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { CrawledPage } from './crawl.ts';
import { isIn } from './html.ts';
import { test } from './portal-test.ts';

/** Attributes that say what an element is, or is to a screen reader. */
const telling = ['class', 'role', 'type'];

/**
 * What a page is made of, without its words: its route, and each kind of element with the kind that it stands in.
 * Pages that say the same of other things are one template.
 */
export function traitsOf({ pattern, page }: Pick<CrawledPage, 'pattern' | 'page'>): Set<string> {
  const kindOf = (element: HTMLElement | null) =>
    [element?.tagName, ...telling.map((name) => element?.getAttribute(name) ?? '')].join(' ');
  const traits = page
    .querySelectorAll('main *')
    .filter((element) => !isIn(element.parentNode, (around) => around.tagName === 'SVG'))
    .map((element) => `${kindOf(element.parentNode)} > ${kindOf(element)}`);
  return new Set([pattern, ...traits]);
}

/**
 * Has none of the pages of this run had one of these traits? They count as seen from now on, in all workers. To a test
 * that is tried again all are new: what it failed for was seen.
 * @param folder one for the run
 */
export function isNewTemplate(folder: string, traits: Iterable<string>): boolean {
  mkdirSync(folder, { recursive: true });
  const isNew = [...traits].map((trait) => seeFirst(join(folder, nameOf(trait)))).some(Boolean);
  return isNew || test.info().retry > 0;
}

const seen = new Set<string>();

/** Makes an empty file, which only one worker can. */
function seeFirst(file: string): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function nameOf(trait: string): string {
  return createHash('sha256').update(trait).digest('base64url').slice(0, 22);
}
