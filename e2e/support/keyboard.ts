import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

interface Stop {
  words: string;
  /** Index of the focused element among the page's elements. */
  place: number;
}

/** Presses Tab, and checks that the focus is visible where it lands. @returns undefined after the page's last stop */
async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  const { words, place, visible } = await page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    // A radio button or checkbox shows its focus on its card.
    const shown = [one, one.closest('label')]
      .filter((element) => element !== null)
      .map((element) => getComputedStyle(element));
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])].map((label) => label.textContent) : [];
    return {
      words: [...labels, one.textContent].join(' '),
      place: one === document.body ? undefined : [...document.querySelectorAll('*')].indexOf(one),
      // Inside of a date the browser marks day, month, year and calendar in its own way.
      visible:
        one.matches('[type=date]') ||
        shown.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2),
    };
  });
  if (place === undefined) return undefined;
  expect.soft(visible, `the focus on "${words}"`).toBe(true);
  return { words, place };
}

/** Presses Tab until something of this name has the focus; no stop may come before the one that was left. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let last = -1; ;) {
    const stop = await nextStop(page);
    if (!stop || stop.place <= last) throw new Error(`no Tab stop of ${page.url()} is called ${name}`);
    if (name.test(stop.words)) return;
    last = stop.place;
  }
}

/** Maximum number of stops in one field: a date has one each for day, month, year and calendar. */
const mostStops = 4;

/**
 * Presses Tab until the focus leaves the page.
 * @throws if an element keeps the focus
 */
export async function tabThrough(page: Page): Promise<void> {
  let stays = 0;
  for (let last = -1; ;) {
    const stop = await nextStop(page);
    if (!stop) return;
    // A browser without a window of its own now and then begins anew, in place of leaving the page.
    if (stop.place < last && (await isLastOfFooter(page, last))) return;
    stays = stop.place === last ? stays + 1 : 0;
    expect(stop.place, `"${stop.words}" comes after the stop before it`).toBeGreaterThanOrEqual(last);
    expect(stays, `"${stop.words}" lets the focus go`).toBeLessThan(mostStops);
    last = stop.place;
  }
}

/** Returns true for the last link of the page. */
function isLastOfFooter(page: Page, place: number): Promise<boolean> {
  return page.evaluate(
    (index) => document.querySelectorAll('*')[index] === [...document.querySelectorAll('footer a')].at(-1),
    place,
  );
}
