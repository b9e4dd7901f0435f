import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { folder as benchFolder } from '../workerd.ts';
import { type PeerContent, peerContent } from './peer-content.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
const folder = `${benchFolder}peers/`;

/** A page of another framework as a Worker, with the same six lines. */
export interface Peer {
  name: string;
  /** The path of its module. */
  module: string;
  /** The folder of its files, where it has any. */
  files?: string;
}

/** Builds the peers, with versions that their folders name exactly. Those that cannot be fetched are left out. */
export async function buildPeers(): Promise<Peer[]> {
  const content = await peerContent();
  return [await honoJsx(content), ...(await svelteKit(content))];
}

/** Copies a peer's sources and the content into a new folder, and returns its path. */
function copyOf(name: string, content: PeerContent, sub = ''): string {
  const own = `${folder}${name}/`;
  mkdirSync(own, { recursive: true });
  cpSync(sources + name, own, { recursive: true });
  cpSync(`${sources}style.css`, `${own}${sub}style.css`);
  writeFileSync(`${own}${sub}home.json`, JSON.stringify(content));
  return own;
}

/** The HTML of Hono's JSX, without any script. */
async function honoJsx(content: PeerContent): Promise<Peer> {
  const own = copyOf('hono-jsx', content);
  const module = `${own}bundle.js`;
  await bundle(`${own}worker.jsx`, module);
  return { name: 'Hono JSX', module };
}

/** The project of SvelteKit's starter: a page that is rendered on the server and hydrated. */
async function svelteKit(content: PeerContent): Promise<Peer[]> {
  const own = copyOf('sveltekit', content, 'src/');
  const run = (command: string, args: string[]) => spawnSync(command, args, { cwd: own, encoding: 'utf8' });
  if (!existsSync(`${own}node_modules`)) {
    const { status } = run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    if (status !== 0) {
      console.log('  SvelteKit could not be fetched, and is left out');
      return [];
    }
  }
  const { status, stderr } = run(process.execPath, ['node_modules/vite/bin/vite.js', 'build']);
  if (status !== 0) throw new Error(`SvelteKit does not build: ${stderr}`);
  const files = `${own}.svelte-kit/cloudflare`;
  const module = `${own}bundle.js`;
  await bundle(`${files}/_worker.js`, module);
  return [{ name: 'SvelteKit', module, files }];
}

/** As wrangler bundles a Worker. */
async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['cloudflare:*', 'node:*'],
    loader: { '.css': 'text' },
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    logLevel: 'error',
  });
}
