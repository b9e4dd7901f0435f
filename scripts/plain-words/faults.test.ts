import { expect, it } from 'vitest';
import { excessesOf, measure } from './faults.ts';

const code = `// What a page shows.
const found = 1;
/**
 * Returns the row. The carrier says
 * nothing of it.
 */
let row = 2;
// Where does it come from? From a link.
`;

it('returns comments and names that break a rule, with their lines', () => {
  const { comments, variables, faults } = measure(['rpc/domain/line.ts'], () => code);
  expect([comments, variables]).toEqual([3, 2]);
  expect(faults.map(({ rule, line, text }) => [rule, line, text])).toEqual([
    ['headless', 1, 'What a page shows.'],
    ['personified', 3, 'Returns the row. The carrier says nothing of it.'],
    ['bare', 2, 'found'],
  ]);
});

it('measures code outside of tests alone', () => {
  const files = ['rpc/line.test.ts', 'rpc/testing/line.ts', 'e2e/support/line.ts', 'lab/line.ts', 'docs/line.md'];
  expect(measure(files, () => code)).toEqual({ comments: 0, variables: 0, faults: [] });
});

it('accepts two percent of the comments and half a percent of the variables, and not one more', () => {
  const fault = { file: 'rpc/line.ts', line: 1, text: '' };
  const measured = (rule: 'headless' | 'personified' | 'bare', count: number) => ({
    comments: 100,
    variables: 200,
    faults: Array.from({ length: count }, () => ({ ...fault, rule })),
  });
  expect(excessesOf(measured('headless', 2))).toEqual([]);
  expect(excessesOf(measured('headless', 3))).toEqual(['headless: 3 of 100 comments; 2 % may']);
  expect(excessesOf(measured('personified', 3))).toHaveLength(1);
  expect(excessesOf(measured('bare', 1))).toEqual([]);
  expect(excessesOf(measured('bare', 2))).toEqual(['bare: 2 of 200 variables; 0.5 % may']);
});
