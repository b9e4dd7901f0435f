import { chromium } from '@playwright/test';
import { portalUrl } from '#e2e/support/ports.ts';
import { journeys } from '#e2e/support/visits.ts';
import type { Walker } from '#e2e/support/walker.ts';
import type { BenchPortal } from './bench-portal.ts';
import { BrowserPerson } from './browser-person.ts';
import { median, type Row } from './budget-table.ts';
import { bareCookie, type Network } from './shaped-edge.ts';
import { onPhone } from './slow-phone.ts';

const networks: Readonly<Record<'near' | 'far', Network & { slowdown: number }>> = {
  near: { roundTrip: 150, down: 1_600, up: 750, slowdown: 4 },
  far: { roundTrip: 300, down: 700, up: 350, slowdown: 20 },
};
const fast: Network = { roundTrip: 0, down: Infinity, up: Infinity };

/** Budgets over the same pages as bare HTML. */
const budgets: readonly [journey: string, kind: keyof typeof networks, budget: number][] = [
  ['add data', 'far', 1.05],
  ['change plan', 'far', 1.05],
  ['Home, Bills, Home', 'far', 0.9],
  ['activation with port-in', 'near', 1.05],
];

/**
 * Times of visits from each press to the next page's largest paint, over the same pages as bare HTML: budget 22. By
 * turns, each with a person of its own, whose first page has brought what the browser keeps.
 */
export async function visitTimes(bench: BenchPortal, executablePath: string, rounds: number) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const rows: Row[] = [];
  /** Walks a journey. @returns the milliseconds of all its presses */
  const walk = async (name: string, kind: keyof typeof networks, isBare: boolean) => {
    const journey = journeys[name];
    if (!journey) throw new Error(`no journey is named ${name}`);
    bench.edge.shape(fast);
    const { cookie } = await bench.signIn(journey.seed, { topUpMs: 3_600_000, planChangeMs: 3_600_000 });
    const { slowdown, ...network } = networks[kind];
    const phone = { latency: 0, throughput: -1, slowdown };
    return onPhone(browser, isBare ? `${cookie}; ${bareCookie}` : cookie, phone, async (page) => {
      bench.edge.shape(network);
      const person = await new BrowserPerson(page).load(`${portalUrl}/home`);
      await journey.walk(person as unknown as Walker);
      return person.times.reduce((sum, time) => sum + time, 0);
    });
  };
  try {
    for (const [name, kind, budget] of budgets) {
      const pairs: (readonly [own: number, bare: number])[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const isBareFirst = round % 2 === 1;
        const first = await walk(name, kind, isBareFirst);
        const second = await walk(name, kind, !isBareFirst);
        pairs.push(isBareFirst ? [second, first] : [first, second]);
      }
      const [own, bare] = [median(pairs.map((pair) => pair[0])), median(pairs.map((pair) => pair[1]))];
      rows.push({
        number: 22,
        what: `${name}, ${kind}, over bare HTML`,
        unit: '×',
        budget,
        measured: median(pairs.map((pair) => pair[0] / pair[1])),
        note: `${Math.round(own)} over ${Math.round(bare)} ms, ${rounds} pairs`,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
