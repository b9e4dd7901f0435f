import { describe, expect, test } from 'vitest';
import { callsOf, pageRequirements } from '#app/offer.ts';
import { endpoints } from '#contracts/carrier.ts';
import { isOtherSystem } from '#contracts/endpoint.ts';
import { endpointsOf } from '#contracts/tier.ts';
import { services } from '#rpc/domain/service.ts';
import type { Group } from '../carrier-account.ts';
import { inTurn } from '#fixtures/testing/turn.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import { filledIn, type OpenForm, openForm, ownerOf, send } from '../forms/open-form.ts';
import { nameOf, openGroup, type Place, places } from '../forms/form-place.ts';
import { table } from '../forms/remix-portal.ts';
import { paramsIn, pathWith } from '../forms/route-path.ts';

// What `app/offer.ts` says that pages need, held against the call log of the fixture carrier.

const first = endpointsOf('see');
const picks = Array.from({ length: 60 }, (_, index) => (index * 7_919 + 13) % 1_000);

interface Opening {
  route: string;
  params?: Fields;
  query?: (group: Group) => string;
}

const usage = ({ visit }: Group) => `?usage=${visit.lineRef}`;
const openings: readonly Opening[] = [
  ...table.filter(({ module }) => module.loader).map(({ path }) => ({ route: path })),
  // These tell more when their address asks for it.
  { route: '/account', query: usage },
  ...Object.values(services).map(({ name }) => ({
    route: '/services/:service',
    params: { service: name },
    query: usage,
  })),
  { route: '/track-order', query: ({ visit }) => `?line=${visit.lineRef}` },
];

async function callsIn({ account, received }: Group): Promise<string[]> {
  await account.settled();
  return [...new Set(received().flatMap(({ id }) => id ?? []))];
}

interface Asked {
  path: string;
  status: number;
  calls: string[];
  /** Number of main headings; undefined for an answer that is no page. */
  headings?: number | undefined;
}

/** Opens a page. @param only at a carrier that has nothing but what the page needs */
async function open({ route, params, query = () => '' }: Opening, only: boolean): Promise<Asked> {
  const group = openGroup();
  const path = pathWith({ path: route }, { ...paramsIn({ path: route }, group), ...params }) + query(group);
  if (only) group.context.capabilities = new Set([...first, ...callsOf(path).needs]);
  const { status, text } = await ownerOf(group).get(path);
  const headings = text.includes('</html>') ? text.split('<h1').length - 1 : undefined;
  return { path, status, calls: await callsIn(group), headings };
}

const bodyOf = (form: OpenForm) =>
  new URLSearchParams(Object.entries(filledIn(form, picks)).map(([name, value]) => [name, String(value)]));

/** Sends a form of a page whose carrier has what the page uses. */
async function sendForm(place: Place): Promise<Asked> {
  const form = await openForm(place);
  const { needs, besides } = callsOf(form.path);
  form.group.context.capabilities = new Set([...first, ...needs, ...besides]);
  const { status } = await send(form, bodyOf(form));
  return { path: form.path, status, calls: await callsIn(form.group) };
}

/** Each is done once, whichever test asks first. */
const asked = new Map<unknown, Promise<Asked>>();
function once(what: Opening | Place, run: () => Promise<Asked>): Promise<Asked> {
  const known = asked.get(what) ?? run();
  asked.set(what, known);
  return known;
}

const pages = openings.map(
  (one) => [one.route + Object.values(one.params ?? {}).join('') + (one.query ? '?' : ''), one] as const,
);
const forms = places.map((place) => [nameOf(place), place] as const);

describe('the endpoints of a page (TIER-2)', () => {
  test.each(pages)('%s calls the endpoints of its row', async (_, opening) => {
    const { path, calls } = await once(opening, () => open(opening, false));
    const { needs, besides } = callsOf(path);
    expect(calls.filter((id) => ![...first, ...needs, ...besides].includes(id))).toEqual([]);
  });

  // The list of all parts has whole pages among them.
  test.each(pages.filter(([path]) => path !== '/ui'))('%s has one main heading', async (_, opening) => {
    const { headings = 1 } = await once(opening, () => open(opening, false));
    expect(headings).toBe(1);
  });

  test.each(inTurn(pages, 2))('%s is shown with the endpoints that it needs alone', async (_, opening) => {
    const [all, few] = [await once(opening, () => open(opening, false)), await open(opening, true)];
    expect(few.calls.filter((id) => ![...first, ...callsOf(few.path).needs].includes(id))).toEqual([]);
    expect(few.status).toBe(all.status);
  });

  test.each(forms)('the form of %s is sent with the endpoints of its page’s row', async (_, place) => {
    const { path, status, calls } = await once(place, () => sendForm(place));
    const { needs, besides } = callsOf(path);
    expect(calls.filter((id) => ![...first, ...needs, ...besides].includes(id))).toEqual([]);
    expect(status).toBeLessThan(500);
  });

  const besides = forms.filter(([, { file }]) =>
    [
      'home/home',
      'account/account',
      'bills/bill',
      'cards/list',
      'invite/form',
      'settings/settings',
      'activity/not-me',
    ].some((folder) => file === `${folder}/route.tsx`),
  );
  test.each(besides)(
    'the form of %s calls no endpoint that the carrier lacks, when its page was already open (TIER-3)',
    async (_, place) => {
      const form = await openForm(place);
      const before = form.group.written();
      const { needs } = callsOf(form.path);
      form.group.context.capabilities = new Set([...first, ...needs]);
      const { status } = await send(form, bodyOf(form));
      // Asking for more rows sends nothing anyway.
      expect(status).toBe(place.says.more ? 200 : 404);
      expect(form.group.written()).toEqual(before);
    },
  );

  test('no row has a read that nothing calls', { timeout: 300_000 }, async () => {
    for (const [, opening] of pages) await once(opening, () => open(opening, false));
    for (const [, place] of forms) await once(place, () => sendForm(place));
    const called = new Set((await Promise.all(asked.values())).flatMap(({ calls }) => calls));
    const listed = Object.values(pageRequirements).flatMap(({ reads = [], optional: besides }) => [
      ...reads,
      ...(besides?.reads ?? []),
    ]);
    // Calls of other systems name no customer, so that the log has them under nobody.
    const others = endpoints.filter(({ service }) => isOtherSystem(service)).map(({ id }) => id);
    const uncalled = [...new Set<string>(listed)].filter((id) => !called.has(id) && !others.includes(id));
    // It is asked with a referral tracker alone (REFER-12), which these people's portal has not.
    expect(uncalled).toEqual(['catalog.couponEligibility']);
  });
});
