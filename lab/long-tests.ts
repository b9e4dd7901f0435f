// Runs tests for longer than `npm test` does: the tools below of `npm run lab`. Vitest gets the other arguments, as in
// `npm run lab -- fuzz --reporter=verbose -t topUp`.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';

const longTests: Record<string, { files: string; runs: Record<string, string> }> = {
  model: { files: 'workers/testing/model', runs: { MODEL_RUNS: '100000' } },
  fuzz: { files: 'fuzz', runs: { FUZZ_RUNS: '2000' } },
  facts: { files: 'app/screens/testing/facts', runs: { FACTS: 'all' } },
  spellings: { files: 'respelled-pages scenarios.test isolated-texts', runs: { SPELLINGS: 'all' } },
  'contract-mutants': { files: 'contracts/pact/mutant.test contracts/laws/laws.test', runs: {} },
  matrix: { files: 'form-matrix form-ownership forms/unread', runs: {} },
};
const { files = '', runs } = longTests[argv[2] ?? ''] ?? {};
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...['--project', 'unit', '--project', 'contracts'],
  ...['--testTimeout', '3600000'],
  ...files.split(' '),
  ...argv.slice(3),
];
exit(spawnSync(execPath, args, { stdio: 'inherit', env: { CASES: 'every', ...runs, ...env } }).status ?? 1);
