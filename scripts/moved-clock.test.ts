import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { movesClock } from './moved-clock.ts';

it.each([
  ['neither', {}, ['--dry-run'], false],
  ['a variable, even of 0', { CLOCK_AHEAD_MS: '0' }, [], true],
  ['an argument', {}, ['--var', 'CLOCK_AHEAD_MS:86400000'], true],
  ['an argument in one word', {}, ['--var=CLOCK_AHEAD_MS:1'], true],
])('SAFETY-48: %s moves the clock of a deployment: %j', (_, vars, args, moves) => {
  expect(movesClock(vars, args)).toBe(moves);
});

it('SAFETY-48: a deployment with a moved clock stops, a dry run too', { timeout: 60_000 }, () => {
  const args = ['scripts/deploy.ts', '-e=staging', '--dry-run', '--var', 'CLOCK_AHEAD_MS:1000'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  expect(status).toBe(1);
  expect(stderr).toBe('CLOCK_AHEAD_MS moves the clock of tests: take it away before you deploy.\n');
});
