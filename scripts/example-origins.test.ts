import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { exampleOrigins } from './example-origins.ts';

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
])('SAFETY-20: %s is an example: %s', (value, isExample) => {
  expect(exampleOrigins({ PORTAL_ORIGIN: value })).toEqual(isExample ? ['PORTAL_ORIGIN'] : []);
});

it('SAFETY-20: a deployment stops at the example origins of wrangler.toml', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', '--env=production'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^wrangler\.toml still has example origins: replace PORTAL_ORIGIN, .* in \[env\.production\.vars\]\.\n$/,
  );
});
