import { inTurn } from '#fixtures/testing/turn.ts';
import type { HTMLElement } from 'node-html-parser';
import { type Language, languages } from '#app/copy/language.ts';
import { seedNames } from '#contracts/seed.ts';
import { crawl } from './support/crawl.ts';
import { formsIn } from './support/html.ts';
import { expect, test } from './support/portal-test.ts';
import { tierTemp1Url, tierUrl } from './support/ports.ts';
import { startTierPortal } from './support/start-portal.ts';
import { endpointsOf, type TierName, tierNames } from '#contracts/tier.ts';
import { proofs, signInWithout } from './support/unproved-sign-in.ts';
import { Visitor } from './support/visitor.ts';
import { type SeedName, world } from './support/world.ts';

// Pages of a carrier that has a tier alone. `npm run lab -- crawl --tier NAME` crawls as every seed.

const wanted = process.env.CRAWL_TIER;
const tiers = tierNames.filter((tier) => tier !== 'everything' && (wanted === undefined || tier === wanted));
/** Seeds whose pages use most calls that their tier lacks: a port, an order on its way, an unpaid bill. */
const sample: Partial<Record<TierName, readonly SeedName[]>> = {
  see: ['active-family', 'porting', 'suspended-nonpay'],
  overview: ['suspended-nonpay'],
  pay: ['active-family'],
  change: ['porting'],
  activate: ['active-family'],
};
const seedsOf = (tier: TierName) => (wanted === undefined ? (sample[tier] ?? []) : seedNames);

/** Both languages where all seeds are crawled; else they take turns. */
const languagesOf = (seed: SeedName): readonly Language[] =>
  wanted === undefined ? [seed === 'porting' ? 'es' : 'en'] : languages;

/** The first tier that has a page. */
const firstTiers: readonly (readonly [path: string, tier: TierName])[] = [
  ['/settings', 'see'],
  ['/bills', 'overview'],
  ['/account', 'overview'],
  ['/cards/add', 'pay'],
  ['/services', 'change'],
  ['/activation', 'activate'],
  ['/add-line', 'activate'],
  ['/feedback', 'activate'],
];

// One portal at a time listens on the port of the tiers.
test.describe.configure({ mode: 'default' });

const idsOf = async (email: string) => [...new Set((await world.calls(email)).flatMap(({ id }) => id ?? []))].sort();

type Visit = NonNullable<Parameters<typeof crawl>[2]['visit']>;

/** Prints the number of visited pages for `npm run lab -- crawl --tier`. */
const seen = { pages: 0, links: 0, calls: 0 };

/** Follows every link from a page on. @returns what is wrong: dead links, holes in pages */
async function wrongFrom(person: Visitor, path: string, language: Language, known = new Set<string>()) {
  const holes: string[] = [];
  const visit: Visit = async ({ path: at, page }) => {
    seen.pages += 1;
    seen.links += page.querySelectorAll('a[href^="/"]').length;
    holes.push(...holesIn(page).map((hole) => `${at} has ${hole}`));
  };
  await person.get(`/preference?lang=${language}`);
  return [...(await crawl(person, path, { language, visit, known })), ...holes];
}

/** Signs in. @returns where they landed, and the person there: a customer of the other brand is sent to its host */
async function signedIn(email: string): Promise<[Visitor, string]> {
  const person = new Visitor({ origin: tierUrl });
  const landed = new URL((await person.signIn(email)).url());
  if (landed.origin === tierUrl) return [person, landed.pathname];
  const there = new Visitor({ origin: landed.origin });
  return [there, new URL((await there.signIn(email)).url()).pathname];
}

for (const tier of inTurn(tiers, 5)) {
  test.describe(`a carrier with the tier "${tier}"`, () => {
    let portal: Awaited<ReturnType<typeof startTierPortal>>;
    /** The pages that visitors find: whoever signs in follows the other links. */
    const known = new Set<string>();
    let wrongForVisitors: string[];
    test.beforeAll(async () => {
      portal = await startTierPortal(tier);
      wrongForVisitors = await wrongFrom(new Visitor({ origin: tierUrl }), '/mobile-login', 'en', known);
    });
    test.afterAll(async () => {
      await portal.stop();
      if (wanted !== undefined) console.log(`${tier}: ${seen.pages} pages, ${seen.links} links, ${seen.calls} calls`);
    });

    test('has no dead link for visitors, and no dead page for search engines (TIER-2)', async () => {
      expect.soft(wrongForVisitors).toEqual([]);
      if (wanted !== undefined)
        expect.soft(await wrongFrom(new Visitor({ origin: tierUrl }), '/mobile-login', 'es'), 'es').toEqual([]);
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

    test('returns 404 at the address of an unavailable page, and does not wait for it (TIER-2, TIER-3)', async () => {
      const has = (from: TierName) => tierNames.indexOf(tier) >= tierNames.indexOf(from);
      const dana = new Visitor({ origin: tierUrl });
      await dana.signIn((await world.open('active-family')).email);
      for (const [path, from] of firstTiers)
        expect.soft((await dana.get(path)).status() === 404, `${path} is missing`).toBe(!has(from));
      // TIER-3: no poll of a port-in whose status is unavailable.
      const kim = new Visitor({ origin: tierUrl });
      await kim.signIn((await world.open('porting')).email);
      expect((await kim.read('/home')).includes('http-equiv="refresh"')).toBe(has('activate'));
    });

    for (const [brand, seed, origin] of [
      ['the first brand', 'active-single', tierUrl],
      ['another brand', 'other-brand', tierTemp1Url],
    ] as const)
      test(`a cookie copied at ${brand} proves no sign-in, and ends with its session (SIGNIN-18, SIGNIN-28)`, async () => {
        const { email } = await world.open(seed);
        const [owner, thief] = [new Visitor({ origin }), new Visitor({ origin })];
        // Without its time, a sign-in counts as an old one.
        await signInWithout(owner, email, '/login', proofs);
        const copied = { origin, cookie: `lineside=${await owner.cookie()}`, 'user-agent': 'Other/1.0 (Android)' };
        const seen = await thief.get('/settings', copied);
        expect([(await owner.get('/settings')).status(), seen.status()]).toEqual([200, 200]);
        const own = formsIn(await seen.text()).find(({ operation }) => operation);
        const { _token = '' } = formsIn(await thief.read('/logout', copied))[0] ?? {};
        const forms: [string, Record<string, string>][] = [
          ['/logout', { everywhere: '/settings', _token }],
          ['/logout', { elsewhere: '/settings', _token }],
          ...(own ? [['/settings', own] satisfies [string, Record<string, string>]] : []),
        ];
        const sendAll = async () => {
          const sent: string[] = [];
          for (const [path, form] of forms) sent.push((await thief.post(path, form, copied)).headers().location ?? '');
          return sent;
        };
        for (const to of await sendAll()) expect(to).toMatch(/^\/login\?again=1&/);
        expect((await owner.get('/home')).status()).toBe(200);

        await owner.post('/logout', { _token: await owner.tokenAt('/logout') });
        expect((await thief.get('/home', copied)).headers().location).toBe('/session-expired?to=%2Fhome');
        for (const to of (await sendAll()).slice(2)) expect(to).toMatch(/^\/session-expired/);
        expect(await world.calls(email, 'customer.securityAction')).toEqual([]);
      });

    for (const seed of seedsOf(tier)) {
      test(`has no dead link and only whole pages for ${seed} (TIER-2, TIER-4, TIER-5)`, async () => {
        const { email } = await world.open(seed);
        for (const language of languagesOf(seed)) {
          const [person, landed] = await signedIn(email);
          expect.soft(await wrongFrom(person, landed, language, new Set(known)), language).toEqual([]);
        }
        const own = endpointsOf(tier);
        seen.calls += (await world.calls(email)).length;
        expect((await idsOf(email)).filter((id) => !own.includes(id))).toEqual([]);
        // TIER-1: nothing on these pages led to a call that the client had to refuse.
        expect(portal.refused).toEqual([]);
      });
    }
  });
}

/** Messages of a page about parts that it could not read. */
const unread = /can’t (show|load|read|tell)|couldn’t (read|load|be read)|no podemos (mostrar|cargar|leer)/i;

/** Parts with content, or with a purpose when empty. */
const holders = 'main p, main ul, main ol, main nav, main section, main .acts, main .cards, main form, nav, dl, table';

/** Returns holes in a page of a carrier with few calls; a page that leaves something out has none. */
function holesIn(page: HTMLElement): string[] {
  const text = page.querySelector('main')?.text ?? '';
  const said = unread.exec(text);
  const empty = page
    .querySelectorAll(holders)
    .filter((one) => !one.text.trim() && !one.querySelector('svg, img, input, button'))
    .map((one) => `an empty ${one.outerHTML.slice(0, 80)}`);
  const lone = page
    .querySelectorAll(
      'main section:not(.panel) > h2:only-child, main section > h3:only-child, main .card > h2:only-child',
    )
    .map((one) => `a heading alone: ${one.text}`);
  return [...(said ? [`says "${text.slice(Math.max(0, said.index - 60), said.index + 40)}"`] : []), ...empty, ...lone];
}
