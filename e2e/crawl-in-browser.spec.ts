import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type Language, languages } from '#app/copy/language.ts';
import { type SeedName, seedNames } from '#contracts/seed.ts';
import { checkPage } from './support/a11y.ts';
import { shareCookies } from './support/brand-host.ts';
import { crawl, type CrawledPage, crawlSignedIn, languagesFor, reachedBy } from './support/crawl.ts';
import { inTurn, isEveryCase } from '#fixtures/testing/turn.ts';
import { expect, test } from './support/portal-test.ts';
import { isNewTemplate, traitsOf } from './support/template.ts';
import type { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

// The whole site: over HTTP as crawl.spec.ts does for the other brand, and each template of a page once in Chromium
// with script (ADR-018). Public pages are looked at in public.spec.ts. `npm run lab -- crawl` does it in both
// brands, with all seeds in both languages, each brand and language with templates of its own.

/** Seeds whose pages have no template of their own: each element also occurs on pages of the other seeds. */
const likeOthers: readonly SeedName[] = [
  'active-single',
  'secondary-active',
  'secondary-new',
  'new-sim-ordered',
  'new-esim',
  'unnamed-line',
  'activating',
  'activation-failed',
  'porting',
  'port-failed-pin',
  'port-failed-zip',
  'port-failed-other',
  'suspended',
  'disconnected',
  'unclear',
  'test-category',
  'unpaid-sim',
  'data-90',
  'data-100',
  'throttled',
  'top-up-pending',
  'plan-scheduled',
  'other-brand',
];

// crawl.spec.ts does so at the first brand with each commit.
if (isEveryCase)
  test('visitors find no dead link (SHELL-1)', async ({ visitor }) => {
    for (const language of languages) {
      const stranger = visitor();
      await stranger.get(`/preference?lang=${language}`);
      expect.soft(await crawl(stranger, '/mobile-login', { language }), language).toEqual([]);
    }
  });

// The first seed opens the most templates.
test.describe.configure({ timeout: 240_000 });

let templateCount = 0;
/** Opens a page of one half, unless one of its template was looked at in this run; what most seeds see was. */
async function look(
  context: BrowserContext,
  person: Visitor,
  found: CrawledPage,
  folder: string,
  half?: number,
): Promise<void> {
  if (!isNewTemplate(folder, traitsOf(found)) || templateCount++ % 2 === half) return;
  await shareCookies(person, context);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(person.origin + found.path);
  await checkPage(page, found.path);
}

const likeNone = seedNames.filter((one) => !likeOthers.includes(one));
const halves = likeNone.flatMap((seed) => [0, 1].map((half) => [seed, half] as const));
const cases: readonly (readonly [SeedName, number?])[] = isEveryCase
  ? seedNames.map((seed) => [seed])
  : inTurn(halves, 24);
for (const [seed, half] of cases) {
  test(`${seed} finds no dead link, no error and no barrier, and the way to what is theirs (SHELL-1, SHELL-9)`, async ({
    context,
    visitor,
    brand,
  }, { project }) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.page()?.url()}: ${message.text()}`);
    });
    const { email } = await world.open(seed);
    const person = visitor();
    const visit = (found: CrawledPage, language: Language) =>
      look(
        context,
        person,
        found,
        join(project.outputDir, `templates-${brand}-${isEveryCase ? language : 'all'}`),
        half,
      );
    // Spanish words are longer, so that its pages are the ones to look at.
    const languages = languagesFor(seed, 'es');
    const reaches = reachedBy(seed);
    expect(await crawlSignedIn(person, email, { stranger: visitor(), languages, reaches, visit })).toEqual([]);
    expect(errors).toEqual([]);
  });
}
