import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Counts, countFaults, faultsIn, isMeasured, risesOf, ruleNames, totalOf } from './plain-words/faults.ts';

// The part of `npm run lint` that reads comments and the names of variables (CONTRIBUTING, "How we write").
// `--list FOLDER` prints the faults of a folder; `--lower` writes today's counts, also after a move between folders.

const root = fileURLToPath(new URL('..', import.meta.url));
const ratchetFile = `${root}scripts/plain-words/ratchet.json`;
/** Without it (`{}`) each fault is refused. */
const ratchet = JSON.parse(readFileSync(ratchetFile, 'utf8')) as Counts;
const tree = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const faults = tree
  .toString()
  .split('\n')
  .filter((file) => isMeasured(file) && existsSync(root + file))
  .flatMap((file) => faultsIn(file, readFileSync(root + file, 'utf8')));
const counts = countFaults(faults);

const [flag, folder = ''] = process.argv.slice(2);
const rises = flag === '--lower' ? risesOf(totalOf(counts), totalOf(ratchet)) : risesOf(counts, ratchet);
if (flag === '--list') {
  for (const { file, line, rule, text } of faults)
    if (file.startsWith(folder)) console.log(`${file}:${line} ${rule}: ${text.slice(0, 160)}`);
} else if (rises.length > 0) {
  console.error([...rises, 'They are listed by: node scripts/run.js scripts/plain-words.ts --list FOLDER'].join('\n'));
  process.exitCode = 1;
} else if (flag === '--lower') {
  const rows = Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `  "${name}": { ${ruleNames.map((rule) => `"${rule}": ${row[rule]}`).join(', ')} }`);
  writeFileSync(ratchetFile, `{\n${rows.join(',\n')}\n}\n`);
} else if (risesOf(ratchet, counts).length > 0)
  console.log('There are fewer faults: lower the ratchet with node scripts/run.js scripts/plain-words.ts --lower');
