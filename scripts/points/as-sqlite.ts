import type { DatabaseSync } from 'node:sqlite';

/**
 * The functions of Analytics Engine's SQL that queries of this repository may use: those that this file can run. SQLite
 * has the first row itself.
 */
export const functions = [
  ...['sum', 'max'],
  ...['now', 'toUInt32', 'toDateTime', 'intDiv', 'sumIf', 'quantileExactWeighted'],
];

const keywords = new Set(['in', 'and', 'or', 'by', 'as', 'where', 'select', 'having', 'not', 'from']);
const secondsOf: Readonly<Record<string, number>> = { SECOND: 1, MINUTE: 60, HOUR: 3_600, DAY: 86_400 };

/**
 * Rewrites a query of Analytics Engine for SQLite with `addFunctions`: intervals become seconds, a parameter of an
 * aggregate its first argument, and a quotient a fraction, as it is there.
 * @throws for a function that is not in `functions`
 */
export function asSqlite(sql: string): string {
  const texts: string[] = [];
  const bare = sql.replace(/INTERVAL '(\d+)' (\w+)/g, (whole, count: string, unit: string) => {
    const seconds = secondsOf[unit];
    if (seconds === undefined) throw new Error(`unknown interval: ${whole}`);
    return String(Number(count) * seconds);
  });
  const withoutTexts = bare.replace(/'[^']*'/g, (text) => `'${texts.push(text) - 1}'`);
  for (const [, name = ''] of withoutTexts.matchAll(/(\w+)\s*\(/g))
    if (!functions.includes(name) && !keywords.has(name.toLowerCase())) throw new Error(`unknown function: ${name}`);
  return withoutTexts
    .replace(/quantileExactWeighted\(([\d.]+)\)\(/g, 'quantileExactWeighted($1, ')
    .replaceAll(' / ', ' * 1.0 / ')
    .replace(/'(\d+)'/g, (_, index: string) => texts[Number(index)] ?? '');
}

/** Adds the functions of Analytics Engine that SQLite lacks. Times are seconds since 1970. */
export function addFunctions(database: DatabaseSync): void {
  database.function('now', () => Math.floor(Date.now() / 1_000));
  database.function('toUInt32', (value) => Math.floor(Number(value)));
  database.function('toDateTime', (value) => Math.floor(Number(value)));
  database.function('intDiv', (value, by) => Math.trunc(Number(value) / Number(by)));
  database.aggregate('sumIf', { start: 0, step: (sum, value, test) => Number(sum) + (test ? Number(value) : 0) });
  database.aggregate('quantileExactWeighted', {
    start: '',
    step: (all, level, value, weight) => `${String(all)}${Number(level)} ${Number(value)} ${Number(weight)};`,
    result: (all) => quantile(String(all).split(';').slice(0, -1)),
  });
}

/** Returns a weighted quantile as ClickHouse defines it: the first value up to which the weights reach the level. */
function quantile(all: readonly string[]): number | null {
  const weighed = all
    .map((pair) => pair.split(' ').map(Number))
    .map(([level = 0, value = 0, weight = 0]) => ({ level, value, weight }))
    .toSorted((a, b) => a.value - b.value);
  const target = Math.ceil((weighed[0]?.level ?? 0) * weighed.reduce((sum, { weight }) => sum + weight, 0));
  let sum = 0;
  return weighed.find(({ weight }) => (sum += weight) >= target)?.value ?? null;
}
