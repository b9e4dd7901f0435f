import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costPage, costTables, type Measured, withTables } from './cost-page.ts';
import { expect, test } from '#e2e/support/portal-test.ts';

// Cost of a stay, counted with the built Worker (ADR-041). Runs in a process of its own, because its clock is moved.

function run<T>(script: string): T {
  const folder = mkdtempSync(join(tmpdir(), 'lineside-counts-'));
  try {
    const file = join(folder, 'counts.json');
    execFileSync(process.execPath, [`lab/cost/${script}`, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The single line and the family, without what changes a little with each count; of the bill nothing but its rows. */
const exact = (page: string) =>
  page
    .replace(/^\| (rows read|waits of objects|data points).*\n/gm, '')
    .replace(/table: stay[^]*?Rows are/, (table) => table.replace(/^((\|[^|]*){3}).*$/gm, '$1'))
    .replace(/table: bill[^]*?The list prices/, '');
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
  const counted = withTables(page, costTables(run<Measured>('measure.ts')));
  // `npm run lab -- cost --write` writes the figures there, so that a more expensive stay shows up in the diff.
  expect(exact(counted)).toBe(exact(page));
  const [now, then] = [figuresOf(counted), figuresOf(page)];
  expect(now.map(({ of }) => of)).toEqual(then.map(({ of }) => of));
  const moved = now.filter(({ value }, at) => Math.abs(value - (then[at]?.value ?? 0)) > Math.max(1, value * 0.05));
  expect(moved).toEqual([]);
  expect(Math.abs(totalOf(counted) / totalOf(page) - 1)).toBeLessThan(0.02);
  expect(totalOf(counted)).toBeLessThanOrEqual(most);
});

test('the counter counts each kind of work of an object, and an alarm when it rings (ADR-041)', () => {
  test.setTimeout(240_000);
  const { counts, rung } = run<{ counts: unknown; rung: unknown }>('known-work.ts');
  const nothing = {
    alarmRings: 0,
    sockets: 0,
    carrierCalls: 0,
    otherCalls: 0,
    waits: 0,
    usualPoints: 0,
    otherPoints: 0,
  };
  expect(counts).toEqual({
    ...nothing,
    // Two of the object's three calls run side by side; the Worker's own is no wait of an object.
    ...{ requests: 1, objectCalls: 2, carrierCalls: 4, waits: 2, usualPoints: 1, otherPoints: 1 },
    // Two rows of a table, each with one of its index. Four keys put, one deleted, none for one that is not there. An
    // alarm.
    rowsWritten: 4 + 5 + 1,
    alarmsSet: 1,
    // A key, and the two rows of the table.
    rowsRead: 3,
  });
  expect(rung).toEqual({
    ...nothing,
    requests: 0,
    objectCalls: 0,
    alarmRings: 1,
    alarmsSet: 0,
    rowsWritten: 1,
    rowsRead: 0,
  });
});
