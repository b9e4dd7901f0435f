import { parseArgs } from 'node:util';
import { mutants } from '#contracts/pact/mutant.ts';
import { asTable, mutantReport } from '#contracts/pact/mutant-report.ts';
import { measureAlarms } from './contract-mutants/alarms.ts';
import { measureMeaning } from './contract-mutants/meaning.ts';

/**
 * Judges all replies with one mistake each; `npm test` judges one in twelve. With `--meaning` it puts mistakes of
 * meaning and state into the fixture carrier instead, and looks for them with pacts and laws. With `--alarms` it checks
 * the laws with backends that make no mistake.
 */
const { values } = parseArgs({
  options: {
    alarms: { type: 'boolean', default: false },
    meaning: { type: 'boolean', default: false },
    'per-kind': { type: 'string', default: '14' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
if (values.alarms) process.exitCode = await measureAlarms();
else if (values.meaning) {
  const { 'per-kind': perKind, seed, only } = values;
  process.exitCode = await measureMeaning({ perKind: Number(perKind), seed: Number(seed), only });
} else {
  const report = mutantReport(mutants());
  console.log(asTable(report));
  const unexplained = report.survivors.filter(({ reason }) => reason === undefined);
  if (report.tooFew.length > 0) console.log(`\ntoo few were found: ${report.tooFew.join(', ')}`);
  process.exitCode = report.tooFew.length > 0 || unexplained.length > 0 ? 1 : 0;
}
