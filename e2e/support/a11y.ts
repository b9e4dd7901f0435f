import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { copyOf } from './page-copy.ts';
import { measurePage } from './page-measure.ts';
import { expect, test } from './portal-test.ts';
import { waitForWholePage } from './sign-in.ts';
import { isNewTemplate } from './template.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const common: RunOptions = { resultTypes: ['violations'], iframes: false };
/** Axe rules that depend on colors; the rest of a page is the same in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const onlyColors: RunOptions = { ...common, runOnly: { type: 'rule', values: colorRules } };
const allRules: RunOptions = { ...common, runOnly: { type: 'tag', values: tags } };
const allButColors: RunOptions = {
  ...allRules,
  rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
};

const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };
const desk = { width: 1280, height: 800 };

/**
 * Checks the page that is open: layout (see `checkLayout`), and no a11y violation in light colors on a phone and in
 * dark colors on a desk. Reports all that it finds under the page's name.
 */
export async function checkPage(page: Page, name: string): Promise<void> {
  await waitForWholePage(page);
  await checkLayout(page, name);
  const copy = await copyOf(page);
  await copy.setViewportSize(desk);
  if (await hasNewColors(copy, 'dark'))
    expect.soft(await a11yViolations(copy, onlyColors), `${name}: dark`).toEqual([]);
  await copy.setViewportSize(phone);
  await checkInLight(copy, `${name}: light, on a phone`);
}

/**
 * Checks that a page has a title and one main heading, is laid out according to ADR-046, and does not scroll sideways,
 * however large its text is.
 */
export async function checkLayout(page: Page, name: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: headings`).toHaveCount(1);
  expect.soft(await page.title(), `${name}: title`).toMatch(/^\S.+ – (Lineside Mobile|Harbor Wireless)$/);
  expect.soft(await measurePage(page), `${name}: layout`).toEqual([]);
  expect.soft(await overflow(page, 200), `${name}: with text of 200 %`).toBeLessThanOrEqual(0);
  await page.setViewportSize(narrow);
  expect.soft(await overflow(page), `${name}: at 320 px`).toBeLessThanOrEqual(0);
  expect.soft(await overflow(page, 200), `${name}: at 320 px with text of 200 %`).toBeLessThanOrEqual(0);
  await page.setViewportSize(desk);
}

/** Checks that what sends a page's form is on the first screen of a phone. */
export async function checkFold(page: Page, name: string): Promise<void> {
  await page.setViewportSize(phone);
  const send = page.getByRole('main').locator('form:not([action*=logout]) .acts button').first();
  await expect.soft(send, `${name}: the main button is above the fold`).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(desk);
}

/** Checks the header, the footer and the light colors at the width of a wide screen. */
export async function checkWidePage(page: Page, name: string): Promise<void> {
  const copy = await copyOf(page);
  await copy.setViewportSize(desk);
  await checkInLight(copy, `${name}: light, on a desk`);
}

async function checkInLight(copy: Page, name: string): Promise<void> {
  const rules = (await hasNewColors(copy, 'light')) ? allRules : allButColors;
  expect.soft(await a11yViolations(copy, rules), name).toEqual([]);
}

async function a11yViolations(copy: Page, rules: RunOptions): Promise<string[]> {
  const { violations } = await copy.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run(options),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
  );
}

/** Returns the pixels by which the content is wider than the window, with text of this size in percent. */
function overflow(page: Page, textSize = 100): Promise<number> {
  return page.evaluate((size) => {
    const root = document.documentElement;
    root.style.fontSize = `${size}%`;
    const over = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return over;
  }, textSize);
}

/**
 * Returns true when text on the page has colors that no earlier page had in this scheme, and records them. Contrast
 * depends on nothing else, and is the costly part of a check (ADR-018).
 */
async function hasNewColors(page: Page, scheme: 'light' | 'dark'): Promise<boolean> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  return isNewTemplate(join(test.info().project.outputDir, `colors-${scheme}`), await colorsOf(page));
}

/** Each pair of text and ground, with the size and weight of the text and how it differs from the words around it. */
function colorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string[] => {
      if (!element) return [];
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
      const isOpaque = !backgroundColor.startsWith('rgba') && backgroundImage === 'none';
      return isOpaque && opacity === '1' ? [own] : [own, ...groundOf(element.parentElement)];
    };
    const inkOf = (element: Element) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      return `${color} ${fontSize} ${fontWeight} ${textDecorationLine}`;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const colors = [...document.querySelectorAll('body, body *')]
      .filter((element) => hasWords(element) || element.matches('input, select, textarea'))
      .map((element) => {
        const isLink = element.localName === 'a' && element.parentElement;
        const around = isLink ? inkOf(isLink) : '';
        return [inkOf(element), around, ...new Set(groundOf(element))].join(' on ');
      });
    return [...new Set(colors)];
  });
}
