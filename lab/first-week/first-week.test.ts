import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tools } from '../tools.ts';
import { commandsIn, type NamedCommand, pathsIn } from '../testing/documents.ts';
import { blocksUnder } from './blocks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const document = readFileSync(`${root}docs/first-week.md`, 'utf8');
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

/** The source of a command: its file, and the folders of its name or of its own. */
function sourceOf({ script, tool }: NamedCommand): string {
  const [, started = ''] = /run\.js (\S+)/.exec(scripts[script] ?? '') ?? [];
  const file = tool === undefined ? started : `lab/${tools.get(tool)?.file}`;
  const folder = ['scripts', 'lab'].includes(dirname(file)) ? file.replace(/\.ts$/, '') : dirname(file);
  return [file, ...globSync(`${folder}/**/*.ts`, { cwd: root })]
    .filter((path) => path && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(root + path, 'utf8'))
    .join('\n');
}

it('names commands with options that they have', () => {
  const commands = commandsIn(document);
  expect(commands.length).toBeGreaterThan(15);
  const strange = commands.flatMap((command) =>
    command.options
      .filter((option) => !new RegExp(`['\\s]${option}'?: \\{|'--${option}'|--${option}\\b`).test(sourceOf(command)))
      .map((option) => `${command.script} --${option}`),
  );
  expect(strange).toEqual([]);
});

it('names files that are there, but for those that its commands make', () => {
  const { linked, named } = pathsIn(document);
  expect(linked.filter((path) => !existsSync(`${root}docs/${path}`))).toEqual([]);
  const made = /^(app\/brand\/summit|build)\//;
  expect(named.filter((path) => !made.test(path) && !existsSync(root + path))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

it('has the commands of day 1 as blocks that can be run, up to the first page', () => {
  const blocks = blocksUnder('Day 1', document);
  expect(blocks[0]).toBe('npm start');
  expect(blocks.at(-1)).toMatch(/^curl .*http:\/\/summit\.localhost:8787\//);
  expect(blocks.filter((block) => block.startsWith('npm start'))).toHaveLength(2);
  expect(document.match(/^ *```sh$/gm)).toHaveLength(blocks.length);
});

it.each([
  ['npm run brands -- --new summit --name "A B"', [{ script: 'brands', options: ['new', 'name'] }]],
  ['`npm run lab -- crawl --tier see`', [{ script: 'lab', tool: 'crawl', options: ['tier'] }]],
  [
    '`npm start` and `npm run contracts:docs`',
    [
      { script: 'start', options: [] },
      { script: 'contracts:docs', options: [] },
    ],
  ],
])('finds the commands of %s', (text, commands) => {
  expect(commandsIn(text)).toEqual(commands);
});
