import { Agent, get } from 'node:http';
import type { SeedName } from '#contracts/seed.ts';
import { ports } from '#e2e/support/ports.ts';
import type { SignedInVisitor, BenchPortal } from './bench-portal.ts';
import { bundle } from '../../scripts/build.ts';
import { median, over, type Row } from './budget-table.ts';
import { homeFacts } from './home-facts.ts';
import { folder, okWorker, type RunningWorker, startWorkerd, type Worker } from './workerd.ts';

export interface Target {
  process: RunningWorker;
  path: string;
  cookie: string;
  /** Sends the customer's page views to the tracker, after each answer (SHELL-37). */
  isTold?: boolean;
}

/** Of the two accounts: how many lines the larger has more. */
const moreLines = 5;

/** CPU time of Home relative to a worker that answers "ok": budgets 11 and 12. */
export async function workerCpu(
  bench: BenchPortal,
  { batches, requests }: { batches: number; requests: number },
): Promise<Row[]> {
  const visitors = { one: await bench.signIn('active-single'), six: await bench.signIn('six-lines') };
  const started: RunningWorker[] = [];
  const start = async (worker: Parameters<typeof startWorkerd>[0]) => {
    const process = await startWorkerd(worker);
    started.push(process);
    return process;
  };
  try {
    const render = async (name: string, port: number, seed: SeedName) => start(await renderWorker(name, port, seed));
    const whole = ({ cookie }: SignedInVisitor): Target => ({ process: bench.portal, path: '/home', cookie });
    const targets = {
      ok: { process: await start(okWorker(ports.portal + 10)), path: '/', cookie: '' },
      render1: { process: await render('render1', ports.portal + 11, 'active-single'), path: '/home', cookie: '' },
      render6: { process: await render('render6', ports.portal + 12, 'six-lines'), path: '/home', cookie: '' },
      whole1: whole(visitors.one),
      whole6: whole(visitors.six),
      told6: { ...whole(visitors.six), isTold: true },
    };
    const costs = await sideBySide(targets, batches, requests);
    const overOk = (target: keyof typeof targets) => over(costs[target], costs.ok, 'ms');
    const perLine = (six: keyof typeof targets, one: keyof typeof targets) => {
      const measured = (costs[six] - costs[one]) / moreLines;
      const ratio = `${(measured / costs.ok).toFixed(2)} of "ok"`;
      return {
        unit: ' ms',
        measured,
        note: `${ratio}; ${costs[six].toFixed(2)} with 6 lines, ${costs[one].toFixed(2)} with 1`,
      };
    };
    const whole6 = overOk('whole6');
    return [
      { number: 11, what: 'Worker CPU of Home, 6 lines: render alone', budget: 6, aim: 5.5, ...overOk('render6') },
      {
        number: 11,
        what: 'Worker CPU of Home, 6 lines: whole request',
        budget: 16,
        aim: 12,
        ...whole6,
        note: `${whole6.note}; telling the tracker afterwards takes ${(costs.told6 - costs.whole6).toFixed(2)} ms more`,
      },
      {
        number: 12,
        what: 'CPU per further line: render alone',
        budget: 0.06,
        aim: 0.05,
        ...perLine('render6', 'render1'),
      },
      {
        number: 12,
        what: 'CPU per further line: whole request',
        budget: 0.12,
        aim: 0.08,
        ...perLine('whole6', 'whole1'),
      },
    ];
  } finally {
    await Promise.all(started.map((process) => process.stop()));
  }
}

/**
 * CPU milliseconds per request of each target. Batches alternate, so that machine load affects all alike; the first
 * batch is a warm-up.
 */
export async function sideBySide<T extends string>(
  targets: Record<T, Target>,
  batches: number,
  requests: number,
): Promise<Record<T, number>> {
  const names = Object.keys(targets) as T[];
  const costs = new Map<T, number[]>(names.map((name) => [name, []]));
  for (let batch = 0; batch <= batches; batch += 1) {
    for (const name of names) {
      const cost = await costOf(targets[name], requests);
      if (batch > 0) costs.get(name)?.push(cost);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(costs.get(name) ?? [])])) as Record<T, number>;
}

async function costOf({ process, path, cookie, isTold }: Target, requests: number): Promise<number> {
  const headers = { cookie, ...(!isTold && { 'sec-gpc': '1' }) };
  // A connection that was idle while others were measured may be closed just as it is used again.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = process.cpuMs();
  for (let sent = 0; sent < requests; sent += 1) await read(process.url + path, agent, headers);
  const cost = (process.cpuMs() - before) / requests;
  agent.destroy();
  return cost;
}

/** Sends one request on a kept-alive connection; Node's `fetch` takes longer than some of what is measured. */
function read(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

/** A Worker that only renders Home, with what the intents give to the account holder of a seed. */
export async function renderWorker(name: string, port: number, seed: SeedName): Promise<Worker> {
  const vars = { FACTS: JSON.stringify(await homeFacts(seed)) };
  return { name, port, module: { file: renderBundle() }, vars };
}

/** Bundles render-worker.js as the Worker is bundled. */
function renderBundle(): string {
  const file = `${folder}render.js`;
  bundle('lab/bench/render-worker.js', file);
  return file;
}
