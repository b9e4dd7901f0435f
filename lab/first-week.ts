import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { httpClient } from '#e2e/support/http-client.ts';
import { blocksUnder } from './first-week/blocks.ts';
import { developmentPorts, exitIfTaken } from '../scripts/free-port.ts';
import { root } from '../scripts/root.ts';

// Runs day 1 of docs/first-week.md in an empty clone of the last commit, block by block. Then it loads the first page
// of the new brand.

const limitMinutes = 15;
/** Texts that the first page must contain after day 1. */
const expected = [
  '<title>Welcome – Summit Cellular</title>',
  '--brand:#723459',
  'Will my phone work?',
  '1.800.555.0177',
];

const ports = developmentPorts();
await exitIfTaken(Object.values(ports), 'npm run lab -- first-week');
const { port } = ports.portal;
const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'first-week-'));
const clone = join(folder, 'lineside');
let stopPortal = async () => {};

const timer = setTimeout(() => void end(`the limit of ${limitMinutes} minutes is over`), limitMinutes * 60_000);
try {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  for (const block of blocksUnder('Day 1', readFileSync(`${clone}/docs/first-week.md`, 'utf8'))) await run(block);
  const page = await (await httpClient().fetch(`http://summit.localhost:${port}/mobile-login`)).text();
  const missing = expected.filter((text) => !page.includes(text));
  await end(missing.length > 0 ? `the first page lacks ${missing.join(', ')}` : undefined);
} catch (thrown) {
  await end(thrown instanceof Error ? thrown.message : String(thrown));
}

/** Runs a block. `npm start` stays in the background until the next one; anything else must exit with 0. */
async function run(block: string): Promise<void> {
  console.log(`\n$ ${block}`);
  const isPortal = block.startsWith('npm start');
  if (isPortal) await stopPortal();
  const child = spawn('sh', ['-e', '-c', block.replaceAll(':8787', `:${port}`)], {
    cwd: clone,
    // Starts a process group, so that all of its processes can be ended.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ...Object.fromEntries(Object.values(ports).map((one) => [one.variable, String(one.port)])),
    },
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  if (!isPortal) {
    const [code] = await exit;
    if (code !== 0) throw new Error(`"${block}" exited with ${code}`);
    return;
  }
  stopPortal = async () => {
    stopPortal = async () => {};
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
    await exit;
  };
  while (!(await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`"${block}" exited with ${child.exitCode}`);
    await wait(500);
  }
}

async function end(problem?: string): Promise<never> {
  clearTimeout(timer);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  await stopPortal();
  rmSync(folder, { recursive: true, force: true });
  if (problem) console.error(`\nDay 1 failed after ${minutes} minutes: ${problem}. See docs/first-week.md.`);
  else console.log(`\nDay 1 passed in ${minutes} minutes.`);
  process.exit(problem ? 1 : 0);
}
