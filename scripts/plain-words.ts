import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { excessesOf, measure } from './plain-words/faults.ts';
import { root } from './root.ts';

// The part of `npm run lint` that reads comments and the names of variables (CONTRIBUTING, "How we write").
// `--list FOLDER` prints the faults of a folder.

const tree = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = tree
  .toString()
  .split('\n')
  .filter((file) => existsSync(root + file));
const measured = measure(files, (file) => readFileSync(root + file, 'utf8'));

const [flag, folder = ''] = process.argv.slice(2);
if (flag === '--list') {
  for (const { file, line, rule, text } of measured.faults)
    if (file.startsWith(folder)) console.log(`${file}:${line} ${rule}: ${text.slice(0, 160)}`);
} else {
  const excesses = excessesOf(measured);
  if (excesses.length > 0) {
    console.error([...excesses, 'List them: node scripts/run.js scripts/plain-words.ts --list FOLDER'].join('\n'));
    process.exitCode = 1;
  }
}
