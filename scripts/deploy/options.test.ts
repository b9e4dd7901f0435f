import { expect, it } from 'vitest';
import { DeployRefusal, optionsOf, usage } from './options.ts';

it('takes its own flags out of the arguments, and leaves the rest to wrangler (SAFETY-70)', () => {
  expect(
    optionsOf(['--with-unpushed-commit', '--secrets-file', 'x', '--step-minutes=2', '--least-requests=0']),
  ).toEqual({
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

it('names each flag in its usage', () => {
  expect(usage.match(/--[\w-]+/g)).toHaveLength(12);
});
