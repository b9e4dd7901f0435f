import { languages } from '#app/copy/language.ts';
import { seedNames } from '#contracts/seed.ts';
import { crawl } from './support/crawl.ts';
import type { parsePage } from './support/html.ts';
import { expect, test } from './support/portal-test.ts';
import { tierUrl } from './support/ports.ts';
import { startTierPortal } from './support/start-tier-portal.ts';
import { endpointsIn, type TierName, tierNames } from './support/tier.ts';
import { Visitor } from './support/visitor.ts';
import { holesIn } from './support/whole-page.ts';
import { type SeedName, world } from './support/world.ts';

// What somebody sees of a carrier that has a tier alone. `npm run crawl -- --tier NAME` crawls as every seed.

const wanted = process.env.CRAWL_TIER;
const tiers = tierNames.filter((tier) => tier !== 'everything' && (wanted === undefined || tier === wanted));
/** Among them, each tier meets what it has not: a port, an order on its way, an unpaid bill. */
const sample: readonly SeedName[] = ['active-family', 'porting', 'suspended-nonpay'];
const seeds = wanted === undefined ? sample : seedNames;

// One portal at a time listens on the port of the tiers.
test.describe.configure({ mode: 'default' });

const idsOf = async (email: string) => [...new Set((await world.calls(email)).flatMap(({ id }) => id ?? []))].sort();

/** Signs in and follows every link. @returns what is wrong: dead links, holes in pages */
async function wrongFor(email: string, language: 'en' | 'es'): Promise<string[]> {
  const person = new Visitor({ origin: tierUrl });
  await person.get(`/preference?lang=${language}`);
  const landed = new URL((await person.signIn(email)).url());
  const wrong: string[] = [];
  const stranger = landed.origin === tierUrl ? person : new Visitor({ origin: landed.origin });
  if (stranger !== person) {
    // A customer of the other brand, who is sent to its host (SIGNIN-21).
    await stranger.get(`/preference?lang=${language}`);
    await stranger.signIn(email);
  }
  const visit = async ({ path, page }: { path: string; page: ReturnType<typeof parsePage> }) =>
    void wrong.push(...holesIn(page).map((hole) => `${path} has ${hole}`));
  return [...(await crawl(stranger, landed.pathname, { language, visit })), ...wrong];
}

for (const tier of tiers) {
  test.describe(`a carrier with the tier "${tier}"`, () => {
    let portal: Awaited<ReturnType<typeof startTierPortal>>;
    test.beforeAll(async () => void (portal = await startTierPortal(tier)));
    test.afterAll(() => portal.stop());

    test('TIER-2: visitors find no dead link, and search engines no dead page', async () => {
      for (const language of languages) {
        const stranger = new Visitor({ origin: tierUrl });
        await stranger.get(`/preference?lang=${language}`);
        expect.soft(await crawl(stranger, '/mobile-login', { language }), language).toEqual([]);
      }
      const stranger = new Visitor({ origin: tierUrl });
      const listed = [...(await stranger.read('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map(
        ([, at = '']) => new URL(at),
      );
      expect(listed.length).toBeGreaterThan(20);
      for (const { pathname, search } of listed) {
        const answer = await stranger.follow(pathname + search);
        expect.soft(answer.status(), pathname).toBe(200);
      }
    });

    for (const seed of seeds) {
      test(`TIER-2, TIER-4, TIER-5: ${seed} finds no dead link, and every page whole`, async () => {
        const { email } = await world.open(seed);
        for (const language of languages) expect.soft(await wrongFor(email, language), language).toEqual([]);
        const own = endpointsIn(tier);
        expect((await idsOf(email)).filter((id) => !own.includes(id))).toEqual([]);
        // TIER-1: nothing on these pages led to a call that the client had to refuse.
        expect(portal.refused).toEqual([]);
      });
    }
  });
}

if (wanted === undefined) {
  const pages = ['/account', '/bills', '/profile', '/activity', '/settings', '/track-order', '/cards', '/invite'];

  for (const [tier, also] of [
    ['see', []],
    ['overview', pages],
  ] as const satisfies readonly (readonly [TierName, readonly string[]])[])
    test(`TIER-1: the pages of "${tier}" call all that it has`, async () => {
      const portal = await startTierPortal(tier);
      try {
        const { email } = await world.open('active-family');
        const dana = new Visitor({ origin: tierUrl });
        await dana.signIn(email);
        for (const path of also) expect.soft((await dana.get(path)).status(), path).toBe(200);
        expect(await idsOf(email)).toEqual(endpointsIn(tier).sort());
      } finally {
        await portal.stop();
      }
    });

  test('TIER-2: what is not there is 404 to whoever has its address', async () => {
    const portal = await startTierPortal('see');
    try {
      const { email } = await world.open('active-family');
      const dana = new Visitor({ origin: tierUrl });
      await dana.signIn(email);
      for (const path of ['/bills', '/account', '/cards/add', '/add-line', '/activation', '/services', '/feedback'])
        expect.soft((await dana.get(path)).status(), path).toBe(404);
      expect((await dana.get('/settings')).status()).toBe(200);
    } finally {
      await portal.stop();
    }
  });
}
