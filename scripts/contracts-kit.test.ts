import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packKit } from './contracts-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineside-kit-'));
const empty = join(folder, 'backend');
// npm and npx run on the Node of the tests; the kit needs Node 22.
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` };

/** What a backend team does: `npm install` in a folder with nothing but a package.json. */
beforeAll(async () => {
  const tarball = await packKit(folder);
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), '{}');
  execFileSync('npm', ['install', tarball, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: empty,
    env,
  });
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

describe('the kit for backend teams', () => {
  it('is less than 40 MB with what it depends on', () => {
    expect(sizeOf(join(empty, 'node_modules'))).toBeLessThan(40_000_000);
  });

  it('serves the fixture carrier and verifies a service in a minute, by npx', { timeout: 60_000 }, async () => {
    // A group of its own: npx starts a shell, which starts the kit.
    const serving = spawn('npx', ['lineside-contracts', 'serve', '--port', '0'], { cwd: empty, env, detached: true });
    try {
      const [line] = (await once(serving.stdout, 'data')) as [Buffer];
      const url = /http:\/\/\S+/.exec(line.toString())?.[0] ?? '';
      const options = ['lineside-contracts', 'verify', '--provider', url, '--service', 'devicesvc'];
      const said = execFileSync('npx', options, { cwd: empty, env }).toString();
      expect(said).toMatch(/devicesvc: (\d+) of \1 interactions hold/);
    } finally {
      if (serving.pid !== undefined) process.kill(-serving.pid);
    }
  });

  it.each(['README.md', 'CHANGELOG.md', 'openapi.html', 'openapi.json', 'pact/assumptions.md', 'pact/states.md'])(
    'brings %s',
    (file) => {
      expect(existsSync(join(empty, 'node_modules/lineside-contracts', file))).toBe(true);
    },
  );
});
