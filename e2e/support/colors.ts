import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from './portal-test.ts';
import { isNewTemplate } from './template.ts';

/**
 * Does the page have text in colors that no page of this run had, in this scheme? They count as seen from now on.
 * Contrast depends on nothing else, and computing it is what costs most of a check (ADR-018).
 */
export async function hasNewColors(page: Page, scheme: 'light' | 'dark'): Promise<boolean> {
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
