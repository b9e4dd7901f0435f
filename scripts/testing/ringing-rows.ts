import type { Rule } from '../points/grafana.ts';
import type { Row } from '../points/points-file.ts';

/**
 * Runs the query of an alert's rule.
 * @returns its rows
 */
export type Ask = (sql: string) => Row[];

const isValue = ([name]: readonly [string, unknown]) => name === 'value';
/** The label of a row: rows of two windows with the same one belong together, as Grafana joins them. */
const labelOf = (row: Row) => JSON.stringify(Object.entries(row).filter((one) => !isValue(one)));

/**
 * Evaluates a rule of ops/alerts.json as Grafana does: each label rings for which every part of the expression holds.
 * No data rings where the rule says so.
 * @returns the rows of the first window that ring
 */
export function ringingRows({ data, noDataState }: Rule, ask: Ask): Row[] {
  const expression = data.at(-1)?.model.expression ?? '';
  const parts = expression.split(' && ').map((part) => {
    const [, refId, sign, limit] = /^\$(\w) ([<>]) ([\d.]+)$/.exec(part) ?? [];
    if (limit === undefined) throw new Error(`cannot evaluate ${expression}`);
    const rows = ask(data.find((one) => one.refId === refId)?.model.query ?? '');
    const holds = ({ value }: Row) =>
      value !== null && (sign === '>' ? Number(value) > +limit : Number(value) < +limit);
    return { rows, held: new Set(rows.filter(holds).map(labelOf)) };
  });
  const [first] = parts;
  if (!first) return [];
  const isEmpty = first.rows.every(({ value }) => value === null || value === undefined);
  if (isEmpty) return noDataState === 'Alerting' ? [{ value: null }] : [];
  return first.rows.filter((row) => parts.every(({ held }) => held.has(labelOf(row))));
}
