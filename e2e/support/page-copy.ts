import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { portalUrl } from './ports.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Page of each browser into which the HTML is written. */
const written = new WeakMap<Browser, Promise<Page>>();

/**
 * Shows HTML in a page that has axe already, at no address of its own and without its scripts. Opening a page, and
 * reading axe anew for each, would cost more than all that is checked there (ADR-018).
 * @returns the page, which shows it until the next HTML is written
 */
export async function pageOf(browser: Browser, html: string): Promise<Page> {
  if (!written.has(browser)) written.set(browser, pageWithAxe(browser));
  const page = (await written.get(browser)) as Page;
  // Unlike a navigation, writing a document anew keeps what its window has.
  await page.setContent(html.replaceAll(/<script\b.*?<\/script>|<meta http-equiv[^>]*>/gs, ''));
  return page;
}

/** Returns a copy of a page, with its typed, chosen and opened parts. */
export async function copyOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page of no browser');
  const copy = await pageOf(browser, await page.evaluate(htmlOf));
  await copy.evaluate(() =>
    document.querySelectorAll<HTMLElement>('[data-opened]').forEach((one) => one.showPopover()),
  );
  return copy;
}

async function pageWithAxe(browser: Browser): Promise<Page> {
  // The policy of this address blocks the styles of the written HTML.
  const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true });
  // Opens the portal first, so that relative addresses resolve as on the original page.
  await page.goto(`${portalUrl}/healthz`);
  await page.evaluate(`${axeSource};0`);
  return page;
}

/** Returns a page's HTML, with attributes for typed, chosen and opened parts. Runs in the page. */
function htmlOf(): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  const fields = 'input, textarea, option, [popover]';
  const copies = root.querySelectorAll(fields);
  for (const [index, field] of document.querySelectorAll(fields).entries()) {
    const copy = copies[index] as Element;
    if (field instanceof HTMLInputElement) {
      copy.setAttribute('value', field.value);
      copy.toggleAttribute('checked', field.checked);
    } else if (field instanceof HTMLTextAreaElement) copy.textContent = field.value;
    else if (field instanceof HTMLOptionElement) copy.toggleAttribute('selected', field.selected);
    else if (field.matches(':popover-open')) copy.setAttribute('data-opened', '');
  }
  return `<!doctype html>${root.outerHTML}`;
}
