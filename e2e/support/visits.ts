import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { selectMessages as sizes } from '#app/screens/add-data/select/copy.ts';
import { selectMessages as plans } from '#app/screens/change-plan/select/copy.ts';
import { openChecklist, walkToConfirm } from './activation.ts';
import { linksIn } from './html.ts';
import { httpClient } from './http-client.ts';
import { differenceBytes } from './page-dictionary.ts';
import { Visitor } from './visitor.ts';
import { Walker } from './walker.ts';
import { type SeedName, world } from './world.ts';

/** An answer of a visit, by its path without references; a redirect has no bytes. */
export interface Trip {
  path: string;
  bytes?: number;
  html?: string;
}

export interface Journey {
  seed: SeedName;
  /** Begins at Home; the bytes of all pages after it count. */
  walk: (person: Walker) => Promise<unknown>;
  mostBytes: number;
  trips: readonly string[];
}

const open =
  (...paths: string[]) =>
  async (person: Walker) => {
    for (const path of paths) await person.open(path);
  };

export const addDataLink = ({ html }: Walker): string => linksIn(html, /^\/add-data\//)[0] ?? '';

const formTo = (step: string) => ['303', `/activation/:ref/${step}`];

// Each trip of a visit is named, so that none comes unseen: a form that writes leads to its result (303).
export const journeys: Readonly<Record<string, Journey>> = {
  'add data': {
    seed: 'active-single',
    mostBytes: 3.0 * 1024,
    trips: ['/add-data/:ref', '/add-data/:ref/:ref/review', '303', '/add-data/:ref/:ref'],
    async walk(person) {
      await person.open(addDataLink(person));
      await person.press(sizes.en.next);
      await person.press(/^Add 2 GB/);
    },
  },
  'change plan': {
    seed: 'active-single',
    mostBytes: 3.0 * 1024,
    trips: ['/change-plan/:ref', '/change-plan/:ref/:ref/review', '303', '/change-plan/:ref/:ref'],
    async walk(person) {
      await person.open(addDataLink(person).replace('/add-data/', '/change-plan/'));
      await person.choose(/^Best Fit 15GB/).press(plans.en.next);
      await person.press(/^Change now/);
    },
  },
  'Home, Bills, Home': {
    seed: 'active-single',
    mostBytes: 3.5 * 1024,
    trips: ['/bills', '/home'],
    walk: open('/bills', '/home'),
  },
  'Home, Account': { seed: 'active-single', mostBytes: 2.0 * 1024, trips: ['/account'], walk: open('/account') },
  'activation with port-in': {
    seed: 'new-sim-delivered',
    mostBytes: 13 * 1024,
    // The pages that the requirement names, each behind a form that saves its answer.
    trips: [
      '303',
      '/activation/:ref',
      ...['device', 'device', 'number'].flatMap(formTo),
      ...['number', 'sim', 'summary', 'confirm'].flatMap(formTo),
      '303',
      '/status/:ref',
    ],
    async walk(person) {
      await openChecklist(person);
      await walkToConfirm(person, 'port-in, SIM');
      await person.press(confirmMessages.en.activate);
    },
  },
};

const withoutReferences = (path: string): string => path.replaceAll(/\/[\w-]{22}(?=\/|$)/g, '/:ref');

/** Opens Home for a signed-in person, and records all answers from then on. */
export async function beginVisit(email: string, origin?: string): Promise<{ person: Walker; trips: Trip[] }> {
  const trips: Trip[] = [];
  const http = httpClient({
    async see(answer) {
      // A page that waits for a slow carrier loads itself again on a busy machine (HTTP-24).
      if ([202, 503].includes(answer.status())) return;
      // Ignores the redirect of a result page, which appears when the carrier answered late.
      if (answer.status() === 302 && /^\/activation\/.*\/result/.test(new URL(answer.url()).pathname)) return;
      const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
      if (!isPage) return void trips.push({ path: String(answer.status()) });
      const path = withoutReferences(new URL(answer.url()).pathname);
      const html = await answer.text();
      trips.push({ path, bytes: await differenceBytes(html), html });
    },
  });
  const person = await new Walker(new Visitor({ http, origin })).signIn(email);
  return { person, trips };
}

/** Walks a journey of somebody new. @returns its trips, and the bytes of its pages */
export async function visit({ seed, walk }: Journey): Promise<{ bytes: number; trips: Trip[] }> {
  const { email } = await world.open(seed, { topUpMs: 3_600_000, planChangeMs: 3_600_000 });
  const { person, trips } = await beginVisit(email);
  trips.length = 0;
  await walk(person);
  return { bytes: trips.reduce((sum, trip) => sum + (trip.bytes ?? 0), 0), trips };
}
