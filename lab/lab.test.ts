import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commandsIn } from './testing/documents.ts';
import { tools } from './tools.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
const lab = (...args: string[]) =>
  spawnSync(process.execPath, ['lab/lab.ts', ...args], { cwd: root, encoding: 'utf8' });

it('lists each tool on one line without a name', () => {
  const { status, stdout, stderr } = lab();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const listed = stdout.split('\n').flatMap((line) => /^ {2}([\w-]+) +\S/.exec(line)?.[1] ?? []);
  expect(listed).toEqual([...tools.keys()].toSorted());
  expect(stdout.split('\n').filter((line) => line.length > 90)).toEqual([]);
});

it('rejects an unknown name with exit code 2', () => {
  const { status, stdout, stderr } = lab('nothing');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('No tool is named nothing.');
});

it('passes the arguments on and ends with the exit code of the tool', () => {
  const { status, stderr } = lab('contract-proxy', '--carrier', 'nowhere');
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('carrier') });
});

it('has the file of each tool', () => {
  expect([...tools].filter(([, { file }]) => !existsSync(`${root}lab/${file}`))).toEqual([]);
});

it('runs each tool that needs no argument in a workflow', () => {
  const workflow = (name: string) => readFileSync(`${root}.github/workflows/${name}.yml`, 'utf8');
  const workflows = ['ci', 'mutants', 'nightly'].map(workflow).join('\n');
  const isRun = (name: string) => new RegExp(`(lab --| -) ${name}\\b`).test(workflows);
  expect([...tools.keys()].filter((name) => !isRun(name))).toEqual(['compare', 'contract-proxy', 'pictures']);
});

it('keeps at most 16 npm scripts', () => {
  expect(Object.keys(scripts).slice(16)).toEqual([]);
});

it('finds each command that a document, a workflow or a comment names', () => {
  const files = execFileSync('git', ['ls-files', '*.md', '*.yml', '*.toml', '*.ts', '*.tsx', '*.js'], { cwd: root });
  const named = files
    .toString()
    .trim()
    .split('\n')
    .filter((file) => existsSync(root + file) && !/\.test\.ts$|^CHANGELOG/.test(file))
    .flatMap((file) => commandsIn(readFileSync(root + file, 'utf8')).map((command) => ({ file, ...command })));
  expect(named.length).toBeGreaterThan(150);
  const isKnown = ({ script, tool }: { script: string; tool?: string }) =>
    scripts[script] !== undefined && (tool === undefined || tool === 'NAME' || tools.has(tool));
  expect(named.filter((command) => !isKnown(command))).toEqual([]);
});
