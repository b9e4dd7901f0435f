import { existsSync } from 'node:fs';
import { platformOf } from '../deploy/platform.ts';
import { openPoints, type Row } from './points-file.ts';
import { root } from '../root.ts';

/** A table of points, and the function that runs queries over it. */
export interface PointSource {
  table: string;
  ask: (sql: string) => Promise<Row[]>;
  close: () => void;
}

/** The points of a portal on this machine. @returns undefined where there are none */
export function localSource(file: string): PointSource | undefined {
  if (!existsSync(file)) return undefined;
  const points = openPoints(file);
  return { table: 'points', ask: async (sql) => points.ask(sql), close: () => points.close() };
}

/** The points of a deployment, by the SQL API of Analytics Engine. */
export function deployedSource({ account, token, table }: Record<'account' | 'token' | 'table', string>): PointSource {
  const { rows } = platformOf({ account, token, worker: '' });
  return { table, ask: (sql) => rows(sql) as Promise<Row[]>, close: () => undefined };
}

/** The dataset that an environment of wrangler.toml writes its points to; undefined for one that is not there. */
export async function findDataset(environment: string): Promise<string | undefined> {
  // Loaded on demand, because loading takes seconds.
  const { unstable_readConfig } = await import('wrangler');
  const config = `${root}wrangler.toml`;
  if (!unstable_readConfig({ config }).definedEnvironments?.includes(environment)) return undefined;
  const { analytics_engine_datasets: datasets } = unstable_readConfig({ config, env: environment });
  return datasets.find(({ binding }: { binding: string }) => binding === 'POINTS')?.dataset;
}
