import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { temp1Url } from './support/brand-host.ts';
import { evenFont } from './support/even-font.ts';
import { differences, type LayoutSnapshot, layoutSnapshotsOf, misplaced } from './support/layout-snapshot.ts';
import { expect, test } from './support/portal-test.ts';

// Each UI part with all its states, compared with its layout snapshot (ADR-007).
// After a change that is meant: `npx playwright test ui-parts --update-snapshots`, and look at what changed.

const folder = fileURLToPath(new URL('layout-snapshots/', import.meta.url));
const fileOf = (part: string) => `${folder}${part}.json`;
const stored = globSync('*.json', { cwd: folder })
  .map((file) => basename(file, '.json'))
  .sort();

// The font that makes layouts alike on every machine is not in the page's policy.
test.use({ bypassCSP: true });

test('every UI part looks as in its layout snapshot, and nothing is too small, overlaps or sticks out', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  await page.goto('/ui');
  if (updates(info)) await attachScreenshots(page, info);
  await useEvenFont(page);
  // An element at the window's edge has no place of its own in its part.
  await page.addStyleTag({ content: '.tabs { position: static !important }' });
  for (const width of [1280, 360]) {
    await show(page, width);
    expect.soft(await misplaced(page), `${width} px`).toEqual([]);
  }
  const current = await layoutSnapshotsOf(page);
  if (updates(info)) {
    for (const [part, snapshot] of Object.entries(current)) writeFileSync(fileOf(part), written(snapshot));
    return;
  }
  expect.soft(Object.keys(current).sort()).toEqual(stored);
  for (const part of stored) {
    const snapshot = JSON.parse(readFileSync(fileOf(part), 'utf8')) as LayoutSnapshot;
    expect.soft(differences(snapshot, current[part] ?? {}), part).toEqual([]);
  }
});

/** Returns parts out of the window, too low or over one another, with text of a size in percent. */
async function misplacedAt(page: Page, width: number, textSize: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textSize);
  return misplaced(page);
}

/** Parts that nothing sets off from the page once the browser has taken their backgrounds away. */
function unframed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-state] :is(.card, .panel, .done-panel, .note, .tag, .btn, .option, .busy)')]
      .filter((one) => one.checkVisibility() && !one.matches('[role=switch]'))
      .filter((one) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(one);
        return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none';
      })
      .map((one) => `${one.className} “${one.textContent.slice(0, 30)}”`),
  );
}

test('fits every UI part into 320 px and text of 200 %, distinguishable in forced colors (ADR-046)', async ({
  page,
}) => {
  for (const [origin, width, textSize] of [
    ['', 320, 100],
    [temp1Url, 360, 200],
  ] as const) {
    await page.goto(`${origin}/ui`);
    expect.soft(await misplacedAt(page, width, textSize), `${origin} ${width} px, ${textSize} %`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await unframed(page)).toEqual([]);
  const signs = await page
    .locator('.done-panel > svg')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(new Set(signs)).toEqual(new Set([ink]));
  const style = await page.addStyleTag({ content: '.card { border: 0 }' });
  expect(await unframed(page)).not.toEqual([]);
  await style.evaluate((element: Element) => element.remove());
});

test('a layout snapshot shows what changes: color, size, place, what is there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ui?part=button');
  await useEvenFont(page);
  const snapshot = async () => (await layoutSnapshotsOf(page)).button ?? {};
  const before = await snapshot();
  expect(differences(before, await snapshot())).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  const styles = [
    '.btn { color: #123456 }',
    '.btn { padding-inline: 3rem }',
    '.btn { margin-inline-start: 1rem }',
    'a.btn { display: none }',
  ];
  for (const content of styles) {
    const style = await page.addStyleTag({ content });
    expect.soft(differences(before, await snapshot()), content).not.toEqual([]);
    await style.evaluate((element: Element) => element.remove());
  }
  for (const [content, words] of [
    ['.btn { min-block-size: 0; block-size: 30px }', 'px high'],
    ['.btn { position: absolute }', 'lies over'],
    ['.btn { inline-size: 200vw }', 'out of the page'],
  ] as const) {
    const style = await page.addStyleTag({ content });
    expect.soft((await misplaced(page)).join('\n'), content).toContain(words);
    await style.evaluate((element: Element) => element.remove());
  }
});

async function show(page: Page, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
}

/** Screenshots for people, in the machine's own fonts. */
async function attachScreenshots(page: Page, info: TestInfo): Promise<void> {
  for (const width of [360, 1280])
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, width, scheme);
      for (const part of await page.locator('[data-part]').all()) {
        const name = `${await part.getAttribute('data-part')} ${width} ${scheme}`;
        const path = info.outputPath(`${name}.png`);
        await part.screenshot({ path });
        await info.attach(name, { path, contentType: 'image/png' });
      }
    }
}

async function useEvenFont(page: Page): Promise<void> {
  await page.addStyleTag({ content: evenFont });
  const loaded = await page.evaluate(async () => (await document.fonts.load('1em Even')).length);
  expect(loaded).toBe(1);
}

function updates({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
}

/** One line for each element, so that a change can be read. */
function written(snapshot: LayoutSnapshot): string {
  const box = /\[\n\s+("[^\n]*),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+("[^\n]*)\n\s+\]/g;
  return `${JSON.stringify(snapshot, null, 1).replaceAll(box, '[$1, $2, $3, $4, $5, $6]')}\n`;
}
