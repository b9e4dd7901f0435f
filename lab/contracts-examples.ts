import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onPath } from '#e2e/engines/installed.ts';
import { packKit } from '../scripts/contracts-kit.ts';

// Verifies the providers that the kit shows as examples, from an empty folder and by the two commands of its README.

const folder = mkdtempSync(join(tmpdir(), 'lineside-examples-'));
const backend = join(folder, 'backend');
const kit = join(backend, 'node_modules/lineside-contracts');
// The kit needs Node 22; npm and npx run on the Node of this process.
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` };

/** The six endpoints, which the README names too. */
const endpoints = [
  'topup.pulse',
  'sim.validate',
  'coverage.zipAvailability',
  'device.imeiCheck',
  'port.validateResult',
  'tax.byCustomer',
];

/** To build one with its tool belongs to writing it, not to verifying. */
const examples = [
  {
    language: 'Go',
    tool: 'go',
    build: ['go', 'build', '-o', join(folder, 'provider'), join(kit, 'examples/go/provider.go')],
    serve: (port: number) => [join(folder, 'provider'), String(port)],
  },
  {
    language: 'Java',
    tool: 'javac',
    build: ['javac', '-d', join(folder, 'classes'), join(kit, 'examples/java/Provider.java')],
    serve: (port: number) => ['java', '-cp', join(folder, 'classes'), 'Provider', String(port)],
  },
];

/** Runs a command in the empty folder. @throws when it fails */
function run([command = '', ...args]: readonly string[]): void {
  execFileSync(command, args, { cwd: backend, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await fetch(`http://127.0.0.1:${port}`).catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error(`nothing listens at ${port}`);
}

/** @returns how long installing and verifying took, in seconds */
async function verify({ build, serve }: (typeof examples)[number], tarball: string, port: number): Promise<number> {
  rmSync(backend, { recursive: true, force: true });
  mkdirSync(backend);
  const started = performance.now();
  run(['npm', 'install', tarball, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  const installed = performance.now();
  run(build);
  const [command = '', ...args] = serve(port);
  const provider = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    await listens(port);
    const chosen = endpoints.flatMap((one) => ['--endpoint', one]);
    const verifying = performance.now();
    run(['npx', 'lineside-contracts', 'verify', '--provider', `http://127.0.0.1:${port}`, ...chosen]);
    return (installed - started + performance.now() - verifying) / 1000;
  } finally {
    provider.kill();
  }
}

const firstPort = Number(process.env.EXAMPLES_PORT ?? 4620);
try {
  const tarball = await packKit(folder);
  for (const [index, example] of examples.entries()) {
    if (!onPath(example.tool)) {
      console.error(`${example.language} is not installed: its example was not verified`);
      process.exitCode = 1;
      continue;
    }
    const seconds = await verify(example, tarball, firstPort + index);
    console.log(`${example.language}: verified by 2 commands in ${seconds.toFixed(1)} s`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
