import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildKit } from './contracts-kit.ts';

const installed = fileURLToPath(new URL('../node_modules', import.meta.url));
const empty = mkdtempSync(join(tmpdir(), 'lineside-kit-'));
const kit = join(empty, 'node_modules/lineside-contracts');

/** What npm would install from the tarball: the kit and, from the project's own packages, Pact's core. */
beforeAll(async () => {
  await buildKit(kit);
  mkdirSync(join(empty, 'node_modules/@pact-foundation'));
  symlinkSync(join(installed, '@pact-foundation/pact-core'), join(empty, 'node_modules/@pact-foundation/pact-core'));
}, 60_000);
afterAll(() => {
  rmSync(empty, { recursive: true });
});

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

describe('the kit for backend teams', () => {
  it('is less than 40 MB with what it depends on', () => {
    const core = readdirSync(join(installed, '@pact-foundation')).filter((name) => name.startsWith('pact-core'));
    const others = ['pino', 'pino-pretty', 'underscore', 'check-types', 'detect-libc', 'node-gyp-build'];
    const packages = [...core.map((name) => `@pact-foundation/${name}`), ...others];
    const bytes = packages.reduce((sum, name) => sum + sizeOf(join(installed, name)), sizeOf(kit));
    expect(bytes).toBeLessThan(40_000_000);
  });

  it('serves the fixture carrier and verifies a service, from an empty folder', { timeout: 60_000 }, async () => {
    const cli = join(kit, 'cli.js');
    const serving = spawn(process.execPath, [cli, 'serve', '--port', '0'], { cwd: empty });
    try {
      const [line] = (await once(serving.stdout, 'data')) as [Buffer];
      const url = /http:\/\/\S+/.exec(line.toString())?.[0] ?? '';
      const options = ['verify', '--provider', url, '--service', 'confsvc'];
      const said = execFileSync(process.execPath, [cli, ...options], { cwd: empty }).toString();
      expect(said).toContain('confsvc: 1 of 1 interactions hold');
    } finally {
      serving.kill();
    }
  });
});
