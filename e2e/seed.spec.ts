import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { seedNames } from '#contracts/seed.ts';
import { expect, test } from './support/portal-test.ts';
import { type SeedName, world } from './support/world.ts';
import type { Answer } from './support/http-client.ts';
import { pageOf } from './support/page-copy.ts';

// The texts of Home and Account for each person of the fixture world are in e2e/text-snapshots. After an intended
// change run `npx playwright test seed --update-snapshots` twice, and read the diff.

/** People whose links below the cards many others have as well: a snapshot names these in place of the links. */
const examples: readonly SeedName[] = ['active-single', 'new-sim'];

for (const seed of seedNames) {
  test(`${seed} lands on the right page, with the state of things on Home and Account (SIGNIN-7, HOME-2)`, async ({
    browser,
    visitor,
  }) => {
    const { email } = await world.open(seed);
    const person = visitor();
    const home = await textSnapshotOf(browser, await person.signIn(email));
    const account = await textSnapshotOf(browser, await person.follow('/account'));
    expect(withoutRepeated(seed, `${home}\n\n${account}\n`)).toMatchSnapshot(`${seed}.yml`);
  });
}

/**
 * The main part of a page, as assistive technology gets it, with all details opened: YAML of Playwright's ARIA
 * snapshot, then the reason of each action that cannot be used. What moves with the clock or differs from one account
 * to the next is named in parentheses.
 */
async function textSnapshotOf(browser: Browser, answer: Answer): Promise<string> {
  const page = await pageOf(browser, await answer.text());
  const main = page.getByRole('main');
  const reasons = await main.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
    return [...element.querySelectorAll('button[disabled]')].map((button) => {
      const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
      const reason = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      return `# ${(button as HTMLElement).innerText} cannot be used: ${reason || 'NO REASON'}`;
    });
  });
  const path = new URL(answer.url()).pathname;
  return withoutMoving([`# ${path}`, await main.ariaSnapshot(), ...reasons].join('\n'));
}

function withoutMoving(text: string): string {
  return text
    .replaceAll(/(?<=[/=])(?=[\w-]*[A-Z\d])[\w-]{22}(?![\w-])/g, '(ref)')
    .replaceAll(/\b[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}\b/g, '(reference)')
    .replaceAll(/\b[\w.-]+@example\.test\b/g, '(email)')
    .replaceAll(/\(\d{3}\)\s\d{3}.\d{4}/g, '(number)')
    .replaceAll(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s\d{1,2}(,\s\d{4})?/g, '(day)')
    .replaceAll(/\b\d{1,2}:\d{2}\s[AP]M\s(GMT[+-]\d+(:\d+)?|[A-Z]{2,5}\b)/g, '(time)')
    .replaceAll(/(?<=- time: |[Cc]hecked )(now|\d+ \w+\.? ago)/g, '(ago)');
}

/** Names the example in place of links that are like its own. */
function withoutRepeated(seed: SeedName, text: string): string {
  const others = examples.slice(0, examples.includes(seed) ? examples.indexOf(seed) : undefined);
  return others.reduce((short, example) => {
    const stored = readFileSync(new URL(`text-snapshots/${example}.yml`, import.meta.url), 'utf8');
    const navigations = stored.matchAll(/^ {2}- navigation "(.*)":\n(?: {4}.*\n)+/gm);
    return [...navigations].reduce(
      (left, [links, name]) => left.replace(links, `  - navigation "${name}" as for ${example}\n`),
      short,
    );
  }, text);
}
