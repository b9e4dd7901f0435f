import { Agent, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { world } from '#e2e/support/world.ts';
import type { BenchPortal, SignedInVisitor } from './bench-portal.ts';
import { over, type Row } from './budget-table.ts';

const many = 200;
/** Viewers of one account look at it together, as a family does. */
const accounts = 50;
/** Between two pages of a viewer, milliseconds. */
const thinkMs = 1_000;

interface Load {
  /** Milliseconds of each page, sorted. */
  times: number[];
  failed: number;
  /** CPU milliseconds of the portal's process for each page. */
  cpu: number;
  /** Its CPU time over the time that went by. */
  busy: number;
  /** Number of pages served for each carrier call. */
  pagesPerCall: number;
  /** Delay of this process, with its viewers and the carrier, in one of a hundred turns; milliseconds. */
  ownLag: number;
}

/**
 * Home with 200 viewers for some seconds, compared with one viewer: failed pages, and the portal's CPU time for each
 * page. The viewers and the fixture carrier are in this process, so the note includes its own delay.
 */
export async function underLoad(bench: BenchPortal, seconds: number): Promise<Row[]> {
  const people: SignedInVisitor[] = [];
  while (people.length < accounts) people.push(await bench.signIn('six-lines'));
  // Warm-up: compiled code, and what the accounts remember.
  await load(bench, people, { viewers: 10, seconds: seconds / 4 });
  const one = await load(bench, people, { viewers: 1, seconds });
  const all = await load(bench, people, { viewers: many, seconds });
  const at = (share: number) => Math.round(all.times[Math.floor(all.times.length * share)] ?? 0);
  const { note, ...figure } = over(all.cpu, one.cpu, 'ms');
  return [
    {
      number: 17,
      what: `pages that failed for ${many} viewers in ${seconds} s`,
      budget: 0,
      aim: 0,
      measured: all.failed,
      note:
        `${all.times.length} pages: p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, slowest ${at(0.9999)} ms; the ` +
        `portal used ${Math.round(all.busy * 100)} % of a core, a carrier call for ${Math.round(all.pagesPerCall)} ` +
        `pages; this process was late by ${Math.round(all.ownLag)} ms (p99)`,
    },
    {
      number: 17,
      what: `Worker CPU of a page: ${many} viewers over 1`,
      budget: 1.2,
      aim: 1.2,
      ...figure,
      note: `${note}; a carrier call for ${Math.round(one.pagesPerCall)} pages with 1`,
    },
  ];
}

/** Each viewer loads Home again and again: many think in between, one alone does not. */
async function load(
  { portal }: BenchPortal,
  people: readonly SignedInVisitor[],
  { viewers, seconds }: { viewers: number; seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const lag = monitorEventLoopDelay({ resolution: 5 });
  const times: number[] = [];
  let failed = 0;
  await Promise.all(people.map(({ account }) => world.clearCalls(account.email)));
  const began = performance.now();
  const before = portal.cpuMs();
  const until = began + seconds * 1_000;
  lag.enable();
  await Promise.all(
    Array.from({ length: viewers }, async (_, viewer) => {
      // All at once would be a queue of their own making.
      await wait((viewer / viewers) * thinkMs);
      while (performance.now() < until) {
        const { cookie } = people[viewer % people.length] as SignedInVisitor;
        const asked = performance.now();
        if (await isShown(`${portal.url}/home`, cookie, agent)) times.push(performance.now() - asked);
        else failed += 1;
        if (viewers > 1) await wait(thinkMs);
      }
    }),
  );
  lag.disable();
  const cpu = portal.cpuMs() - before;
  const took = performance.now() - began;
  agent.destroy();
  const calls = await Promise.all(people.map(async ({ account }) => (await world.calls(account.email)).length));
  const asked = calls.reduce((sum, count) => sum + count, 0);
  const pages = times.length + failed;
  return {
    times: times.sort((a, b) => a - b),
    failed,
    cpu: cpu / pages,
    busy: cpu / took,
    pagesPerCall: pages / Math.max(1, asked),
    ownLag: lag.percentile(99) / 1e6,
  };
}

/**
 * Returns true for a complete Home, not a page that waits or an error page. The tracker gets no page view (SHELL-24).
 */
function isShown(url: string, cookie: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { cookie, 'sec-gpc': '1' } }, (response) => {
      let last = '';
      response
        .setEncoding('utf8')
        .on('data', (text: string) => (last = text))
        .on('end', () => resolve(response.statusCode === 200 && last.trimEnd().endsWith('</html>')))
        .on('error', () => resolve(false));
    }).on('error', () => resolve(false));
  });
}
