import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { evenFont } from './support/even-font.ts';
import { differences, misplaced, type LayoutSnapshot, layoutSnapshotOf } from './support/layout-snapshot.ts';
import { expect, test } from './support/test.ts';

// Each part with all its states, held against the picture that is kept of it (ADR-007).
// After a change that is meant: `npx playwright test ui-parts --update-snapshots`, and look at what changed.

const folder = fileURLToPath(new URL('layout-snapshots/', import.meta.url));
const fileOf = (part: string) => `${folder}${part}.json`;
const kept = globSync('*.json', { cwd: folder })
  .map((file) => basename(file, '.json'))
  .sort();
const views = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme, name: `${width} ${scheme}` })),
);

// The font that makes pictures alike everywhere is not in the page's policy.
test.use({ bypassCSP: true });

test('every part has its picture', async ({ page }, info) => {
  await page.goto('/ui');
  const parts = await page
    .locator('[data-part]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-part') ?? ''));
  if (updates(info)) for (const part of parts.filter((one) => !kept.includes(one))) writeFileSync(fileOf(part), '{}\n');
  else expect(kept).toEqual(parts);
});

for (const part of kept) {
  test(`${part} looks as it did`, async ({ page }, info) => {
    const seen: Record<string, LayoutSnapshot> = {};
    await page.goto(`/ui?part=${part}`);
    if (updates(info)) await attachScreenshots(page, part, info);
    await useEvenFont(page);
    for (const { width, scheme, name } of views) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      seen[name] = await layoutSnapshotOf(page);
      expect.soft(await misplaced(page), name).toEqual([]);
    }
    if (updates(info)) return writeFileSync(fileOf(part), written(seen));
    const before = JSON.parse(readFileSync(fileOf(part), 'utf8')) as Record<string, LayoutSnapshot>;
    for (const { name } of views) expect.soft(differences(before[name] ?? {}, seen[name] ?? {}), name).toEqual([]);
  });
}

test('a picture shows what changes: colour, size, place, what is there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ui?part=button');
  await useEvenFont(page);
  const before = await layoutSnapshotOf(page);
  expect(differences(before, await layoutSnapshotOf(page))).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  const styles = [
    '.btn { color: #123456 }',
    '.btn { padding-inline: 3rem }',
    '.btn { margin-inline-start: 1rem }',
    'a.btn { display: none }',
  ];
  for (const content of styles) {
    const style = await page.addStyleTag({ content });
    expect.soft(differences(before, await layoutSnapshotOf(page)), content).not.toEqual([]);
    await style.evaluate((element: Element) => element.remove());
  }
  for (const [content, words] of [
    ['.btn { min-block-size: 0; block-size: 30px }', 'px high'],
    ['.btn { position: absolute }', 'lies over'],
    ['.btn { inline-size: 200vw }', 'out of the page'],
  ]) {
    const style = await page.addStyleTag({ content: content ?? '' });
    expect.soft((await misplaced(page)).join('\n'), content).toContain(words);
    await style.evaluate((element: Element) => element.remove());
  }
});

/** For people, in the machine's own fonts. */
async function attachScreenshots(page: Page, part: string, info: TestInfo): Promise<void> {
  for (const { width, scheme, name } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    const path = info.outputPath(`${part} ${name}.png`);
    await page.locator('[data-part]').screenshot({ path });
    await info.attach(`${part} ${name}`, { path, contentType: 'image/png' });
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
function written(seen: Record<string, LayoutSnapshot>): string {
  return `${JSON.stringify(seen, null, 1).replaceAll(/\[\n\s+("[^\n]*),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+(-?\d+),\n\s+("[^\n]*)\n\s+\]/g, '[$1, $2, $3, $4, $5, $6]')}\n`;
}
