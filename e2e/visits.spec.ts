import { changePlanMessages } from '#app/copy/change-plan.ts';
import { selectMessages as sizes } from '#app/screens/add-data/select/copy.ts';
import { selectMessages as plans } from '#app/screens/change-plan/select/copy.ts';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { openChecklist, walkToConfirm } from './support/activation.ts';
import { linksIn } from './support/html.ts';
import { httpClient } from './support/http-client.ts';
import { differenceBytes } from './support/page-dictionary.ts';
import { expect, test } from './support/portal-test.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { type SeedName, world } from './support/world.ts';

/** The later documents of a visit, for a browser that has the dictionary, and its round trips. */
interface Visit {
  bytes: number;
  trips: number;
}

interface Journey {
  seed: SeedName;
  walk: (person: Walker) => Promise<unknown>;
  most: Visit;
}

const open =
  (...paths: string[]) =>
  async (person: Walker) => {
    for (const path of paths) await person.open(path);
  };

const journeys: Readonly<Record<string, Journey>> = {
  'add data': {
    seed: 'active-single',
    most: { bytes: 3_600, trips: 5 },
    async walk(person) {
      await person.open(linksIn(person.html, /^\/add-data\//)[0] ?? '');
      await person.press(sizes.en.next);
      await person.press(/^Add 2 GB/);
    },
  },
  'change plan': {
    seed: 'active-single',
    most: { bytes: 4_600, trips: 5 },
    async walk(person) {
      await person.open((linksIn(person.html, /^\/add-data\//)[0] ?? '').replace('/add-data/', '/change-plan/'));
      expect(person.heading).toBe(changePlanMessages.en.title);
      await person.choose(/^15GB/).press(plans.en.next);
      await person.press(/^Change now/);
    },
  },
  'Home, Bills, Home': { seed: 'active-single', walk: open('/bills', '/home'), most: { bytes: 3_500, trips: 2 } },
  'Home, Account': { seed: 'active-single', walk: open('/account'), most: { bytes: 2_000, trips: 1 } },
  'activation with port-in': {
    seed: 'new-sim-delivered',
    most: { bytes: 13_000, trips: 19 },
    async walk(person) {
      await openChecklist(person);
      await walkToConfirm(person, 'port-in, SIM');
      await person.press(confirmMessages.en.activate);
    },
  },
};

for (const [name, { seed, walk, most }] of Object.entries(journeys))
  test(`${name}: later pages have at most ${most.bytes} bytes, in ${most.trips} round trips (SHELL-48)`, async () => {
    const { email } = await world.open(seed, { topUpMs: 3_600_000, planChangeMs: 3_600_000 });
    const seen = { bytes: 0, trips: 0 };
    const http = httpClient({
      async see(answer) {
        // A page that waits for a slow carrier loads itself again on a busy machine (HTTP-24).
        if ([202, 503].includes(answer.status())) return;
        seen.trips += 1;
        const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
        if (isPage) seen.bytes += differenceBytes(await answer.text());
      },
    });
    const person = await new Walker(new Visitor({ http })).signIn(email);
    Object.assign(seen, { bytes: 0, trips: 0 });
    await walk(person);
    console.log(`${name}: ${seen.bytes} bytes, ${seen.trips} round trips`);
    expect.soft(seen.bytes).toBeLessThanOrEqual(most.bytes);
    expect.soft(seen.trips).toBeLessThanOrEqual(most.trips);
  });
