import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ports } from '#e2e/support/ports.ts';
import { type Framework, sourcesOf } from './peer-sources.ts';
import type { RecordedJourney } from './recorded-journeys.ts';
import { startShapedEdge } from './shaped-edge.ts';
import { folder as benchFolder, startWorkerd, type Worker } from './workerd.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
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
 * Builds recorded journeys as an app of another framework, as a Worker; its folder names the exact versions.
 * @returns undefined when the packages cannot be fetched
 */
export async function buildPeer(
  name: Framework,
  port: number,
  journeys: readonly RecordedJourney[],
): Promise<(Worker & { files: string }) | undefined> {
  const folder = `${benchFolder}${name}`;
  const { app, build: command, entry: worker, files } = frameworks[name];
  rmSync(`${folder}/${app}`, { recursive: true, force: true });
  cpSync(`${here}${name}`, folder, { recursive: true });
  cpSync(`${here}peer-answers.js`, `${folder}/${app}/answers.js`);
  const sources = sourcesOf(name, journeys);
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
    entryPoints: [`${folder}/${worker}`],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['cloudflare:*', 'node:*'],
    logLevel: 'error',
  });
  return { name, port, module: { file }, files: `${folder}/${files}` };
}

/** Starts the journeys as apps of other frameworks whose packages can be fetched, each behind an edge as the portal. */
export async function startPeers(journeys: readonly RecordedJourney[]) {
  const start = async (built: Awaited<ReturnType<typeof buildPeer>>) => {
    if (!built) return undefined;
    const worker = await startWorkerd(built);
    const edge = await startShapedEdge(built.port + 1, built.port, built.files);
    return { edge, worker, url: `http://localhost:${built.port + 1}` };
  };
  const builds = [
    await buildPeer('sveltekit', ports.portal + 10, journeys),
    await buildPeer('remix', ports.portal + 12, journeys),
  ];
  const [sveltekit, remix] = await Promise.all(builds.map(start));
  const stop = async () => {
    for (const peer of [sveltekit, remix]) {
      peer?.edge.stop();
      await peer?.worker.stop();
    }
  };
  return { sveltekit, remix, stop };
}
