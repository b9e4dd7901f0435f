import { originOf } from './support/brand-host.ts';
import { expect, test } from './support/portal-test.ts';
import { addDataLink, beginVisit, journeys, visit } from './support/visits.ts';
import { brotliBytes, firstFlight } from './support/weight.ts';
import { type SeedName, world } from './support/world.ts';

for (const [name, journey] of Object.entries(journeys))
  test(`${name}: few bytes and no needless trip (SHELL-47, SHELL-48)`, async () => {
    const { bytes, trips } = await visit(journey);
    console.log(`${name}: ${bytes} bytes, ${trips.length} trips`);
    expect.soft(bytes).toBeLessThanOrEqual(journey.mostBytes);
    expect.soft(trips.map(({ path }) => path)).toEqual(journey.trips);
    // Without the dictionary, too, each page fits the first flight of a connection.
    for (const { path, html = '' } of trips) expect.soft(brotliBytes(html), path).toBeLessThanOrEqual(firstFlight);
  });

test('sign-in: eight trips at most, and Home has at most 2.5 KB for whoever waited at Welcome (SHELL-48)', async () => {
  const { email } = await world.open('active-single');
  const { person, trips } = await beginVisit(email);
  expect(person.heading).toContain('Robin');
  expect.soft(trips.at(-1)?.bytes).toBeLessThanOrEqual(2.5 * 1024);
  expect.soft(trips.length).toBeLessThanOrEqual(8);
});

/** Pages that most people open, none of which is made into the dictionary as it is. */
const laterPages = [
  '/home',
  '/bills',
  '/account',
  '/activity',
  '/settings',
  '/profile',
  '/services',
  '/help',
  '/cards',
];

for (const brand of ['demo', 'TEMP1'] as const)
  for (const language of ['en', 'es'] as const)
    test(`each later page of other people has at most 2.6 KB: ${brand}, ${language} (SHELL-48)`, async () => {
      const seeds: readonly SeedName[] =
        brand === 'demo' && language === 'en'
          ? ['six-lines', 'suspended-nonpay', 'secondary-active', 'home-internet', 'top-up-pending', 'porting']
          : ['active-family'];
      for (const seed of seeds) {
        const { email } = await world.open(seed);
        const { person, trips } = await beginVisit(email, originOf(brand));
        await person.open(`/preference?lang=${language}&to=%2Fhome`);
        const more = [addDataLink(person), addDataLink(person).replace('/add-data/', '/change-plan/')].filter(Boolean);
        trips.length = 0;
        for (const path of [...laterPages, ...more]) await person.open(path);
        const large = trips.filter(({ bytes = 0 }) => bytes > 2.6 * 1024);
        expect
          .soft(
            large.map(({ path, bytes }) => [path, bytes]),
            seed,
          )
          .toEqual([]);
      }
    });
