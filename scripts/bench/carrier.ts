import { setTimeout as wait } from 'node:timers/promises';
import { portalUrl } from '#e2e/support/ports.ts';
import { type LoggedCall, type SeedName, world } from '#e2e/support/world.ts';
import type { Guest, House } from './house.ts';
import { type Page, pagesOf } from './page.ts';
import type { Row } from './table.ts';

/** Carrier calls of a first Home, with one line and with six: budget 10. */
export async function callCounts(house: House): Promise<Row[]> {
  const guests = { one: await house.guest('active-single'), six: await house.guest('six-lines') };
  await house.restart();
  const one = await callsOf(guests.one, { path: '/home', cookie: guests.one.cookie });
  const six = await callsOf(guests.six, { path: '/home', cookie: guests.six.cookie });
  return [
    {
      number: 10,
      what: 'carrier calls of Home: 6 lines over 1',
      unit: '×',
      budget: 1,
      aim: 1,
      measured: six.length / one.length,
      note: `${one.length} and ${six.length}: ${names(six)}`,
    },
  ];
}

/** How long each answer is held back, so that what waits for it comes visibly later. Milliseconds. */
const held = 250;

/**
 * How many carrier calls of one page stand one after the other, at the most: budget 10. Every page is asked for with
 * nothing remembered.
 */
export async function roundTrips(house: House): Promise<Row[]> {
  const asked: { guest: Guest; page: Page }[] = [];
  for (const [index] of (await pagesOf(await house.guest('active-single'))).entries()) {
    const guest = await house.guest('active-single');
    asked.push({ guest, page: (await pagesOf(guest))[index] as Page });
  }
  const home: SeedName[] = ['six-lines', 'activating', 'top-up-pending', 'sim-swap'];
  for (const seed of home) {
    const guest = await house.guest(seed);
    asked.push({ guest, page: { name: `Home, ${seed}`, path: '/home', cookie: guest.cookie, script: 'live' } });
  }
  await house.restart();
  let longest = { trips: 0, name: '' };
  for (const { guest, page } of asked) {
    const { email } = guest.person;
    const known = new Set((await world.calls(email)).map((call) => call.id).filter((id) => id !== null));
    await Promise.all(
      [...known].map((endpoint) => world.injectFault(email, { endpoint, fault: 'slow', ms: held, times: 100 })),
    );
    const trips = inSequence(await callsOf(guest, page));
    console.log(`  ${page.name.padEnd(24)}${trips}`);
    if (trips > longest.trips) longest = { trips, name: page.name };
  }
  return [
    {
      number: 10,
      what: 'carrier round trips in sequence, any page',
      budget: 2,
      aim: 1,
      measured: longest.trips,
      note: longest.name,
    },
  ];
}

/** The longest chain of calls that could have waited for each other. */
function inSequence(calls: readonly LoggedCall[]): number {
  const depths: { at: number; depth: number }[] = [];
  for (const at of calls.map((call) => Date.parse(call.at)).sort((a, b) => a - b)) {
    const before = depths.filter((one) => one.at + held <= at).map((one) => one.depth);
    depths.push({ at, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map((one) => one.depth));
}

async function callsOf(
  { person: { email } }: Guest,
  { path, cookie }: Pick<Page, 'path' | 'cookie'>,
): Promise<LoggedCall[]> {
  await world.clearCalls(email);
  const response = await fetch(new URL(path, portalUrl), { headers: { cookie }, redirect: 'error' });
  await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return world.calls(email);
}

const names = (calls: readonly LoggedCall[]) => [...new Set(calls.map((call) => call.id ?? call.path))].join(', ');

/** How often a top-up is asked about in its first minute (decision 8). Milliseconds. */
const interval = 5_000;
const rounds = 4;

/** Status calls of an account with a top-up under way, with one page open and with many: budget 14. */
export async function viewers(house: House, many: number): Promise<Row[]> {
  const [few, lots] = await Promise.all([watched(house, 1), watched(house, many)]);
  return [
    {
      number: 14,
      what: `status calls with ${many} viewers over 1`,
      unit: '×',
      budget: 1,
      aim: 1,
      measured: lots / few,
      note: `${few} and ${lots} in ${(interval * rounds) / 1000} s`,
    },
  ];
}

async function watched(house: House, viewers: number): Promise<number> {
  const { person, visitor, cookie } = await house.guest('top-up-pending');
  await visitor.follow('/home');
  const sockets: WebSocket[] = [];
  try {
    while (sockets.length < viewers)
      sockets.push(
        ...(await Promise.all(Array.from({ length: Math.min(50, viewers - sockets.length) }, () => live(cookie)))),
      );
    const status = async () => (await world.calls(person.email)).filter((call) => call.method === 'GET').length;
    const before = await status();
    for (let tries = 0; (await status()) === before && tries < 120; tries += 1) await wait(100);
    await world.clearCalls(person.email);
    await wait(interval * (rounds + 0.5));
    return await status();
  } finally {
    for (const socket of sockets) socket.close();
  }
}

/** A page that listens. */
function live(cookie: string): Promise<WebSocket> {
  const url = `${portalUrl.replace('http', 'ws')}/live?audience=home`;
  const socket = new WebSocket(url, { headers: { cookie, origin: portalUrl } } as unknown as string[]);
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error('the live socket is refused'));
  });
}
