import { readFileSync } from 'node:fs';
import { withTables } from '../../scripts/points/points-page.ts';
import { costPage, countedTables } from './cost-page.ts';
import { expect, test } from '#e2e/support/portal-test.ts';

// Cost of a stay, counted with the built Worker (ADR-041).

/** The single line and the family, without what changes a little with each count; of the bill nothing but its rows. */
const exact = (page: string) =>
  page
    .replace(/^\| (rows read|waits of objects|data points).*\n/gm, '')
    .replace(/<!-- stay -->[^]*?Rows are/, (table) => table.replace(/^((\|[^|]*){3}).*$/gm, '$1'))
    .replace(/<!-- bill -->[^]*?The list prices/, '');
const figure = /\d[\d,]*(?:\.\d+)?/g;
/** Each figure of the page with its line; a wait, and a poll of the moving family, more or less are no change. */
const figuresOf = (page: string) =>
  page.split('\n').flatMap((line) => {
    const of = line.replaceAll(figure, '#');
    return Array.from(line.matchAll(figure), ([text]) => ({ of, value: Number(text.replaceAll(',', '')) }));
  });
/** Dollars of a month with 10 million customers. */
const totalOf = (page: string) => Number(/\*\*all\*\* \| [^|]* \| \*\*\$([\d,]+)/.exec(page)?.[1]?.replace(',', ''));
const most = 2_300;

test('costs the calls, rows and alarms of docs/operations/cost.md in each step of a stay (ADR-041)', () => {
  test.setTimeout(400_000);
  const page = readFileSync(costPage, 'utf8');
  const counted = withTables(page, countedTables());
  // `npm run lab -- cost --write` writes the figures there, so that a more expensive stay shows up in the diff.
  expect(exact(counted)).toBe(exact(page));
  const [now, then] = [figuresOf(counted), figuresOf(page)];
  expect(now.map(({ of }) => of)).toEqual(then.map(({ of }) => of));
  const moved = now.filter(({ value }, at) => Math.abs(value - (then[at]?.value ?? 0)) > Math.max(1, value * 0.05));
  expect(moved).toEqual([]);
  expect(Math.abs(totalOf(counted) / totalOf(page) - 1)).toBeLessThan(0.02);
  expect(totalOf(counted)).toBeLessThanOrEqual(most);
});
