import { execFileSync } from 'node:child_process';
import { tableOf } from '../../scripts/points/points-page.ts';
import { billOf, type CountName, type Counts, countTitles } from './monthly-bill.ts';
import type { Steps } from './stay.ts';
import { root } from '../../scripts/root.ts';

/** Shares of stays by kind of account: assumed. */
const shares = { single: 0.6, family: 0.39, moving: 0.01 };
/** Kinds of account whose stays are measured. */
export type AccountKind = keyof typeof shares;

/** Counts of the stays of three accounts; see measure.ts. */
export interface Measured {
  accountBytes: number;
  accountBytesAfterWrites: number;
  /** The very first stay of the single line. */
  first: Steps;
  kinds: Record<AccountKind, { usual: Steps; withWrite?: Steps }>;
}

/** The page with the figures. */
export const costPage = `${root}docs/operations/cost.md`;

const writeShare = 1 / 4;
const counted = Object.keys(countTitles) as CountName[];
const countsBy = (of: (name: CountName) => number) =>
  Object.fromEntries(counted.map((name) => [name, of(name)])) as unknown as Counts;

/** Returns all steps of a stay as one. */
const totalOf = (steps: Steps) => countsBy((name) => Object.values(steps).reduce((sum, one) => sum + one[name], 0));

/** Returns the average stay of a kind of account: one in four has a purchase, where one was measured. */
function meanOf({ usual, withWrite = usual }: Measured['kinds'][AccountKind]): Counts {
  const [without, with_] = [totalOf(usual), totalOf(withWrite)];
  return countsBy((name) => (1 - writeShare) * without[name] + writeShare * with_[name]);
}

/** Returns the average stay of all. */
function averageOf({ kinds }: Measured): Counts {
  const means = Object.entries(shares).map(([kind, share]) => ({ share, mean: meanOf(kinds[kind as AccountKind]) }));
  return countsBy((name) => means.reduce((sum, { share, mean }) => sum + share * mean[name], 0));
}

/** Counts with the built Worker, and returns the tables of the page by their names there. */
export function countedTables(): Record<string, string> {
  // In a process of its own, because its clock is moved.
  const printed = execFileSync(process.execPath, [`${root}lab/cost/measure.ts`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const measured = JSON.parse(printed) as Measured;
  return {
    stay: stayTable(measured),
    steps: stepsTable(measured.kinds.single.withWrite ?? {}, measured.first),
    bill: billTable(measured),
  };
}

const table = (...[head, rows]: Parameters<typeof tableOf>) => tableOf(head, rows, '---:');
const short = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 2 });
const rounded = (dollars: number) => short(Math.round(dollars));
const sizes = [1e6, 10e6, 50e6];
const bytesOf = ({ accountBytes, accountBytesAfterWrites }: Measured) =>
  (1 - writeShare) * accountBytes + writeShare * accountBytesAfterWrites;

function stayTable(measured: Measured): string {
  const columns = [
    ...Object.keys(shares).map((kind) => meanOf(measured.kinds[kind as AccountKind])),
    averageOf(measured),
  ];
  const rows = counted.map((name) => [countTitles[name], ...columns.map((one) => short(one[name]))]);
  const percents = Object.entries(shares).map(([kind, share]) => `${kind}, ${share * 100} %`);
  return table(['a stay', ...percents, 'average'], rows);
}

function stepsTable(steps: Steps, first: Steps): string {
  const shown: CountName[] = ['requests', 'objectCalls', 'alarmRings', 'rowsWritten', 'alarmsSet', 'carrierCalls'];
  const rows = Object.entries(steps).map(([name, counts]) => [
    name,
    ...shown.map((one) => short(counts[one])),
    short(first[name]?.rowsWritten ?? 0),
  ]);
  return table(['step', ...shown.map((one) => countTitles[one]), 'rows written, first stay'], rows);
}

function billTable(measured: Measured): string {
  const bills = sizes.map((customers) => billOf(averageOf(measured), bytesOf(measured), customers));
  const parts = Object.keys(bills[0]?.parts ?? {}) as (keyof (typeof bills)[number]['parts'])[];
  return table(
    ['dollars a month', ...sizes.map((customers) => `${short(customers)} customers`)],
    [
      ...parts.map((part) => [part, ...bills.map((bill) => rounded(bill.parts[part]))]),
      ['**all**', ...bills.map(({ total }) => `**$${rounded(total)}**`)],
    ],
  );
}
