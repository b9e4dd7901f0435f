import { type Alert, alerts, type Condition, severities } from './alerts.ts';
import { scenarios } from './scenarios.ts';
import { objectives, type Objective } from './slos.ts';

/** Tables of docs/operations/points.md, by the names of their markers. */
export function pageTables(): Record<'objectives' | 'severities' | 'alerts' | 'scenarios', string> {
  return {
    objectives: tableOf(
      ['objective', 'target', 'over', 'what'],
      Object.values<Objective>(objectives).map((objective) => [
        objective.title,
        targetOf(objective),
        daysOf(objective),
        objective.says,
      ]),
    ),
    alerts: tableOf(
      ['alert', 'severity', 'rings', 'meaning'],
      Object.entries<Alert>(alerts).map(([id, one]) => [`\`${id}\``, one.severity, ringsOf(one), one.says]),
    ),
    severities: tableOf(['severity', 'meaning'], Object.entries(severities)),
    scenarios: tableOf(
      ['scenario', 'wakes', 'for the next day'],
      Object.entries(scenarios).map(([says, { rings }]) => {
        const listed = (isForWaking: boolean) =>
          rings
            .filter((id) => (alerts[id].severity !== 'sev3') === isForWaking)
            .map((id) => `\`${id}\``)
            .join(', ');
        return [says, listed(true) || '–', listed(false) || '–'];
      }),
    ),
  };
}

function targetOf({ target, better, unit }: Objective): string {
  const sign = better === 'more' ? '≥' : '≤';
  return unit === 'share' ? `${sign} ${(target * 100).toFixed(1)} %` : `${sign} ${target} ${unit}`;
}

const daysOf = ({ days }: Objective) => (days === 1 ? 'a day' : `${days} days`);

function ringsOf({ conditions, holds }: Alert): string {
  const over = [...new Set(conditions.map(limitOf))].join(', ');
  const windows = conditions.length > 1 ? `${over} in both windows` : over;
  return holds === 0 ? windows : `${windows}, for ${holds} min`;
}

const limitOf = (one: Condition) => ('above' in one ? `above ${round(one.above)}` : `below ${round(one.below)}`);

const round = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** Returns a table in Markdown. @param rule of the columns after the first, such as `---:` for numbers */
export function tableOf(names: readonly string[], rows: readonly (readonly string[])[], rule = '---'): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(names), line(names.map((_, index) => (index === 0 ? '---' : rule))), ...rows.map(line)].join('\n');
}

/**
 * Returns a page with tables behind the comments of their names.
 * @throws when it lacks one of them
 */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\n\n?)(?:\\|.*\n)*`);
    if (!place.test(text)) throw new Error(`the page has no place for ${name}`);
    return text.replace(place, (_, marker: string) => `${marker}${table}\n`);
  }, page);
}
