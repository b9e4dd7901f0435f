import type { Browser } from '@playwright/test';
import { portalUrl, ports } from '#e2e/support/ports.ts';
import { journeys } from '#e2e/support/visits.ts';
import type { Walker } from '#e2e/support/walker.ts';
import type { BenchPortal } from './bench-portal.ts';
import { BrowserPerson } from './browser-person.ts';
import { median, type Row } from './budget-table.ts';
import { startPeer } from './peer.ts';
import { sourcesOf } from './peer-sources.ts';
import { type RecordedJourney, recordJourney } from './recorded-journeys.ts';
import { bareCookie, type Network } from './shaped-edge.ts';
import { onPhone } from './slow-phone.ts';

const networks: Readonly<Record<'near' | 'far', Network & { slowdown: number }>> = {
  near: { roundTrip: 150, down: 1_600, up: 750, slowdown: 4 },
  far: { roundTrip: 300, down: 700, up: 350, slowdown: 20 },
};
const fast: Network = { roundTrip: 0, down: Infinity, up: Infinity };

/** Budgets over the same pages as bare HTML. */
const budgets: Readonly<Record<string, number>> = {
  'add data, far': 1.05,
  'change plan, far': 1.05,
  'Home, Bills, Home, far': 0.9,
  'activation with port-in, near': 1.05,
};

/**
 * Times of visits from each press to the next page's largest paint, over the same pages as bare HTML and as apps of
 * other frameworks: budget 22. By turns, each with a person of its own, whose first page has brought what the browser
 * keeps. Pairs without a budget have a third of the rounds.
 */
export async function visitTimes(bench: BenchPortal, browser: Browser, rounds: number): Promise<Row[]> {
  const recorded: RecordedJourney[] = [];
  for (const journey of Object.values(journeys)) recorded.push(await recordJourney(journey));
  const sveltekit = await startPeer('sveltekit', ports.portal + 10, sourcesOf('sveltekit', recorded));
  const remix = await startPeer('remix', ports.portal + 12, sourcesOf('remix', recorded));
  const own = { edge: bench.edge, url: portalUrl };
  const servers = { own, 'bare HTML': own, SvelteKit: sveltekit, 'the Remix template': remix };
  type Side = keyof typeof servers;
  const sides = Object.keys(servers) as Side[];
  /** Walks a journey. @returns the milliseconds of all its presses */
  const walk = async (index: number, kind: keyof typeof networks, side: Side) => {
    const journey = Object.values(journeys)[index];
    const { edge, url } = servers[side] ?? own;
    if (!journey) throw new Error(`no journey ${index}`);
    edge.shape(fast);
    // The other frameworks' apps have no sessions: the cookie names the journey.
    const { cookie } =
      url === portalUrl
        ? await bench.signIn(journey.seed, { topUpMs: 3_600_000, planChangeMs: 3_600_000 })
        : { cookie: `journey=${index}` };
    const { slowdown, ...network } = networks[kind];
    const cookies = side === 'bare HTML' ? `${cookie}; ${bareCookie}` : cookie;
    return onPhone(browser, cookies, { slowdown }, async (page, devtools) => {
      edge.shape(network);
      const person = await new BrowserPerson(page, devtools).load(`${url}/home`);
      await journey.walk(person as unknown as Walker);
      return person.times.reduce((sum, time) => sum + time, 0);
    });
  };
  const rows: Row[] = [];
  try {
    for (const [index, name] of Object.keys(journeys).entries())
      for (const kind of ['near', 'far'] as const) {
        const budget = budgets[`${name}, ${kind}`];
        const fewer = Math.ceil(rounds / 3);
        const times: Record<Side, number[]> = { own: [], 'bare HTML': [], SvelteKit: [], 'the Remix template': [] };
        for (let round = 0; round < (budget ? rounds : fewer); round += 1) {
          const turn = sides.filter((side) => servers[side] && (round < fewer || servers[side] === own));
          for (const side of round % 2 === 1 ? turn.toReversed() : turn)
            times[side].push(await walk(index, kind, side));
        }
        for (const side of sides.slice(1)) {
          const what = `${name}, ${kind}, over ${side}`;
          const limit = side === 'bare HTML' && budget ? { budget } : {};
          rows.push({ number: 22, what, unit: '×', ...limit, ...pairsOf(times.own, times[side]) });
        }
      }
    return rows;
  } finally {
    bench.edge.shape(fast);
    await sveltekit?.stop();
    await remix?.stop();
  }
}

function pairsOf(own: readonly number[], other: readonly number[]): Pick<Row, 'measured' | 'note'> {
  if (other.length === 0) return { note: 'its packages could not be fetched' };
  const mine = own.slice(0, other.length);
  return {
    measured: median(other.map((time, index) => (mine[index] ?? 0) / time)),
    note: `${Math.round(median(mine))} over ${Math.round(median(other))} ms, ${other.length} pairs`,
  };
}
