import type { Browser, Locator, Page } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';
import { forgetPresses, notes, onPhone, slowestHand } from './slow-phone.ts';

/** Milliseconds until the next paint of the slowest press of each kind; undefined where there is nothing to press. */
export interface Presses {
  opened?: number | undefined;
  closed?: number | undefined;
  again?: number | undefined;
  menu?: number | undefined;
}

/** Presses each panel of a page open, closed and open again, and its menu, on a phone with CPU ÷20. */
export function presses(browser: Browser, path: string, cookie: string): Promise<Presses> {
  return onPhone(browser, cookie, slowestHand, async (page) => {
    await page.goto(portalUrl + path, { waitUntil: 'networkidle' });
    const panels = await page.locator('summary:visible').all();
    const opened = await slowestOf(page, panels);
    const closed = await slowestOf(page, panels);
    const again = await slowestOf(page, panels);
    const menu = await slowestOf(page, await page.locator('button[popovertarget]:visible').all());
    return { opened, closed, again, menu };
  });
}

async function slowestOf(page: Page, buttons: readonly Locator[]): Promise<number | undefined> {
  if (buttons.length === 0) return undefined;
  await forgetPresses(page);
  for (const button of buttons) await button.press('Enter');
  return (await notes(page)).inp;
}
