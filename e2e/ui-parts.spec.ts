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
const views = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme, name: `${width} ${scheme}` })),
);

// The font that makes layouts alike on every machine is not in the page's policy.
test.use({ bypassCSP: true });

test('every UI part looks as in its layout snapshot, and nothing is too small, overlaps or sticks out', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  await page.goto('/ui');
  if (updates(info)) await attachScreenshots(page, info);
  await useEvenFont(page);
  // What stays at the window's edge has no place of its own in its part.
  await page.addStyleTag({ content: '.tabs { position: static !important }' });
  const now: Record<string, Record<string, LayoutSnapshot>> = {};
  for (const view of views) {
    await show(page, view);
    for (const [part, snapshot] of Object.entries(await layoutSnapshotsOf(page)))
      (now[part] ??= {})[view.name] = snapshot;
    if (view.scheme === 'light') expect.soft(await misplaced(page), view.name).toEqual([]);
  }
  if (updates(info)) {
    for (const [part, snapshots] of Object.entries(now)) writeFileSync(fileOf(part), written(snapshots));
    return;
  }
  expect.soft(Object.keys(now).sort()).toEqual(stored);
  for (const part of stored) {
    const before = JSON.parse(readFileSync(fileOf(part), 'utf8')) as Record<string, LayoutSnapshot>;
    for (const { name } of views)
      expect.soft(differences(before[name] ?? {}, now[part]?.[name] ?? {}), `${part}, ${name}`).toEqual([]);
  }
});

/** What stands out of the window, is not high enough or lies over another, with text of a size in percent. */
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

test('ADR-046: every UI part fits 320 px and text of 200 %, and is told apart in forced colors', async ({ page }) => {
  for (const [origin, width, textSize] of [
    ['', 320, 100],
    [temp1Url, 360, 200],
  ] as const) {
    await page.goto(`${origin}/ui`);
    expect.soft(await misplacedAt(page, width, textSize), `${origin} ${width} px, ${textSize} %`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await unframed(page)).toEqual([]);
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

async function show(page: Page, { width, scheme }: (typeof views)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme });
}

/** For people, in the machine's own fonts. */
async function attachScreenshots(page: Page, info: TestInfo): Promise<void> {
  for (const view of views) {
    await show(page, view);
    for (const part of await page.locator('[data-part]').all()) {
      const name = `${await part.getAttribute('data-part')} ${view.name}`;
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
function written(snapshots: Record<string, LayoutSnapshot>): string {
  const box = /\[\n\s+("[^\n]*),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+("[^\n]*)\n\s+\]/g;
  return `${JSON.stringify(snapshots, null, 1).replaceAll(box, '[$1, $2, $3, $4, $5, $6]')}\n`;
}
