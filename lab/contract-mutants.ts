import { mutants } from '#contracts/pact/mutant.ts';
import { asTable, mutantReport } from '#contracts/pact/mutant-report.ts';

/** Judges all replies with one mistake each; `npm test` judges one in twelve. */
const report = mutantReport(mutants());
console.log(asTable(report));
const unexplained = report.survivors.filter(({ reason }) => reason === undefined);
if (report.tooFew.length > 0) console.log(`\ntoo few were found: ${report.tooFew.join(', ')}`);
process.exitCode = report.tooFew.length > 0 || unexplained.length > 0 ? 1 : 0;
