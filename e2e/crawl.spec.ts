import { languages } from '#app/copy/language.ts';
import { type SeedName, seedNames } from '#contracts/seed.ts';
import { crawl, crawlSignedIn, languagesFor, reachedBy } from './support/crawl.ts';
import { inTurn, isEveryCase } from '#fixtures/testing/turn.ts';
import { expect, test } from './support/portal-test.ts';
import { world } from './support/world.ts';

test.use({ brand: 'TEMP1' });

// Every link that somebody sees leads to a page that fits the first flight of a connection. This file crawls the second
// brand over HTTP, in English; crawl-in-browser.spec.ts crawls the first one, in Spanish.

/** As these, nearly every page of a brand is seen. `npm run lab -- crawl` takes them all. */
const mostPages: readonly SeedName[] = [
  'active-family',
  'new-esim',
  'new-sim-delivered',
  'porting',
  'suspended-nonpay',
  'secondary-active',
  'other-brand',
  'no-account',
];

test('visitors find no dead link (SHELL-1)', async ({ visitor }) => {
  for (const language of languages) {
    const stranger = visitor();
    await stranger.get(`/preference?lang=${language}`);
    expect.soft(await crawl(stranger, '/mobile-login', { language }), language).toEqual([]);
  }
});

for (const seed of isEveryCase ? seedNames : inTurn(mostPages, 6)) {
  test(`${seed} finds no dead link, and the way to all that is theirs (SHELL-1, SHELL-9, SHELL-39)`, async ({
    visitor,
  }) => {
    const { email } = await world.open(seed);
    const languages = languagesFor(seed, 'en');
    const reaches = reachedBy(seed);
    expect(await crawlSignedIn(visitor(), email, { stranger: visitor(), languages, reaches })).toEqual([]);
  });
}
