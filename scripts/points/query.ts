import { commonTexts, type PointName, pointTable } from '#workers/points/point-table.ts';

/** The columns of Analytics Engine by the names that a kind of point has for them; `weight` is the points of a row. */
export function columnsOf(name: PointName): Record<string, string> {
  const { texts, numbers } = pointTable[name];
  const column = numbers.findIndex((key) => key === 'others') + 1;
  const weight = column > 0 ? `_sample_interval * (1 + double${column})` : '_sample_interval';
  return Object.fromEntries([
    ...[...commonTexts, ...texts].map((key, index) => [key, `blob${index + 1}`]),
    ...numbers.map((key, index) => [key, `double${index + 1}`]),
    ['weight', weight],
    ['points', `sum(${weight})`],
  ]);
}

/** Placeholders of a query for its dataset and its time range. */
export const dataset = '$dataset';
export const period = '$period';

/**
 * Returns a query of Analytics Engine's SQL about one kind of point. In its parts, `{name}` is replaced by the column
 * of that name in the table of points, and `{points}` by the number of points, sampled ones counted.
 * @throws for a name that the kind does not have
 */
export function queryOf(
  name: PointName,
  { select, where, rest = '' }: { select: string; where?: string | undefined; rest?: string },
) {
  const columns = columnsOf(name);
  const filled = (part: string) =>
    part.replace(/\{([\w-]+)\}/g, (_, key: string) => {
      const column = columns[key];
      if (column === undefined) throw new Error(`"${name}" points have no ${key}`);
      return column;
    });
  const conditions = [`blob1 = '${name}'`, period, ...(where ? [`(${filled(where)})`] : [])].join(' AND ');
  return `SELECT ${filled(select)} FROM ${dataset} WHERE ${conditions} ${filled(rest)}`.trim();
}

/** Returns the condition for the last minutes of this number. */
export function lastMinutes(minutes: number): string {
  return `timestamp > now() - INTERVAL '${minutes}' MINUTE`;
}

/** Returns the SQL for a quantile of a number. */
export function quantileOf(level: number, number: string): string {
  return `quantileExactWeighted(${level})({${number}}, toUInt32({weight}))`;
}

/** Returns the query with its dataset and time filled in. */
export function queryFor(sql: string, { table, time }: { table: string; time: string }): string {
  return sql.replaceAll(dataset, table).replaceAll(period, time);
}
