import type * as grafana from '@grafana/grafana-foundation-sdk/alerting';
import type { Dataquery } from '@grafana/grafana-foundation-sdk/cog';
import type { Dashboard, Panel as GrafanaPanel, VariableModel } from '@grafana/grafana-foundation-sdk/dashboard';
import { type Alert, alerts, type Condition, severities, type Severity } from './alerts.ts';
import { dashboards, type Panel } from './dashboards.ts';
import { dataset } from './query.ts';

// The types of Grafana's own schema check what is generated here; they lack the plugin's queries.

/** The plugin that Cloudflare names for Analytics Engine, and what its data source is called here. */
const datasource = { type: 'vertamedia-clickhouse-datasource', uid: 'lineside-points' };
/** The datasets of wrangler.toml; alerts are about the first. */
export const datasets = ['lineside_production', 'lineside_staging'] as const;
const columns = 24;

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
        panels: placed(panels).map(({ panel, gridPos }, index) => panelOf(panel, index + 1, gridPos)),
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

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Figures four in a row, everything else two. */
function placed(panels: readonly Panel[]): { panel: Panel; gridPos: Place }[] {
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  return panels.map((panel) => {
    const [w, h] = panel.type === 'stat' ? [columns / 4, 5] : [columns / 2, 9];
    if (x + w > columns || (x > 0 && h !== rowHeight)) {
      x = 0;
      y += rowHeight;
    }
    rowHeight = h;
    const gridPos = { x, y, w, h };
    x += w;
    return { panel, gridPos };
  });
}

function panelOf({ title, type, sql, unit = 'short' }: Panel, id: number, gridPos: Place): GrafanaPanel {
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
export function alertFile(): AlertFile {
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

/** Parts of a rule that evaluate it: queries, and the expression over their values. */
export interface Rule {
  uid: string;
  noDataState: 'Alerting' | 'OK';
  for: string;
  labels: { severity: Severity };
  annotations: { summary: string; meaning: string; runbook_url: string };
  data: { refId: string; model: { query?: string; expression?: string } }[];
}
export interface AlertFile {
  apiVersion: 1;
  groups: { orgId: number; name: string; folder: string; interval: string; rules: Rule[] }[];
}

const letters = 'ABCDEFGH';

function ruleOf(uid: string, { says, conditions, holds, severity, page }: Alert): Rule {
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
    ],
  };
  return rule satisfies Omit<grafana.Rule, 'folderUID' | 'orgID' | 'ruleGroup' | 'data'>;
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
