import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { ports } from '#e2e/support/ports.ts';
import type { BenchPortal } from './bench-portal.ts';
import { bundle } from '../../scripts/build.ts';
import { median, over, type Row } from './budget-table.ts';
import { homeFacts } from './home-facts.ts';
import { startPeer } from './peer.ts';
import { sourcesOf } from './peer-sources.ts';
import { folder, type RunningWorker, startWorkerd, type Worker } from './workerd.ts';

interface Target {
  process: RunningWorker;
  cookie: string;
}

/** CPU time of Home, whole and rendered alone, and of the same page made with SvelteKit: budgets 11 and 12. */
export async function workerCpu(
  bench: BenchPortal,
  { batches, requests }: { batches: number; requests: number },
): Promise<Row[]> {
  const facts = await homeFacts();
  const peer = await startPeer('sveltekit', ports.portal + 10, {
    ...sourcesOf('sveltekit', []),
    'routes/home/+page.svelte': readFileSync(new URL('sveltekit-home.svelte', import.meta.url), 'utf8'),
    'routes/home/+page.server.js': `export const load = () => (${JSON.stringify(facts.home)});`,
  });
  const render = await startWorkerd(renderWorker(ports.portal + 12, facts));
  try {
    const targets = [
      { process: bench.portal, ...(await bench.signIn('active-single')) },
      { process: bench.portal, ...(await bench.signIn('six-lines')) },
      { process: render, cookie: '' },
      ...(peer ? [{ process: peer.worker, cookie: '' }] : []),
    ];
    const [one = 0, six = 0, rendered = 0, ofPeer] = await sideBySide(targets, batches, requests);
    return [
      {
        number: 11,
        what: 'Worker CPU of Home: render over SvelteKit',
        budget: 1.3,
        ...(ofPeer === undefined ? { note: 'SvelteKit could not be fetched' } : over(rendered, ofPeer, 'ms')),
      },
      { number: 11, what: 'Worker CPU of Home: whole over its render', budget: 2.5, ...over(six, rendered, 'ms') },
      {
        number: 12,
        what: 'CPU per further line',
        unit: ' ms',
        budget: 0.12,
        measured: (six - one) / 5,
        note: `${six.toFixed(2)} with 6 lines, ${one.toFixed(2)} with 1`,
      },
    ];
  } finally {
    await render.stop();
    await peer?.stop();
  }
}

/**
 * CPU milliseconds per request of each target. Batches alternate, so that machine load affects all alike; the first
 * batch is a warm-up.
 */
async function sideBySide(targets: readonly Target[], batches: number, requests: number): Promise<number[]> {
  const costs = targets.map((): number[] => []);
  for (let batch = 0; batch <= batches; batch += 1)
    for (const [index, target] of targets.entries()) {
      const cost = await costOf(target, requests);
      if (batch > 0) costs[index]?.push(cost);
    }
  return costs.map(median);
}

async function costOf({ process, cookie }: Target, requests: number): Promise<number> {
  // The tracker gets no page view (SHELL-24).
  const headers = { cookie, 'sec-gpc': '1' };
  // A connection that was idle while others were measured may be closed just as it is used again.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = process.cpuMs();
  for (let count = 0; count < requests; count += 1) await read(`${process.url}/home`, agent, headers);
  const cost = (process.cpuMs() - before) / requests;
  agent.destroy();
  return cost;
}

/** Sends one request on a kept-alive connection; Node's `fetch` takes longer than some of what is measured. */
async function read(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  await once(response.resume(), 'end');
}

/** Returns a Worker that only renders Home, with what its intents gave. */
function renderWorker(port: number, facts: object): Worker {
  const file = `${folder}render.js`;
  bundle('lab/bench/render-worker.js', file);
  return { name: 'render', port, module: { file }, vars: { FACTS: JSON.stringify(facts) } };
}
