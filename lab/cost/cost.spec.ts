import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costPage, costTables, meanOf, type Measured, measuredBefore, withTables } from './cost-page.ts';
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

/** Without the rows read, which cost a thousandth of those written and change with each query. */
const whole = (page: string) => page.replace(/^\| rows read \|.*\n/m, '');

test('costs the calls, rows and alarms of docs/operations/cost.md in each step of a stay (ADR-041)', () => {
  test.setTimeout(240_000);
  const measured = run<Measured>('measure.ts');
  const page = readFileSync(costPage, 'utf8');
  // `npm run lab -- cost --write` writes the figures there, so that a more expensive stay shows up in the diff.
  expect(whole(withTables(page, costTables(measured)))).toBe(whole(page));
  const [now, before] = [meanOf(measured), meanOf(measuredBefore)];
  // One row a stay above half: stored forecasts and dismissed ends.
  expect(now.rowsWritten).toBeLessThanOrEqual(before.rowsWritten * 0.52);
  expect(now.requests).toBeLessThanOrEqual(before.requests * 0.75);
});

test('the counter counts each kind of work of an object, and an alarm when it rings (ADR-041)', () => {
  test.setTimeout(240_000);
  const { counts, rung } = run<{ counts: unknown; rung: unknown }>('known-work.ts');
  const nothing = { alarmRings: 0, sockets: 0, carrierCalls: 0, otherCalls: 0 };
  expect(counts).toEqual({
    ...nothing,
    ...{ requests: 1, objectCalls: 2, carrierCalls: 1 },
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
