import { expect, it } from 'vitest';
import { countFaults, faultsIn, isMeasured, risesOf, totalOf } from './faults.ts';

const code = `// What a page shows.
const found = 1;
/**
 * Returns the row. The carrier says
 * nothing of it.
 */
let row = 2;
// Where does it come from? From a link.
`;
const row = { headless: 1, personified: 1, bare: 1 };

it('returns comments and names that break a rule, with their lines', () => {
  expect(faultsIn('rpc/domain/line.ts', code).map(({ rule, line, text }) => [rule, line, text])).toEqual([
    ['headless', 1, 'What a page shows.'],
    ['personified', 3, 'Returns the row. The carrier says nothing of it.'],
    ['bare', 2, 'found'],
  ]);
});

it('measures code outside of tests alone', () => {
  const others = ['rpc/line.test.ts', 'rpc/testing/line.ts', 'e2e/support/line.ts', 'lab/line.ts', 'docs/line.md'];
  expect(['rpc/line.ts', ...others].filter(isMeasured)).toEqual(['rpc/line.ts']);
});

it('refuses a count that rises, in a folder with or without a row', () => {
  const counts = countFaults(['rpc/domain/journey/line.ts', 'rpc/line.ts'].flatMap((file) => faultsIn(file, code)));
  expect(counts).toEqual({ 'rpc/domain': row, rpc: row });
  expect(risesOf(counts, counts)).toEqual([]);
  const base = { 'rpc/domain': { ...row, bare: 0 }, rpc: { ...row, headless: 2 } };
  expect(risesOf(counts, base)).toEqual(['rpc/domain: bare rose from 0 to 1']);
  expect(risesOf({ app: row }, {})).toHaveLength(3);
});

it('compares whole trees after a move between folders', () => {
  expect(risesOf(totalOf({ examples: row }), totalOf({ demo: row }))).toEqual([]);
  expect(risesOf(totalOf({ demo: row, examples: row }), totalOf({ demo: row }))).toHaveLength(3);
});
