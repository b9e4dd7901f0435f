import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { pagesByFile } from './words/shown-on.ts';
import { changedTexts, type Sources, withTexts, wordsAsCsv, WordsProblem } from './words/words-file.ts';
import { root } from './root.ts';

// Exports all words as CSV, and imports them back into their files.

const usage = `npm run words -- export FILE   writes every word with its languages and pages as CSV
npm run words -- import FILE   writes the words that were changed in it into the source`;

const [command, file = ''] = process.argv.slice(2);

try {
  if (command === 'export' && file) exportTo(file);
  else if (command === 'import' && file) importFrom(file);
  else {
    console.log(usage);
    process.exitCode = command === '--help' ? 0 : 1;
  }
} catch (thrown) {
  if (!(thrown instanceof WordsProblem)) throw thrown;
  console.error(`${thrown.message}\nNothing was written.`);
  process.exitCode = 1;
}

function sourcesOf(): Sources {
  const files = globSync(['app/copy/*.ts', 'app/screens/**/copy.ts'], { cwd: root });
  return new Map(
    files
      .filter((path) => !path.endsWith('.test.ts'))
      .sort()
      .map((path) => [path, readFileSync(root + path, 'utf8')]),
  );
}

function exportTo(target: string): void {
  writeFileSync(target, wordsAsCsv(sourcesOf(), pagesByFile()));
  console.log(`${target} has all words. Keep its rows and the \${…} in its texts.`);
}

function importFrom(source: string): void {
  const sources = sourcesOf();
  const changes = changedTexts(sources, readFileSync(source, 'utf8'));
  const files = [...new Set(changes.map((change) => change.file))];
  for (const path of files) {
    const fileChanges = changes.filter((change) => change.file === path);
    writeFileSync(root + path, withTexts(sources.get(path) ?? '', fileChanges));
  }
  if (files.length > 0) spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], { cwd: root });
  for (const { key, language, old, text } of changes) console.log(`${key} (${language})\n- ${old.text}\n+ ${text}`);
  console.log(
    changes.length === 0
      ? 'No word was changed.'
      : `${changes.length} changed, in ${files.join(', ')}: run npm run lint and npm test, then commit them.`,
  );
}
