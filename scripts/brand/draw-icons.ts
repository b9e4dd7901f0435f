import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Brand } from '#app/brand/brand.ts';
import { iconAddress, iconSizes, iconSvg } from '#app/brand/app-icon.ts';
import { ensureBrowser } from '../browser.ts';
import { root } from '../root.ts';

const folder = `${root}public`;

/** The sizes in which a brand's icon was not drawn yet. */
export function missingIcons(brand: Brand): string[] {
  return iconSizes.map((size) => folder + iconAddress(brand, size)).filter((file) => !existsSync(file));
}

/**
 * Draws a brand's icon in every size; the files are kept in git.
 * @throws when no Chromium is there and none can be installed
 */
export async function drawIcons(brand: Brand): Promise<void> {
  mkdirSync(`${folder}/icon`, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  for (const size of iconSizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}body>svg{display:block}</style>${iconSvg(brand)}`);
    await page.screenshot({ path: folder + iconAddress(brand, size) });
    await page.close();
  }
  await browser.close();
}
