import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unstable_readConfig } from 'wrangler';
import { root } from '../../scripts/root.ts';
import { emptyCache, rate } from './platform-stand-in.ts';

const { default: program } = createRequire(import.meta.url)('workerd') as { default: string };
/** The files of the portal's deployment. */
export const assets = `${root}build/client`;
/** The folder of configurations, bundles and Durable Object storage. */
export const folder = `${root}.cache/bench/`;

export interface Worker {
  name: string;
  port: number;
  /** The path of an ES module, or its text. */
  module: { file: string } | { text: string };
  /** Other modules that it imports, by name: the path of each. */
  others?: Record<string, string>;
  vars?: Record<string, string>;
  /** Binds the Durable Objects of wrangler.toml, stored below this folder, and the deployment's files. */
  storage?: string;
  /** Binds the files of this folder instead: another framework's. */
  files?: string;
}

export type RunningWorker = Awaited<ReturnType<typeof startWorkerd>>;

/** Answers "ok": the least that a request costs on the same machine. */
export const okWorker = (port: number): Worker => ({
  name: 'ok',
  port,
  module: { text: "export default { fetch: () => new Response('ok') };" },
});

/**
 * Starts plain workerd, without a development server, and waits until it answers. @throws when it does not within 10 s
 */
export async function startWorkerd(worker: Worker) {
  mkdirSync(folder, { recursive: true });
  if (worker.storage) mkdirSync(worker.storage, { recursive: true });
  const config = `${folder}${worker.name}.capnp`;
  writeFileSync(config, configOf(worker));
  // Compiled first: to read a text with a whole Worker in it takes longer than to read "ok", and no platform does.
  const compiled = `${config}.bin`;
  writeFileSync(compiled, execFileSync(program, ['compile', '--config-only', config], { maxBuffer: 1e8 }));
  const began = performance.now();
  const child = spawn(program, ['serve', '--binary', compiled], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const url = `http://localhost:${worker.port}`;
  const until = Date.now() + 10_000;
  const answer = () => fetch(`${url}/healthz`).then((response) => response.text());
  while ((await answer().catch(() => undefined)) === undefined) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop(child);
      throw new Error(`${worker.name} does not start: ${said}`);
    }
    await wait(2);
  }
  return {
    url,
    /** Milliseconds from the start of the process to its first answer. */
    startMs: performance.now() - began,
    /** CPU milliseconds that the whole process has used: Worker, objects, network. */
    cpuMs: () => cpuMs(child.pid as number),
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Sums the CPU time of all threads. @throws on systems without /proc */
function cpuMs(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce(
    (sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );
}

const text = JSON.stringify;

function configOf({ port, module, others = {}, vars = {}, storage, files }: Worker): string {
  const served = files ?? (storage && assets);
  const when = (isThere: unknown, line: string) => (isThere ? line : '');
  const settings = unstable_readConfig({ config: `${root}wrangler.toml` });
  const date = text(settings.compatibility_date ?? '');
  const objects: { name: string; class_name: string }[] = settings.durable_objects.bindings;
  const bindings = [
    ...Object.entries(vars).map(([key, value]) => `(name = ${text(key)}, text = ${text(value)})`),
    ...(storage ? objects : []).map(
      (one) => `(name = ${text(one.name)}, durableObjectNamespace = ${text(one.class_name)})`,
    ),
    ...(served ? ['(name = "ASSETS", service = "assets")'] : []),
    ...settings.ratelimits.map(
      ({ name }: { name: string }) => `(name = ${text(name)}, wrapped = (moduleName = "bench:rate"))`,
    ),
  ];
  const namespaces = objects.map(
    (one) => `(className = ${text(one.class_name)}, uniqueKey = ${text(one.class_name)}, enableSql = true)`,
  );
  const embedded = (file: string) => `embed ${text(relative(folder, file))}`;
  const source = 'file' in module ? embedded(module.file) : text(module.text);
  const modules = Object.entries(others).map(
    ([name, file]) => `, (name = ${text(name)}, esModule = ${embedded(file)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "cache", worker = .cache),
    (name = "internet", network = (allow = ["public", "private"])),
    ${when(served, `(name = "assets", disk = (path = ${text(served ?? '')})),`)}
    ${when(storage, `(name = "storage", disk = (path = ${text(storage ?? '')}, writable = true)),`)}
  ],
  extensions = [.rate],
  sockets = [
    (name = "main", address = "localhost:${port}", http = (), service = "main"),
  ],
);

const rate :Workerd.Extension = (
  modules = [(name = "bench:rate", internal = true, esModule = ${text(rate)})],
);

const main :Workerd.Worker = (
  modules = [(name = "main.js", esModule = ${source})${modules.join('')}],
  compatibilityDate = ${date},
  ${when(files, 'cacheApiOutbound = "cache",')}
  bindings = [${bindings.join(', ')}],
  ${when(storage, `durableObjectNamespaces = [${namespaces.join(', ')}],`)}
  ${when(storage, 'durableObjectStorage = (localDisk = "storage"),')}
);

const cache :Workerd.Worker = (
  modules = [(name = "cache.js", esModule = ${text(emptyCache)})],
  compatibilityDate = ${date},
);
`;
}
