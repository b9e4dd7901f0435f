import { statSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { portalUrl, ports } from '#e2e/support/ports.ts';
import type { BenchPortal } from './bench-portal.ts';
import { median } from './budget-table.ts';
import { coldPortal, startTime } from './cold.ts';
import { renderWorker, sideBySide, type Target } from './cpu.ts';
import { brotli } from './page-bytes.ts';
import { cpuUntilPaint } from './paint-cpu.ts';
import { buildPeers } from './peers/build-peers.ts';
import { onPhone, slow4g, slowest, thisMachine } from './slow-phone.ts';
import { view } from './timing.ts';
import { okWorker, type RunningWorker, startWorkerd, type Worker } from './workerd.ts';

/** A page that is compared: of the portal, or of a peer. */
interface Candidate {
  name: string;
  /** Address of the page for a browser, and its cookie. */
  url: string;
  cookie: string;
  /** Worker that renders it, without sessions, accounts and a carrier: the peers have none. */
  render: Target;
  /** The whole Worker, for its size and its start. */
  worker: Worker;
}

/**
 * Home with six lines beside the same lines in pages of other frameworks, all in turn.
 * @returns a text table with the figures of each, and a mark where the portal is not ahead
 */
export async function besidePeers(bench: BenchPortal, executablePath: string, runs: number): Promise<string> {
  const started: RunningWorker[] = [];
  const start = async (worker: Worker) => {
    const running = await startWorkerd(worker);
    started.push(running);
    return running;
  };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const candidates = [await portalCandidate(bench, start), ...(await peerCandidates(start))];
    const ok = { process: await start(okWorker(ports.portal + 40)), path: '/', cookie: '' };
    const rows = new Map<string, number[]>();
    const measure = async (what: string, times: number, figureOf: (one: Candidate) => Promise<number>) => {
      const figures = candidates.map((): number[] => []);
      for (let turn = 0; turn < times; turn += 1)
        for (const [index, one] of candidates.entries()) figures[index]?.push(await figureOf(one));
      rows.set(what, figures.map(median));
    };
    await measure('page, KB', 1, async ({ url, cookie }) => brotli(await textOf(url, cookie)) / 1_024);
    await measure('script, KB', 1, async (one) => (await scriptBytes(browser, one)) / 1_024);
    await measure('bundle, KB', 1, async ({ worker }) => bundleBytes(worker) / 1_024);
    await measure(
      'LCP on slow 4G, ms',
      runs,
      async ({ url, cookie }) => (await view(browser, url, cookie, slow4g)).lcp,
    );
    await measure(
      'LCP at 700 kbps, ms',
      runs,
      async ({ url, cookie }) => (await view(browser, url, cookie, slowest)).lcp,
    );
    await measure('CPU until LCP, ms', runs, ({ url, cookie }) => cpuUntilPaint(browser, url, cookie));
    const targets: Record<string, Target> = Object.fromEntries(candidates.map(({ name, render }) => [name, render]));
    const costs: Record<string, number> = await sideBySide({ ...targets, ok }, runs, 150);
    await measure('render, ms', 1, async ({ name }) => costs[name] ?? Number.NaN);
    await measure('start, ms', runs, async ({ worker }) => (await startTime(worker, '/healthz')).answered);
    return tableOf(
      rows,
      candidates.map(({ name }) => name),
    );
  } finally {
    await browser.close();
    await Promise.all(started.map((running) => running.stop()));
  }
}

type Start = (worker: Worker) => Promise<RunningWorker>;

async function portalCandidate(bench: BenchPortal, start: Start): Promise<Candidate> {
  const { cookie } = await bench.signIn('six-lines');
  const render = await start(await renderWorker('beside', ports.portal + 20, 'six-lines'));
  return {
    name: 'Lineside',
    url: `${portalUrl}/home`,
    cookie,
    render: { process: render, path: '/home', cookie: '' },
    worker: coldPortal,
  };
}

async function peerCandidates(start: Start): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const [index, { name, module, files }] of (await buildPeers()).entries()) {
    const port = ports.portal + 22 + 4 * index;
    const worker = { name: `peer-${index}`, port, module: { file: module }, ...(files !== undefined && { files }) };
    candidates.push({
      name,
      url: `http://localhost:${port + 1}/`,
      cookie: '',
      render: { process: await start({ ...worker, edgePort: port + 1 }), path: '/', cookie: '' },
      worker: { ...worker, name: `${worker.name}-cold`, port: port + 2 },
    });
  }
  return candidates;
}

async function textOf(url: string, cookie: string): Promise<string> {
  return (await fetch(url, { headers: { cookie } })).text();
}

const bundleBytes = ({ module }: Worker) =>
  'file' in module ? statSync(module.file).size : Buffer.byteLength(module.text);

/** Compressed bytes of all script that a browser fetches for a page until nothing more comes. */
function scriptBytes(browser: Browser, { url, cookie }: Candidate): Promise<number> {
  return onPhone(browser, cookie, thisMachine, async (page) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.text());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const inlined = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent),
    );
    const all = [...(await Promise.all(bodies)), ...inlined];
    return all.reduce((sum, text) => sum + brotli(text), 0);
  });
}

/** One line for each figure; less is better in all of them. */
function tableOf(rows: ReadonlyMap<string, readonly number[]>, names: readonly string[]): string {
  const lines = [...rows].map(([what, [own = 0, ...peers]]) => {
    const figures = [own, ...peers].map((figure) => String(Number(figure.toFixed(2))).padStart(12)).join('');
    return `${what.padEnd(22)}${figures}  ${own > Math.min(...peers) ? 'not ahead' : ''}`.trimEnd();
  });
  return [`${''.padEnd(22)}${names.map((name) => name.padStart(12)).join('')}`, ...lines].join('\n');
}
