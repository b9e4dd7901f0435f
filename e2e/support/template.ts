import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { CrawledPage } from './crawl.ts';
import { isIn } from './html.ts';
import { test } from './portal-test.ts';

/** Attributes that define the kind of an element, also for a screen reader. */
const telling = ['class', 'role', 'type'];

/**
 * Returns the structure of a page without its words: its route, and each kind of element with the kind of its parent.
 * Pages with the same structure are one template.
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

/**
 * Creates an empty file.
 * @returns false when another worker has created it already
 */
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
