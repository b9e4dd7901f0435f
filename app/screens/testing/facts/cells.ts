import { scenarioOf, scenarios } from '#fixtures/scenarios/scenarios.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { isInTurn } from '#fixtures/testing/turn.ts';
import { endpointOf, type EndName, ends } from './ends.ts';

export interface Cell {
  scenario: Scenario;
  end: EndName;
}

/**
 * A second SIM card after the first has arrived, a plan from the next billing cycle on, a lock that is refused, an
 * activation that places a hold.
 */
const variants = [
  {
    ...scenarioOf('reorder-sim'),
    seed: 'new-sim-delivered',
    forms: [{ ...scenarioOf('reorder-sim').forms[0], from: '/track-order' }],
  },
  { ...scenarioOf('plan-change'), forms: planForms() },
  { ...scenarioOf('secure-account'), writes: ['customer.securityAction'] },
  { ...scenarioOf('activate'), line: { isMonthInAdvancePaid: false } },
] as unknown as Scenario[];

function planForms() {
  const [form] = scenarioOf('plan-change').forms;
  return [{ ...form, fill: { when: 'next-cycle' } }];
}

/** Commits until each cell had its turn; the end `done` comes more often. */
const turns = 54;
const turnsOfDone = 9;

/**
 * Returns the cells of a run. FACTS picks them by kind and end, such as `top-up/late 403`, or takes all of them.
 * Without it each cell has its turn by the commit.
 */
export function cellsOf(wanted = process.env.FACTS): Cell[] {
  const rows = [...scenarios, ...variants].map((scenario) =>
    (Object.keys(ends) as EndName[]).filter((end) => endpointOf(scenario, end)).map((end): Cell => ({ scenario, end })),
  );
  const all = rows.flat();
  if (wanted === 'all') return all;
  const isWanted = ({ scenario: { kind }, end }: Cell) => `${kind}/${end}`.includes(wanted ?? '');
  if (wanted !== undefined) return all.filter(isWanted);
  return rows.flatMap((row, at) =>
    row.filter(({ end }, column) =>
      end === 'done' ? isInTurn(at, turnsOfDone) : isInTurn(at * row.length + column, turns),
    ),
  );
}
