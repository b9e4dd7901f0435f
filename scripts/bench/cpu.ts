import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { unstable_readConfig } from 'wrangler';
import { portalUrl, ports } from '#e2e/support/ports.ts';
import type { Guest, House } from './house.ts';
import { median, type Row } from './table.ts';
import { folder, okWorker, type Running, startWorkerd } from './workerd.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Target {
  process: Running;
  path: string;
  cookie: string;
}

/** Processor time of Home over that of a worker that answers "ok", request after request: budgets 11 and 12. */
export async function workerCpu(
  house: House,
  { batches, requests }: { batches: number; requests: number },
): Promise<Row[]> {
  const guests = { one: await house.guest('active-single'), six: await house.guest('six-lines') };
  const started: Running[] = [];
  const start = async (worker: Parameters<typeof startWorkerd>[0]) => {
    const process = await startWorkerd(worker);
    started.push(process);
    return process;
  };
  try {
    const file = await renderWorker();
    const render = async (name: string, port: number, guest: Guest) =>
      start({ name, port, module: { file }, vars: { FACTS: JSON.stringify(await factsOf(guest)) } });
    const whole = (guest: Guest): Target => ({ process: house.portal, path: '/home', cookie: guest.cookie });
    const targets = {
      ok: { process: await start(okWorker(ports.portal + 10)), path: '/', cookie: '' },
      render1: { process: await render('render1', ports.portal + 11, guests.one), path: '/home', cookie: '' },
      render6: { process: await render('render6', ports.portal + 12, guests.six), path: '/home', cookie: '' },
      whole1: whole(guests.one),
      whole6: whole(guests.six),
    };
    const costs = await sideBySide(targets, batches, requests);
    const over = (target: keyof typeof targets) => ({
      measured: costs[target] / costs.ok,
      note: `${costs[target].toFixed(2)} over ${costs.ok.toFixed(2)} ms`,
    });
    return [
      {
        number: 11,
        what: 'Worker CPU of Home with 6 lines: render alone',
        unit: '×',
        budget: 9,
        aim: 5,
        ...over('render6'),
      },
      {
        number: 11,
        what: 'Worker CPU of Home with 6 lines: whole request',
        unit: '×',
        budget: 25,
        aim: 12,
        ...over('whole6'),
      },
      {
        number: 12,
        what: 'growth from 1 to 6 lines: render alone',
        unit: '×',
        budget: 1.25,
        aim: 1.1,
        measured: costs.render6 / costs.render1,
      },
      {
        number: 12,
        what: 'growth from 1 to 6 lines: whole request',
        unit: '×',
        budget: 1.25,
        aim: 1.1,
        measured: costs.whole6 / costs.whole1,
      },
    ];
  } finally {
    await Promise.all(started.map((process) => process.stop()));
  }
}

/**
 * Milliseconds per request of each, batch by batch in turn, so that all have the same machine; the first batch only
 * warms up.
 */
async function sideBySide<T extends string>(
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

async function costOf({ process, path, cookie }: Target, requests: number): Promise<number> {
  const before = process.cpuMs();
  for (let sent = 0; sent < requests; sent += 1) await read(process.url + path, cookie);
  return (process.cpuMs() - before) / requests;
}

/** One request on a connection that stays; `fetch` of Node takes longer than some of what is measured. */
function read(url: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

/** What the loaders of a guest's Home give, as the framework writes it for its own client. */
async function factsOf({ cookie }: Guest): Promise<{ root: unknown; page: unknown }> {
  const { body } = await fetch(`${portalUrl}/home.data`, { headers: { cookie } });
  const framework = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'));
  const { decode } = framework('turbo-stream') as {
    decode: (stream: unknown) => Promise<{ value: Record<string, { data: unknown }> }>;
  };
  const { value } = await decode(body);
  return { root: value.root?.data, page: value.home?.data };
}

/** Bundles render-worker.js as wrangler bundles the Worker. */
async function renderWorker(): Promise<string> {
  const outfile = `${folder}render.js`;
  const { alias } = unstable_readConfig({ config: `${root}wrangler.toml` });
  await build({
    entryPoints: [`${root}scripts/bench/render-worker.js`],
    outfile,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    alias: alias || undefined,
  });
  return outfile;
}
