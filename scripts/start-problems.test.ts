import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#e2e/support/ports.ts';
import { developmentPorts, testPorts } from './free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function run(args: readonly string[], { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const [code] = await once(child, 'close');
  return { code, stderr };
}

/** A port that something listens on for as long as the test runs. */
async function taken() {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, [Symbol.dispose]: () => void server.close() };
}

/** A checkout without dependencies, and an npm that fails with a text. */
function checkout(npmSays: string): { cwd: string; env: Record<string, string> } {
  const cwd = mkdtempSync(join(tmpdir(), 'lineside-'));
  folders.push(cwd);
  mkdirSync(join(cwd, 'scripts'));
  for (const file of ['scripts/run.js', 'package.json', 'package-lock.json'])
    copyFileSync(join(root, file), join(cwd, file));
  writeFileSync(join(cwd, 'npm'), `#!/bin/sh\necho '${npmSays}' >&2\nexit 1\n`);
  chmodSync(join(cwd, 'npm'), 0o755);
  return { cwd, env: { PATH: `${cwd}:${process.env.PATH}` } };
}

describe('a taken port', { timeout: 60_000 }, () => {
  it('is named, with the remedy', async () => {
    using other = await taken();
    // The ports of a portal that runs beside the tests must not be complained of first.
    const env = { PORT: String(await freePort()), IDENTITY_PORT: String(other.port + 1) };
    expect(await run(['scripts/start.ts'], { env: { ...env, FIXTURES_PORT: String(other.port) } })).toEqual({
      code: 1,
      stderr:
        `Port ${other.port} is taken by another program: stop it, or choose another port with ` +
        // The next port is the identity provider's.
        `\`FIXTURES_PORT=${other.port + 2} npm start\`.\n`,
    });
  });

  it('ends the test command before anything runs', async () => {
    using other = await taken();
    expect(await run(['scripts/test.ts'], { env: { E2E_PORTAL_PORT: String(other.port) } })).toEqual({
      code: 1,
      stderr:
        `Port ${other.port} is taken by another program: stop it, or choose another port with ` +
        `\`E2E_PORTAL_PORT=${other.port + 1} npm test\`.\n`,
    });
  });
});

it('the tests have ports of their own, so that they pass while a portal runs', () => {
  const running = Object.values(developmentPorts()).map(({ port }) => port);
  expect(testPorts().filter(({ port }) => running.includes(port))).toEqual([]);
});

it('prints the required version of Node', { timeout: 60_000 }, async () => {
  const olderNode =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.1'}})";
  expect(await run(['--import', olderNode, 'scripts/run.js', 'scripts/start.ts'])).toEqual({
    code: 1,
    stderr: 'This is Node 18.20.1, and Lineside needs Node 20 or newer: install it from https://nodejs.org.\n',
  });
});

describe('dependencies that cannot be installed', { timeout: 60_000 }, () => {
  it('cause one sentence about the network when there is none', async () => {
    expect(await run(['scripts/run.js', 'scripts/start.ts'], checkout('npm error code ENOTFOUND'))).toEqual({
      code: 1,
      stderr:
        'The dependencies could not be installed because the npm registry cannot be reached: connect to the network ' +
        'and try again.\n',
    });
  });

  it('cause npm’s output for another reason', async () => {
    const { code, stderr } = await run(['scripts/run.js', 'scripts/start.ts'], checkout('npm error code ENOSPC'));
    expect(code).toBe(1);
    expect(stderr).toBe(
      'npm error code ENOSPC\n\nThe dependencies could not be installed: npm says why above; fix that and try again.\n',
    );
  });
});
