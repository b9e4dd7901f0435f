import { execFileSync } from 'node:child_process';
import { scenarioOf, scenarios } from '#fixtures/scenarios/scenarios.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { type EndName, ends } from './ends.ts';

export interface Cell {
  scenario: Scenario;
  end: EndName;
}

/** Another SIM card for a line whose first one has arrived, and a plan from the next billing cycle on. */
const variants = [
  {
    ...scenarioOf('reorder-sim'),
    seed: 'new-sim-delivered',
    forms: [{ ...scenarioOf('reorder-sim').forms[0], from: '/track-order' }],
  },
  { ...scenarioOf('plan-change'), forms: planForms() },
] as unknown as Scenario[];

function planForms() {
  const [form] = scenarioOf('plan-change').forms;
  return [{ ...form, fill: { when: 'next-cycle' } }];
}

/** Commits until each cell had its turn; the end `done` comes more often. */
const turns = 24;
const turnsOfDone = 2;

/**
 * Returns the cells of a run. FACTS picks them by kind and end, such as `top-up/late 403`, or takes all of them.
 * Without it each cell has its turn by the commit.
 */
export function cellsOf(wanted = process.env.FACTS): Cell[] {
  const rows = [...scenarios, ...variants].map((scenario) =>
    (Object.keys(ends) as EndName[]).map((end): Cell => ({ scenario, end })),
  );
  const all = rows.flat();
  if (wanted === 'all') return all;
  const isWanted = ({ scenario: { kind }, end }: Cell) => `${kind}/${end}`.includes(wanted ?? '');
  if (wanted !== undefined) return all.filter(isWanted);
  const turn = turnOfCommit();
  console.log(`facts: turn ${turn} of ${turns}`);
  return rows.flatMap((row, at) =>
    row.filter(({ end }, column) =>
      end === 'done' ? at % turnsOfDone === turn % turnsOfDone : (at * row.length + column) % turns === turn,
    ),
  );
}

function turnOfCommit(): number {
  const hash = process.env.GITHUB_SHA ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return Number.parseInt(hash.slice(0, 8), 16) % turns;
}
