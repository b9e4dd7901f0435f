import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '#contracts/carrier.ts';
import { portalUrl } from '#e2e/support/ports.ts';
import { isOfCarrier, roundTrips as countTrips } from '#e2e/support/round-trips.ts';
import { type LoggedCall, type SeedName, world } from '#e2e/support/world.ts';
import type { SignedInVisitor, BenchPortal } from './bench-portal.ts';
import { type Page, pagesOf } from './page-bytes.ts';
import type { Row } from './budget-table.ts';

/** Carrier calls of a first Home, with one line and with six: budget 10. */
export async function callCounts(bench: BenchPortal): Promise<Row[]> {
  const visitors = { one: await bench.signIn('active-single'), six: await bench.signIn('six-lines') };
  await bench.restart();
  const one = await callsOf(visitors.one, { path: '/home', cookie: visitors.one.cookie });
  const six = await callsOf(visitors.six, { path: '/home', cookie: visitors.six.cookie });
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

/** Milliseconds by which each reply is delayed, so that calls that wait for it start visibly later. */
const delayMs = 500;

/**
 * The longest sequence of carrier calls that wait for each other on one page, with empty caches: budget 10.
 */
export async function roundTrips(bench: BenchPortal): Promise<Row[]> {
  const loads: { signedIn: SignedInVisitor; page: Page }[] = [];
  for (const [index] of (await pagesOf(await bench.signIn('active-single'))).entries()) {
    const signedIn = await bench.signIn('active-single');
    loads.push({ signedIn, page: (await pagesOf(signedIn))[index] as Page });
  }
  const home: SeedName[] = ['six-lines', 'activating', 'top-up-pending', 'sim-swap'];
  for (const seed of home) {
    const signedIn = await bench.signIn(seed);
    loads.push({ signedIn, page: { name: `Home, ${seed}`, path: '/home', cookie: signedIn.cookie, script: 'live' } });
  }
  await bench.restart();
  let longest = { trips: 0, name: '' };
  for (const { signedIn, page } of loads) {
    const { email } = signedIn.account;
    await Promise.all(
      endpoints.map(({ id }) => world.injectFault(email, { endpoint: id, fault: 'slow', ms: delayMs, times: 100 })),
    );
    const trips = countTrips(await callsOf(signedIn, page), delayMs);
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

async function callsOf(
  { account: { email } }: SignedInVisitor,
  { path, cookie }: Pick<Page, 'path' | 'cookie'>,
): Promise<LoggedCall[]> {
  await world.clearCalls(email);
  const response = await fetch(new URL(path, portalUrl), { headers: { cookie }, redirect: 'error' });
  await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await world.calls(email)).filter(isOfCarrier);
}

const names = (calls: readonly LoggedCall[]) => [...new Set(calls.map((call) => call.id ?? call.path))].join(', ');

/** Milliseconds between status calls in the first minute of a top-up (POLL-4). */
const interval = 5_000;
const rounds = 4;
/** SAFETY-28: how many pages of one session may listen at the same time. */
const mostOfSession = 10;

/** Status calls for an account with a pending top-up, with one open page and with many: budget 14. */
export async function viewers(bench: BenchPortal, many: number): Promise<Row[]> {
  const [few, lots] = await Promise.all([statusCalls(bench, 1), statusCalls(bench, many)]);
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

async function statusCalls(bench: BenchPortal, viewers: number): Promise<number> {
  const { account, visitor } = await bench.signIn('top-up-pending');
  await visitor.follow('/home');
  const sockets: WebSocket[] = [];
  try {
    while (sockets.length < viewers) {
      const { cookie } = await bench.signInAgain(account);
      const more = Math.min(mostOfSession, viewers - sockets.length);
      sockets.push(...(await Promise.all(Array.from({ length: more }, () => live(cookie)))));
    }
    const status = async () => (await world.calls(account.email)).filter((call) => call.method === 'GET').length;
    const before = await status();
    for (let tries = 0; (await status()) === before && tries < 120; tries += 1) await wait(100);
    await world.clearCalls(account.email);
    await wait(interval * (rounds + 0.5));
    return await status();
  } finally {
    for (const socket of sockets) socket.close();
  }
}

/** Opens the socket of a live page. */
function live(cookie: string): Promise<WebSocket> {
  const url = `${portalUrl.replace('http', 'ws')}/live?audience=home`;
  const socket = new WebSocket(url, { headers: { cookie, origin: portalUrl } } as unknown as string[]);
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error('the live socket is refused'));
  });
}
