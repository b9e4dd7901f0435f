import { type Alert, alerts } from './alerts.ts';
import { dashboards, type Panel } from './dashboards.ts';
import { dataset } from './query.ts';

/** The plugin that Cloudflare names for Analytics Engine, and what its data source is called here. */
const datasource = { type: 'vertamedia-clickhouse-datasource', uid: 'lineside-points' };
/** The datasets of wrangler.toml; alerts are about the first. */
export const datasets = ['lineside_production', 'lineside_staging'] as const;
const columns = 24;

/** The dashboards in Grafana's JSON, by the names of their files. */
export function dashboardFiles(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(dashboards).map(([name, { title, panels }]) => [
      name,
      {
        uid: `lineside-${name}`,
        title,
        tags: ['lineside'],
        schemaVersion: 39,
        refresh: '1m',
        time: { from: 'now-6h', to: 'now' },
        templating: { list: [datasetChoice()] },
        panels: placed(panels).map(({ panel, gridPos }, index) => panelOf(panel, index + 1, gridPos)),
      },
    ]),
  );
}

function datasetChoice() {
  const [first] = datasets;
  return {
    name: dataset.slice(1),
    label: 'Environment',
    type: 'custom',
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

function panelOf({ title, type, sql, unit = 'short' }: Panel, id: number, gridPos: Place) {
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
    ],
  };
}

/** The alerts as a file that Grafana provisions. */
export function alertFile(): object {
  return {
    apiVersion: 1,
    groups: [
      {
        orgId: 1,
        name: 'Lineside',
        folder: 'Lineside',
        interval: '1m',
        rules: Object.entries(alerts).map(([id, alert]) => ruleOf(id, alert)),
      },
    ],
  };
}

function ruleOf(uid: string, { says, sql, above, below, holds = 0, urgency }: Alert) {
  const threshold = above === undefined ? { type: 'lt', params: [below] } : { type: 'gt', params: [above] };
  const query = { ...datasource, rawQuery: true, format: 'table', query: sql.replaceAll(dataset, datasets[0]) };
  const source = { type: '__expr__', uid: '__expr__' };
  return {
    uid,
    title: uid,
    condition: 'B',
    for: `${holds}m`,
    // The alert about requests fires without data. For the others no data means that nothing happened.
    noDataState: uid === 'no-requests' ? 'Alerting' : 'OK',
    execErrState: 'Error',
    labels: { urgency },
    annotations: { summary: says },
    data: [
      {
        refId: 'A',
        datasourceUid: datasource.uid,
        relativeTimeRange: { from: 600, to: 0 },
        model: { refId: 'A', datasource, ...query },
      },
      {
        refId: 'B',
        datasourceUid: source.uid,
        relativeTimeRange: { from: 600, to: 0 },
        model: {
          refId: 'B',
          datasource: source,
          type: 'threshold',
          expression: 'A',
          conditions: [{ evaluator: threshold }],
        },
      },
    ],
  };
}
