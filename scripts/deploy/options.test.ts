import { describe, expect, it } from 'vitest';
import { DeployRefusal, optionsOf, usage } from './options.ts';

it('takes its own flags out of the arguments, and leaves the rest to wrangler (SAFETY-70)', () => {
  expect(
    optionsOf(['--with-unpushed-commit', '--secrets-file', 'x', '--step-minutes=2', '--least-requests=0']),
  ).toEqual({
    environment: undefined,
    rollback: false,
    withOldSecrets: false,
    isDryRun: false,
    isBuilt: false,
    withUncommittedChanges: false,
    withUnpushedCommit: true,
    migrateAtOnce: false,
    unwatched: false,
    withoutPreviousScripts: false,
    withoutContractBroker: false,
    stepMs: 120_000,
    leastRequests: 0,
    rest: ['--secrets-file', 'x'],
  });
  expect(optionsOf([])).toMatchObject({ stepMs: 300_000, leastRequests: 100, rest: [] });
  for (const wrong of [
    '--step-minutes=soon',
    '--step-minutes',
    '--step-minutes=',
    '--step-minutes=-1',
    '--rollback=no',
  ])
    expect(() => optionsOf([wrong]), wrong).toThrow(DeployRefusal);
});

describe('an environment (SAFETY-50)', () => {
  it.each([
    [['--env', 'staging']],
    [['--env=staging']],
    [['-e', 'staging']],
    [['-e=staging']],
    [['-estaging']],
    [['--e', 'staging']],
    [['--e=staging']],
  ])('is read from %j', (args) => {
    expect(optionsOf(['--dry-run', ...args, '--var', 'A:1'])).toMatchObject({
      ...{ environment: 'staging', isDryRun: true },
      rest: ['--var', 'A:1'],
    });
  });

  it.each([[[]], [['--env']], [['--env=']], [['--env=staging', '-e', 'production']], [['--environment', 'staging']]])(
    'is none in %j',
    (args) => {
      expect(optionsOf(args).environment).toBeUndefined();
    },
  );
});

it('names each flag in its usage', () => {
  expect(usage.match(/--[\w-]+/g)).toHaveLength(12);
});
