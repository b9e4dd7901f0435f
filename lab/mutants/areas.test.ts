import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { areas, leftOutFiles, neverMutated } from './areas.ts';

const sources = globSync(['{rpc,workers}/**/*.ts', 'app/forms/**/*.{ts,tsx}', 'app/screens/**/*.ts']).filter(
  (file) => !neverMutated.some((glob) => matchesGlob(file, glob)),
);

/** The areas that a file is in. */
function areasOf(file: string): string[] {
  return Object.entries(areas).flatMap(([name, { files }]) =>
    files.some((glob) => matchesGlob(file, glob)) ? [name] : [],
  );
}

const isLeftOut = (file: string) => leftOutFiles.some(({ files }) => matchesGlob(file, files));

test('has each source file in one area, or left out with a reason', () => {
  expect(sources.length).toBeGreaterThan(300);
  const other = sources.filter((file) => areasOf(file).length !== (isLeftOut(file) ? 0 : 1));
  expect(other.map((file) => `${file}: ${areasOf(file).join(', ') || 'no area'}`)).toEqual([]);
});

test('has each intent in the area of the screens', () => {
  const intents = sources.filter((file) => file.endsWith('/intent.ts'));
  expect(intents.length).toBeGreaterThan(40);
  expect(intents.filter((file) => areasOf(file)[0] !== 'app/screens')).toEqual([]);
});

test('finds a file for each glob of an area, of its tests and of the exceptions', () => {
  const globs = [
    ...Object.values(areas).flatMap(({ files, tests }) => [...files, ...tests]),
    ...leftOutFiles.map(({ files }) => files),
  ];
  expect(globs.filter((glob) => globSync(glob).length === 0)).toEqual([]);
});

test('requires 95 percent for rules, operations, the ledger and sessions, and 90 for the rest', () => {
  const least = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, area.least]));
  expect(Object.keys(least).filter((name) => least[name] === 95)).toEqual([
    'rpc/domain',
    'rpc/operation',
    'workers/account/ledger.ts',
    'workers/session',
  ]);
  expect(Object.values(least).filter((one) => one < 90)).toEqual([]);
});
