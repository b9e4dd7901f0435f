import type * as grafana from '@grafana/grafana-foundation-sdk/alerting';
import type { Dataquery } from '@grafana/grafana-foundation-sdk/cog';
import type { Dashboard, Panel as GrafanaPanel, VariableModel } from '@grafana/grafana-foundation-sdk/dashboard';
import { type Alert, alerts, type Condition, severities } from './alerts.ts';
import { dashboards, type Panel } from './dashboards.ts';
import { dataset } from './query.ts';

// The types of Grafana's own schema check what is generated here; they lack the plugin's queries.

/** The plugin that Cloudflare names for Analytics Engine, and what its data source is called here. */
const datasource = { type: 'vertamedia-clickhouse-datasource', uid: 'lineside-points' };
/** The datasets of wrangler.toml; alerts are about the first. */
export const datasets = ['lineside_production', 'lineside_staging'] as const;

/** The dashboards in Grafana's JSON, by the names of their files. */
export function dashboardFiles(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(dashboards).map(([name, { title, panels }]): [string, Dashboard] => [
      name,
      {
        uid: `lineside-${name}`,
        title,
        tags: ['lineside'],
        schemaVersion: 39,
        refresh: '1m',
        time: { from: 'now-6h', to: 'now' },
        annotations: { list: [] },
        templating: { list: [datasetChoice()] },
        panels: panels.map((panel, index) => panelOf(panel, index + 1, placeOf(panel, index, panels))),
      },
    ]),
  );
}

function datasetChoice(): VariableModel {
  const [first] = datasets;
  return {
    name: dataset.slice(1),
    label: 'Environment',
    type: 'custom' as VariableModel['type'],
    query: datasets.join(','),
    current: { text: first, value: first },
    options: datasets.map((name) => ({ text: name, value: name, selected: name === first })),
  };
}

/** Returns the place of a panel: figures come first, four in a row, everything else two. */
function placeOf({ type }: Panel, index: number, panels: readonly Panel[]) {
  const statCount = panels.filter((panel) => panel.type === 'stat').length;
  if (type === 'stat') return { x: (index % 4) * 6, y: Math.floor(index / 4) * 5, w: 6, h: 5 };
  const place = index - statCount;
  return { x: (place % 2) * 12, y: Math.ceil(statCount / 4) * 5 + Math.floor(place / 2) * 9, w: 12, h: 9 };
}

function panelOf(
  { title, type, sql, unit = 'short' }: Panel,
  id: number,
  gridPos: ReturnType<typeof placeOf>,
): GrafanaPanel {
  return {
    id,
    title,
    type,
    gridPos,
    datasource,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [
      {
        refId: 'A',
        datasource,
        rawQuery: true,
        query: sql,
        format: type === 'timeseries' ? 'time_series' : 'table',
        dateTimeType: 'DATETIME',
        dateTimeColDataType: 'timestamp',
        intervalFactor: 1,
        round: '0s',
      },
    ] as unknown as Dataquery[],
  };
}

/** The alerts as a file that Grafana provisions. */
export function alertFile() {
  return {
    apiVersion: 1,
    groups: [
      {
        orgId: 1,
        name: 'Lineside',
        folder: 'Lineside',
        interval: '1m',
        rules: Object.entries<Alert>(alerts).map(([id, alert]) => ruleOf(id, alert)),
      },
    ],
  };
}

/** A part of a rule: a query, or the expression over the values of queries. */
type Part = { refId: string; model: { query?: string; expression?: string } };
export type Rule = ReturnType<typeof ruleOf>;

const letters = 'ABCDEFGH';

function ruleOf(uid: string, { says, conditions, holds, severity, page }: Alert) {
  const expression = { type: '__expr__', uid: '__expr__' };
  const refIdOf = (index: number) => letters.charAt(index);
  const condition = refIdOf(conditions.length);
  const relativeTimeRange = { from: 600, to: 0 };
  const queries = conditions.map(({ sql }, index) => {
    const query = { ...datasource, rawQuery: true, format: 'table', query: sql.replaceAll(dataset, datasets[0]) };
    const refId = refIdOf(index);
    return { refId, datasourceUid: datasource.uid, relativeTimeRange, model: { refId, datasource, ...query } };
  });
  const compare = (one: Condition) => ('above' in one ? `> ${rounded(one.above)}` : `< ${rounded(one.below)}`);
  const rule = {
    uid,
    title: uid,
    condition,
    for: `${holds}m`,
    // The alert about requests fires without data, and without its source. Elsewhere no data means that nothing
    // happened, and a source that is away must not raise every alert at once.
    noDataState: uid === 'no-requests' ? ('Alerting' as const) : ('OK' as const),
    execErrState: uid === 'no-requests' ? ('Alerting' as const) : ('KeepLast' as const),
    labels: { severity },
    // Grafana puts its own environment variable in the place of the braces.
    annotations: { summary: says, meaning: severities[severity], runbook_url: `\${LINESIDE_RUNBOOK}/${page}.md` },
    data: [
      ...queries,
      {
        refId: condition,
        datasourceUid: expression.uid,
        relativeTimeRange,
        model: {
          refId: condition,
          datasource: expression,
          type: 'math',
          expression: conditions.map((one, index) => `$${refIdOf(index)} ${compare(one)}`).join(' && '),
        },
      },
    ] as Part[],
  };
  return rule satisfies Omit<grafana.Rule, 'folderUID' | 'orgID' | 'ruleGroup' | 'data'>;
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
