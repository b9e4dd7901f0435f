import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/root.ts';
import type { Framework } from './peer-sources.ts';
import { startShapedEdge } from './shaped-edge.ts';
import { folder as benchFolder, startWorkerd } from './workerd.ts';

const here = `${root}lab/bench/`;
/** Places of each framework: sources, how it builds, its Worker's entry, its files. */
const frameworks = {
  sveltekit: {
    app: 'src',
    build: ['node_modules/vite/bin/vite.js', 'build'],
    entry: '.svelte-kit/cloudflare/_worker.js',
    files: '.svelte-kit/cloudflare',
  },
  remix: {
    app: 'app',
    build: ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'],
    entry: 'server.js',
    files: 'build/client',
  },
} as const;

/**
 * Builds an app of another framework, whose folder names the exact versions, and starts it as a Worker behind an edge
 * as the portal has.
 * @param port of the Worker; the edge has the next
 * @param sources texts by file
 * @returns undefined when the packages cannot be fetched
 */
export async function startPeer(name: Framework, port: number, sources: Readonly<Record<string, string>>) {
  const folder = `${benchFolder}${name}`;
  const { app, build: command, entry, files: served } = frameworks[name];
  rmSync(`${folder}/${app}`, { recursive: true, force: true });
  cpSync(`${here}${name}`, folder, { recursive: true });
  cpSync(`${here}peer-answers.js`, `${folder}/${app}/answers.js`);
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(`${folder}/${app}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${app}/${file}`, text);
  }
  const run = (program: string, ...args: string[]) => spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (!existsSync(`${folder}/node_modules`)) {
    const { status } = run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
    if (status !== 0) return undefined;
  }
  const { status, stderr } = run(process.execPath, ...command);
  if (status !== 0) throw new Error(`${name} does not build: ${stderr}`);
  const file = `${folder}/bundle.js`;
  await build({
    entryPoints: [`${folder}/${entry}`],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['cloudflare:*', 'node:*'],
    logLevel: 'error',
  });
  const files = `${folder}/${served}`;
  const worker = await startWorkerd({ name, port, module: { file }, files });
  const edge = await startShapedEdge(port + 1, port, files);
  const stop = () => {
    edge.stop();
    return worker.stop();
  };
  return { edge, worker, url: `http://localhost:${port + 1}`, stop };
}
