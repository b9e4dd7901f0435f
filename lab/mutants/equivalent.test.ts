import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { equivalents } from './equivalent.ts';
import { figuresOf, type Report, scoreOf, seenIn, tableOf } from './figures.ts';

test('each mutant that counts as equivalent changes what stands in its file, once in the list', () => {
  const gone = equivalents.filter(({ file, original }) => !readFileSync(file, 'utf8').includes(original));
  expect(gone).toEqual([]);
  const keys = equivalents.map(({ file, original, replacement }) => `${file} ${original} ${replacement}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('a score counts what tests saw, what nothing reached, and nothing that is equivalent or was not tried', () => {
  const [equivalent] = equivalents;
  if (!equivalent) throw new Error('there is one');
  const { file, original, replacement } = equivalent;
  const location = { start: { line: 2, column: 3 }, end: { line: 2, column: 3 + original.length } };
  const mutant = (status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError') => ({
    status,
    location: { start: { line: 1, column: 1 }, end: { line: 1, column: 6 } },
    replacement: status,
    mutatorName: 'BooleanLiteral',
  });
  const report: Report = {
    files: {
      [file]: {
        source: `first\n  ${original}`,
        mutants: [
          mutant('Killed'),
          mutant('Timeout'),
          mutant('Survived'),
          mutant('NoCoverage'),
          mutant('CompileError'),
          { status: 'Survived', location, replacement, mutatorName: 'MethodExpression' },
        ],
      },
    },
  };
  const all = figuresOf(report).get(file);
  expect(all).toMatchObject({ seen: 2, survived: 2, equivalent: 1 });
  expect(all?.survivors[0]).toBe(`${file}:1:1 Survived BooleanLiteral\n  - first\n  + Survived`);
  const drawn = figuresOf(report, { drawn: new Set([`${file} 0:0:0:5 Killed`]) });
  expect(drawn.get(file)).toMatchObject({ seen: 1, survived: 0, equivalent: 0 });
  // What an earlier round saw is no part of the next, whose report says that it did not compile.
  const inRounds = figuresOf(report, { seen: new Set([...seenIn(report), `${file} 0:0:0:5 CompileError`]) });
  expect(inRounds.get(file)).toMatchObject({ seen: 3, survived: 2, equivalent: 1 });
  // What one round could not try and another did not see counts for nothing.
  expect(figuresOf(report, { pending: new Set([`${file} 0:0:0:5 Survived`]) }).get(file)).toMatchObject({
    survived: 1,
  });
  expect(scoreOf({ seen: 199, survived: 1 })).toBe(99);
  expect(tableOf('rpc/domain', drawn, { least: 95 })).toContain('| all | 1 | 1 | 0 | 0 | 100 % |');
});
