// Makes the pictures of the README from a portal that runs: `npm run lab -- pictures [URL]`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/browser.ts';

const [portal = 'http://localhost:8787'] = process.argv.slice(2);
const folder = new URL('../docs/images/', import.meta.url);
const phone = { width: 360, height: 740 };

const health = await fetch(`${portal}/healthz`).catch(() => undefined);
if (!health?.ok) {
  console.error(`No portal answers at ${portal}. Run npm start first, or give its address.`);
  process.exit(1);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 2, reducedMotion: 'reduce' });
await signIn(page, 'active-family@example.test');
await page.screenshot({ path: pathOf('home.png') });
await page.locator('a[href^="/add-data/"]').first().click();
await page.locator('main form button').last().click();
await page.waitForURL(/\/review\?/);
await page.screenshot({ path: pathOf('review.png') });
const text = textOf(await page.content());
// Uses a separate page, because the portal's policy allows no other styles.
const terminal = await browser.newPage({ viewport: phone, deviceScaleFactor: 2 });
await terminal.setContent(
  `<body style="margin:0;background:#000;color:#ddd"><pre style="margin:12px;font:11px/1.35 monospace">${escape(text)}</pre>`,
);
await terminal.screenshot({ path: pathOf('review-lynx.png') });
await browser.close();

function pathOf(name: string): string {
  return new URL(name, folder).pathname;
}

async function signIn(visitor: Page, email: string): Promise<void> {
  await visitor.goto(`${portal}/login`);
  await visitor.locator('input[type=email], input[name=email], input[name=login]').first().fill(email);
  await visitor.locator('button[type=submit], button:not([type])').first().click();
  await visitor.waitForURL(`${portal}/**`);
}

/** Returns a page as lynx prints it, 48 columns wide. */
function textOf(html: string): string {
  const file = `${process.env.TMPDIR ?? '/tmp'}/lineside-review.html`;
  writeFileSync(file, html);
  return execFileSync('lynx', ['-dump', '-nolist', '-width=48', file], { encoding: 'utf8' });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
