import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { brands } from '#app/brand/by-host.ts';
import { iconAddress, iconSizes, iconSvg } from '#app/brand/app-icon.ts';
import { findChromium } from './browser.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));

// Draws every brand's icon in every size; the files are kept in git.
mkdirSync(`${folder}/icon`, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ executablePath: executablePath || undefined, args: ['--no-sandbox'] });
for (const brand of brands) {
  for (const size of iconSizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${iconSvg(brand)}`);
    await page.screenshot({ path: folder + iconAddress(brand, size) });
    await page.close();
  }
}
await browser.close();
