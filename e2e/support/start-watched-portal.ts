import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../../scripts/portal.ts';
import { dashboardFiles } from '../../scripts/points/grafana.ts';
import type { DataPoint } from '../../scripts/points/local-binding.ts';
import { openPoints, type Row } from '../../scripts/points/points-file.ts';
import { lastMinutes, queryFor } from '../../scripts/points/query.ts';
import { watchedTables } from '../../scripts/points/tables.ts';
import { fixturesUrl, identityUrl, ports } from './ports.ts';

export { watch } from '../../scripts/ops/watch.ts';
export type { Row };

/** Starts a portal with the limits of wrangler.toml whose data points are kept in a file. */
export async function startWatchedPortal() {
  const folder = mkdtempSync(join(tmpdir(), 'lineside-points-'));
  const file = join(folder, 'points.sqlite');
  const points = openPoints(file);
  const all: DataPoint[] = [];
  const onPoint = (point: DataPoint) => {
    all.push(point);
    points.add(point);
  };
  const portal = await startPortal({ port: ports.watched, fixturesUrl, identityUrl, onPoint });
  const ask = (sql: string, time = lastMinutes(15)) => points.ask(queryFor(sql, { table: 'points', time }));
  return {
    file,
    /** All data points since the start. */
    all,
    /** The rows of a table of `npm run ops -- watch`. */
    table: (title: string): Row[] => ask(watchedTables.find((one) => one.title === title)?.sql ?? ''),
    /** The rows of a panel, by the query that is in its dashboard's file. */
    panel: (dashboard: string, title: string): Row[] => {
      const { panels } = dashboardFiles()[dashboard] as DashboardFile;
      const query = panels.find((one) => one.title === title)?.targets[0]?.query ?? '';
      const now = Math.floor(Date.now() / 1_000);
      const macros: Record<string, string> = {
        $from: String(now - 900),
        $to: String(now + 60),
        $interval: '3600',
      };
      return ask(query.replace(/\$(from|to|interval)\b/g, (macro) => macros[macro] ?? macro));
    },
    async stop() {
      await portal.stop();
      points.close();
      rmSync(folder, { recursive: true });
    },
  };
}

interface DashboardFile {
  panels: readonly { title: string; targets: readonly { query: string }[] }[];
}
