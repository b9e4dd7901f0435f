import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours: the rest of a page is the same in both schemes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const inLight: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false };
const inDark: RunOptions = {
  runOnly: { type: 'rule', values: colourRules },
  resultTypes: ['violations'],
  iframes: false,
};

/**
 * What keeps somebody out, by axe: all of WCAG 2.2 AA in light colours, and what colours decide in dark ones. Leaves
 * the page in dark colours.
 */
export async function a11yViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [colorScheme, options] of [
    ['light', inLight],
    ['dark', inDark],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await page.evaluate(
      (asked) => (globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run(asked),
      options,
    );
    found.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${colorScheme}: ${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
      ),
    );
  }
  return found;
}

/** How much wider the content is than the window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
