import { execFileSync, execSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/carrier.ts';
import { contractVersion } from '#contracts/pact/version.ts';
import { packKit } from './contracts-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineside-kit-'));
const empty = join(folder, 'backend');
/** What npx runs, which takes longer to start than the kit. */
const cli = join(empty, 'node_modules/.bin/lineside-contracts');
// npm and npx run on the Node of the tests; the kit needs Node 22.
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` };

/** What a backend team does: `npm install` in a folder with nothing but a package.json. */
let tarball: string;
beforeAll(async () => {
  tarball = await packKit(folder);
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

/** The anchor that a heading gets. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');

describe('the kit for backend teams', () => {
  it('is less than 40 MB with what it depends on', () => {
    expect(sizeOf(join(empty, 'node_modules'))).toBeLessThan(40_000_000);
  });

  it(
    'serves the fixture carrier and verifies a service in a minute, by npx, with its version first',
    { timeout: 60_000 },
    async () => {
      const serving = spawn(process.execPath, [cli, 'serve', '--port', '0'], { cwd: empty, env });
      try {
        const [line] = (await once(serving.stdout, 'data')) as [Buffer];
        const url = /http:\/\/\S+/.exec(line.toString())?.[0] ?? '';
        // The line of both jobs in the README, which npx takes from the installed kit.
        const readme = readFileSync(join(empty, 'node_modules/lineside-contracts/README.md'), 'utf8');
        const commands = readme.match(/npx --yes lineside-contracts@\d+ verify \$CONTRACTS_OPTIONS.*/g) ?? [];
        expect(commands).toHaveLength(2);
        expect(new Set(commands).size).toBe(1);
        const options = { CONTRACTS_OPTIONS: `--provider ${url} --service taxsvc`, npm_config_offline: 'true' };
        const said = execSync(commands[0] ?? '', { cwd: empty, env: { ...env, ...options } }).toString();
        expect(existsSync(join(empty, 'contracts.xml'))).toBe(true);
        expect(said).toMatch(/taxsvc: (\d+) of \1 interactions hold/);
        expect(said).toMatch(new RegExp(`^Lineside contracts ${contractVersion}\n`));
      } finally {
        serving.kill();
      }
    },
  );

  it('can be published: npm takes it, without what only a checkout has (HTTP-38)', () => {
    // A registry that is not there: a dry run needs none.
    const options = ['--dry-run', '--json', '--registry', 'http://127.0.0.1:1', '--fetch-retries', '0', '--silent'];
    const stdout = execFileSync('npm', ['publish', tarball, ...options], { cwd: folder, env }).toString();
    const all = JSON.parse(stdout) as Record<string, { version: string; files: readonly { path: string }[] }>;
    const published = all['lineside-contracts'] ?? expect.fail(stdout.slice(0, 200));
    const paths = published.files.map(({ path }) => path);
    expect(published.version).toBe(contractVersion);
    expect(paths).toEqual(expect.arrayContaining(['cli.js', 'README.md', 'CHANGELOG.md', 'openapi.json']));
    expect(paths.filter((path) => /test|node_modules|\.env|\.npmrc/.test(path))).toEqual([]);
  });

  it('prints the changes of one call (HTTP-38)', () => {
    const text = execFileSync(process.execPath, [cli, 'changes', 'order.track'], { cwd: empty, env }).toString();
    expect(text).toMatch(/^order\.track\n\n## \d+\.\d+\.\d+ [^]*- `order\.track`: /);
    expect(text).not.toContain('billing.forecast');
  });

  it('has its version in the name of the file', () => {
    expect(basename(tarball)).toBe(`lineside-contracts-${contractVersion}.tgz`);
  });

  it('has only links that work', () => {
    const kit = join(empty, 'node_modules/lineside-contracts');
    const files = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
    const links = files.flatMap((file) =>
      [...readFileSync(join(kit, file), 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].map(
        ([, path = '', anchor = '']) => ({
          from: file,
          path,
          to: join(kit, dirname(file), path || basename(file)),
          anchor,
        }),
      ),
    );
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ to }) => !to.startsWith(kit) || !existsSync(to))).toEqual([]);
    const headings = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => `#${slug(text)}`);
    expect(links.filter(({ to, anchor }) => anchor && !headings(to).includes(anchor))).toEqual([]);
  });

  it('prints its usage under the name with which it is called', () => {
    const help = execFileSync(process.execPath, [cli, 'verify', '--help'], { cwd: empty, env }).toString();
    expect(help).toContain('npx lineside-contracts verify [options]');
    expect(help).not.toContain('npm run');
  });

  it('refuses an older Node with a sentence, as its manifest requires', () => {
    const kit = join(empty, 'node_modules/lineside-contracts');
    const { engines } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { engines: { node: string } };
    expect(engines.node).toBe('>=22');
    const core = JSON.parse(
      readFileSync(join(empty, 'node_modules/@pact-foundation/pact-core/package.json'), 'utf8'),
    ) as { engines: { node: string } };
    expect(core.engines.node).toBe('>=22');
    writeFileSync(
      join(empty, 'older.mjs'),
      "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });\n" +
        "await import('lineside-contracts/cli.js');\n",
    );
    const run = spawnSync(process.execPath, ['older.mjs'], { cwd: empty, env });
    expect(run.status).toBe(2);
    expect(run.stderr.toString()).toContain('needs Node 22 or newer; this is 20.20.2');
  });

  it('has a page of its API with every call, which loads no file and sends no telemetry', () => {
    const page = readFileSync(join(empty, 'node_modules/lineside-contracts/openapi.html'), 'utf8');
    expect(endpoints.filter(({ id }) => !page.includes(`"${id}"`)).map(({ id }) => id)).toEqual([]);
    expect(parse(page).querySelectorAll('script[src], link[href], img[src^=http]').map(String)).toEqual([]);
    expect(page).toMatch(/__redoc_options = \{[^;]*"disableTelemetry":true/);
  });

  it.each([
    'README.md',
    'CHANGELOG.md',
    'openapi.json',
    'assumptions.md',
    'states.md',
    'inputs.md',
    'pact/pacts/lineside-auth.json',
    'examples/go/provider.go',
    'examples/java/Provider.java',
  ])('brings %s', (file) => {
    expect(existsSync(join(empty, 'node_modules/lineside-contracts', file))).toBe(true);
  });
});
