import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { optionsOf } from './options.ts';
import {
  configOf,
  exampleOrigins,
  hostsWithoutBrand,
  installedNotAsLocked,
  movesClock,
  notAsLocked,
  plainOrigins,
  refuseWhatCannotServe,
} from './refusals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Checks a deployment of wrangler.toml, as scripts/deploy.ts does before it builds. */
function check(...args: string[]): void {
  const options = optionsOf(args);
  refuseWhatCannotServe(configOf(root, options), options);
}

describe('configOf (SAFETY-50)', () => {
  it.each([
    ['none', []],
    ['one that wrangler.toml has not', ['-e=nowhere']],
    ['the top level', ['--env=']],
  ])('stops the deployment when it is %s', (_, args) => {
    expect(() => check(...args)).toThrow('Name the environment: --env staging or --env production or --env demo.');
  });
});

describe('movesClock (SAFETY-48)', () => {
  it.each([
    ['neither', {}, ['--dry-run'], false],
    ['a variable, even of 0', { CLOCK_AHEAD_MS: '0' }, [], true],
    ['an argument', {}, ['--var', 'CLOCK_AHEAD_MS:86400000'], true],
    ['an argument in one word', {}, ['--var=CLOCK_AHEAD_MS:1'], true],
  ])('is that of %s: %j', (_, vars, args, moves) => {
    expect(movesClock(vars, args)).toBe(moves);
  });

  it('refuses the deployment, also in a dry run', () => {
    expect(() => check('-e=staging', '--dry-run', '--var', 'CLOCK_AHEAD_MS:1000')).toThrow(
      'CLOCK_AHEAD_MS is for tests. Remove it before you deploy.',
    );
  });
});

describe('exampleOrigins (SAFETY-20)', () => {
  it.each([
    ['https://portal.example.com', true],
    ['https://id.carrier.example', true],
    ['https://one.example.net:8443 https://two.carrier.net', true],
    ['https://portal.carrier.net', false],
    ['https://lineside-demo.example.workers.dev', true],
    ['https://lineside-demo.somebody.workers.dev', false],
    ['https://myexample.com', false],
    ['https://portal.example.carrier.net', false],
    ['lineside', false],
  ])('is in %s: %s', (value, isExample) => {
    expect(exampleOrigins({ PORTAL_ORIGIN: value })).toEqual(isExample ? ['PORTAL_ORIGIN'] : []);
  });

  it('stops a deployment of the demo', () => {
    expect(() => check('--env', 'demo')).toThrow(
      /^wrangler\.toml still has example origins\. Replace .* in \[env\.demo\.vars\]\.$/,
    );
  });

  it('stops a deployment with its name in the message and exit code 1', { timeout: 60_000 }, () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', '--env=production'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^wrangler\.toml still has example origins\. Replace PORTAL_ORIGIN, .* in \[env\.production\.vars\]\.\n$/,
    );
  });
});

describe('addresses that cannot serve (SAFETY-79)', () => {
  it.each([
    [{ CARRIER_ORIGIN: 'http://api.carrier.net' }, ['CARRIER_ORIGIN']],
    [{ OTHER_ORIGINS: 'https://a.net http://b.net', OIDC_ISSUER: 'http://id.net' }, ['OTHER_ORIGINS', 'OIDC_ISSUER']],
    [{ PORTAL_ORIGIN: 'https://a.net', NOTE: 'http://b.net' }, []],
  ])('of %j without https are %j', (vars, names) => {
    expect(plainOrigins(vars)).toEqual(names);
  });

  it('have a brand each, but the portal’s own', () => {
    const hosts = (list: string) => hostsWithoutBrand({ OTHER_ORIGINS: list });
    expect(hosts('https://temp1.acme-mobile.net https://temp1.lineside.example')).toEqual(['temp1.acme-mobile.net']);
    expect(hosts('')).toEqual([]);
  });
});

const one = { version: '1.0.0', integrity: 'sha512-one' };
const lock = (packages: Record<string, object>) => ({ packages });

test.each([
  ['the same', { 'node_modules/one': one }, []],
  ['less', {}, []],
  ['another version', { 'node_modules/one': { ...one, version: '1.0.1' } }, ['node_modules/one']],
  ['other contents', { 'node_modules/one': { ...one, integrity: 'sha512-other' } }, ['node_modules/one']],
  ['a package more', { 'node_modules/one': one, 'node_modules/two': one }, ['node_modules/two']],
])('lists installed packages that differ from the lock file: %s (SAFETY-20)', (_, installed, named) => {
  expect(notAsLocked(lock(installed), lock({ 'node_modules/one': one, 'node_modules/three': one }))).toEqual(named);
});

test('has only packages of the lock file in this checkout (SAFETY-20)', () => {
  expect(installedNotAsLocked(root)).toEqual([]);
});
