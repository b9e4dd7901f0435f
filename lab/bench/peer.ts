import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { HomeModel } from '#app/screens/home/home/intent.ts';
import { homeFacts } from './home-facts.ts';
import { folder as benchFolder, type Worker } from './workerd.ts';

const sources = fileURLToPath(new URL('sveltekit', import.meta.url));
const folder = `${benchFolder}sveltekit`;

/**
 * Builds a page of SvelteKit with the same six lines as Home, as a Worker; its folder names the exact versions.
 * @returns undefined when they cannot be fetched
 */
export async function buildPeer(port: number): Promise<Worker | undefined> {
  cpSync(sources, folder, { recursive: true });
  writeFileSync(`${folder}/src/home.json`, JSON.stringify(await peerContent()));
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (!existsSync(`${folder}/node_modules`)) {
    const { status } = run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
    if (status !== 0) return undefined;
  }
  const { status, stderr } = run(process.execPath, 'node_modules/vite/bin/vite.js', 'build');
  if (status !== 0) throw new Error(`SvelteKit does not build: ${stderr}`);
  const files = `${folder}/.svelte-kit/cloudflare`;
  const file = `${folder}/bundle.js`;
  await build({
    entryPoints: [`${files}/_worker.js`],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['cloudflare:*', 'node:*'],
    logLevel: 'error',
  });
  return { name: 'sveltekit', port, module: { file }, files };
}

const entry = (words: string) => ({ to: `/${words.toLowerCase().replaceAll(' ', '-')}`, words });
const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** Returns the content of Home with six lines, with prepared texts. */
async function peerContent() {
  const { firstName, lines } = (await homeFacts('six-lines')).home as HomeModel;
  return {
    title: `Hi, ${firstName}`,
    menu: ['Home', 'Bills', 'Account', 'Activity', 'Settings', 'Services', 'Help'].map(entry),
    footer: ['Privacy', 'Terms', 'About us', 'Contact us', 'Feedback', 'Coverage map', 'Español', 'Lite'].map(entry),
    lines: lines.map(({ name = '', msisdn = '', data, plan, info }, index) => ({
      name,
      number: msisdn.replace(/^(\d{3})(\d{3})/, '($1) $2-'),
      left: data.kind === 'usable' ? `${gigabytes(data.left.leftBytes)} left of ${gigabytes(data.left.maxBytes)}` : '',
      share: data.kind === 'usable' ? 1 - data.left.percent / 100 : 0,
      plan: plan.name ?? '',
      to: `/add-data/${index + 1}`,
      action: 'Add data',
      more: 'More about this line',
      facts: Object.entries(info).map(([what, value]): [string, string] => [what, String(value)]),
    })),
  };
}
