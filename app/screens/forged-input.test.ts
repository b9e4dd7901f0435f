import { describe, expect, test } from 'vitest';
import { dayIn, shiftDays } from '#rpc/domain/day.ts';
import type { Group } from './testing/carrier-account.ts';
import { filledIn, openForm, ownerOf, send } from './testing/forms/open-form.ts';
import { open, openGroup, type Place, places } from './testing/forms/form-place.ts';
import { knownControlOf } from './testing/ownership/owned-form.ts';

// Requests that only the procedures' inputs would stop: the intents are called without them here, and have to hold.

/** A place in the portal by its file. */
function placeOf(file: string): Place {
  const found = places.find((one) => one.file === file);
  if (!found) throw new Error(`no form in ${file}`);
  return found;
}

async function statusOf(group: Group, path: string): Promise<number> {
  const { status } = await ownerOf(group).get(path);
  expect([path, group.refusedCalls()]).toEqual([path, []]);
  return status;
}

describe('a forged address', () => {
  /** Of a month so long ago that the read of purchases begins with it. */
  const lastYear = `${shiftDays(dayIn(Date.now(), 'UTC'), -500).slice(0, 7)}-99`;

  test.each([lastYear, '2026-02-31', 'yesterday', ''])(
    'an invalid day “%s” of a cycle never reaches the carrier (ACCOUNT-3)',
    async (day) => {
      const group = openGroup();
      const { lineRef } = group.visit;
      expect(await statusOf(group, `/account?usage=${lineRef}&cycle=${day}`)).toBe(200);
      expect(await statusOf(group, `/services/international-calling?usage=${lineRef}&cycle=${day}`)).toBe(200);
      expect(await statusOf(group, `/account/${lineRef}/usage/${day}.csv`)).toBe(404);
      if (day) expect(JSON.stringify(group.received())).not.toContain(day);
    },
  );

  test('shows the default guide for an unknown phone system (ESIM-4)', async () => {
    const { group, path } = await open(placeOf('esim/setup/route.tsx'));
    const page = async (query: string) => (await ownerOf(group).get(path + query)).text.replaceAll(/[\w-]{22}/g, '');
    const main = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0];
    expect(main(await page('?system=symbian'))).toBe(main(await page('')));
  });

  test('a new line has a position from 1 to 5 (ADDLINE-5)', async () => {
    const place = placeOf('add-line/line/route.tsx');
    const { picks } = await knownControlOf(place);
    const form = await openForm(place);
    for (const position of ['0', '6', '99', '-1', '1.5', 'x', 'NaN']) {
      const at = { ...form, path: form.path.replace('/1', `/${position}`) };
      const { status, did } = await send(at, new URLSearchParams(filledIn(form, picks)));
      expect({ position, status, did }).toEqual({ position, status: 404, did: [] });
    }
  });

  test.each([
    '/services/international-roaming?country=Atlantis',
    '/services/international-calling?country=constructor',
    '/services/DR',
    '/services/x',
  ])('%s is not found (SERVICE-21)', async (path) => {
    expect(await statusOf(openGroup(), path)).toBe(404);
  });

  test('a return path of 600 characters is not stored with the operation (CARD-13)', async () => {
    const form = await openForm(placeOf('cards/add/route.tsx'));
    const path = `${form.path}?to=/bills/${'A'.repeat(600)}`;
    const sent = await send({ ...form, path }, new URLSearchParams(filledIn(form, [0])));
    expect(sent.did).toEqual(['payment.cardPage']);
    expect(form.group.account.operations.at(-1)).toMatchObject({ kind: 'card-page', terms: { back: undefined } });
  });

  test.each([
    ['a spoken reference of 10,000 characters', `/activity?ref=${'K'.repeat(10_000)}`],
    ['no time before', '/activity?before=1e9'],
    ['a time before that no number holds', `/activity?before=${'9'.repeat(400)}`],
    ['a country of 10,000 characters', `/services/international-roaming?country=${'A'.repeat(10_000)}`],
    ['an operation of 10,000 characters', `/home?after=${'A'.repeat(10_000)}`],
  ])('%s has no effect', async (_, path) => {
    expect([200, 404]).toContain(await statusOf(openGroup(), path));
  });
});
