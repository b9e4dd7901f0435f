import { fileURLToPath } from 'node:url';
import before from './80db393d.json' with { type: 'json' };
import { billOf, prices } from './monthly-bill.ts';
import type { CountName, Counts } from './counted-portal.ts';
import type { Steps } from './stay.ts';

/** Cost of four stays of one customer; see measure.ts. */
export interface Measured {
  accountBytes: number;
  accountBytesAfterWrites: number;
  first: Steps;
  usual: Steps;
  withWrite: Steps;
}

/** The page with the figures. */
export const costPage = fileURLToPath(new URL('../../docs/operations/cost.md', import.meta.url));
/** The same of commit 80db393d: `npm run lab -- cost --commit 80db393d`. */
export const measuredBefore: Measured = before;

const writeShare = 1 / 4;
const counted: readonly CountName[] = [
  'requests',
  'sockets',
  'objectCalls',
  'alarmRings',
  'rowsWritten',
  'alarmsSet',
  'rowsRead',
  'carrierCalls',
  'otherCalls',
];
const titles: Record<CountName, string> = {
  requests: 'requests',
  sockets: 'sockets',
  objectCalls: 'object calls',
  alarmRings: 'alarms that rang',
  rowsWritten: 'rows written',
  alarmsSet: 'alarms set',
  rowsRead: 'rows read',
  carrierCalls: 'carrier calls',
  otherCalls: 'calls of marketing and the like',
};

/** All steps of a stay as one. */
export function totalOf(steps: Steps): Counts {
  const total = (name: CountName) => Object.values(steps).reduce((sum, one) => sum + one[name], 0);
  return Object.fromEntries(counted.map((name) => [name, total(name)])) as unknown as Counts;
}

/** Average cost of a stay: one in four has a purchase. */
export function meanOf({ usual, withWrite }: Measured): Counts {
  const [without, with_] = [totalOf(usual), totalOf(withWrite)];
  const mean = (name: CountName) => (1 - writeShare) * without[name] + writeShare * with_[name];
  return Object.fromEntries(counted.map((name) => [name, mean(name)])) as unknown as Counts;
}

/** The tables of the page, by their names there. */
export function costTables(now: Measured): Record<string, string> {
  return {
    stay: stayTable(now),
    steps: stepsTable(now.withWrite, now.first),
    bill: billTable(now),
    prices: priceTable(),
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

const short = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 2 });
const percent = (now: number, was: number) => (was === 0 ? '' : `${Math.round((100 * now) / was)} %`);

function stayTable(now: Measured): string {
  const [mean, was] = [meanOf(now), meanOf(measuredBefore)];
  const [first, firstWas] = [totalOf(now.first), totalOf(measuredBefore.first)];
  const rows = counted.map((name) => [
    titles[name],
    ...[short(was[name]), short(mean[name]), percent(mean[name], was[name])],
    ...[short(firstWas[name]), short(first[name])],
  ]);
  const bytes = (of: 'accountBytes' | 'accountBytesAfterWrites') => [
    ...[short(measuredBefore[of]), short(now[of]), percent(now[of], measuredBefore[of])],
  ];
  rows.push(['bytes of an account that bought nothing', ...bytes('accountBytes'), '', '']);
  rows.push(['bytes of an account that bought something', ...bytes('accountBytesAfterWrites'), '', '']);
  return table(['a stay', '80db393d', 'now', 'of it', 'the first one, 80db393d', 'the first one, now'], rows);
}

function stepsTable(steps: Steps, first: Steps): string {
  const shown: readonly CountName[] = [
    'requests',
    'objectCalls',
    'alarmRings',
    'rowsWritten',
    'alarmsSet',
    'carrierCalls',
  ];
  const rows = Object.entries(steps).map(([name, counts]) => [
    name,
    ...shown.map((one) => short(counts[one])),
    short(first[name]?.rowsWritten ?? 0),
  ]);
  return table(['step', ...shown.map((one) => titles[one]), 'rows written, first stay'], rows);
}

function billTable(now: Measured): string {
  const rows = [10_000, 1_000_000, 10_000_000].flatMap((customers) =>
    (
      [
        ['80db393d', measuredBefore],
        ['now', now],
      ] as const
    ).map(([name, measured]) => {
      const { total, ...parts } = billOf(meanOf(measured), measured, customers);
      return [
        `${short(customers)}, ${name}`,
        ...Object.values(parts).map((dollars) => short(Math.round(dollars))),
        `**$${short(Math.round(total))}**`,
      ];
    }),
  );
  return table(
    [
      'customers',
      'requests',
      'CPU',
      'object calls',
      'duration',
      'rows written',
      'rows read',
      'storage',
      'logs',
      'month',
    ],
    rows,
  );
}

function priceTable(): string {
  const { plan: _, ...each } = prices;
  const used: Record<keyof typeof each, string> = {
    requests: 'requests',
    cpuMs: 'requests × 5 ms',
    objectRequests: 'object calls + alarms that rang',
    gigabyteSeconds: '(object calls + alarms that rang) × 0.0066 GB-s',
    rowsWritten: 'rows written',
    rowsRead: 'rows read',
    gigabytesStored: 'bytes of the accounts, in GB',
    logLines: '1.3 lines',
  };
  const rows = Object.entries(each).map(([name, { free, each: price }]) => [
    used[name as keyof typeof each],
    short(free),
    name === 'gigabytesStored' ? `$${price}` : `$${(price * 1e6).toLocaleString('en-US')} a million`,
  ]);
  return table(['what is paid for', 'included in a month', 'each more'], rows);
}

/** The page with its tables replaced; each follows a comment with its name. */
export function withTables(page: string, tables: Record<string, string>): string {
  return Object.entries(tables).reduce((text, [name, rows]) => {
    const place = new RegExp(`(<!-- table: ${name} -->\n\n)(?:\\|.*\n)*`);
    if (!place.test(text)) throw new Error(`docs/operations/cost.md has no place for the table ${name}`);
    return text.replace(place, (_, before) => `${before}${rows}\n`);
  }, page);
}
