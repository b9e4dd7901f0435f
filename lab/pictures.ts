// Makes the pictures of the README from a portal that runs: `npm run lab -- pictures [URL]`.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { signIn } from '#e2e/support/sign-in.ts';
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
await signIn(page, 'active-family@example.test', { portal });
await page.screenshot({ path: pathOf('home.png') });
await page.locator('a[href^="/add-data/"]').first().click();
await page.locator('main form button').last().click();
await page.waitForURL(/\/review\?/);
await page.screenshot({ path: pathOf('review.png') });
// Uses a separate page, because the portal's policy allows no other styles.
const terminal = await browser.newPage({ viewport: phone, deviceScaleFactor: 2 });
await terminal.setContent(
  '<body style="margin:0;background:#000;color:#ddd"><pre style="margin:12px;font:11px/1.35 monospace"></pre>',
);
// The page as lynx prints it, 48 columns wide.
const lynx = ['-dump', '-nolist', '-width=48', '-stdin', '-force_html'];
const text = execFileSync('lynx', lynx, { input: await page.content(), encoding: 'utf8' });
await terminal.locator('pre').evaluate((pre, words) => void (pre.textContent = words), text);
await terminal.screenshot({ path: pathOf('review-lynx.png') });
await browser.close();

function pathOf(name: string): string {
  return new URL(name, folder).pathname;
}
