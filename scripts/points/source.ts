import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPoints, type Row } from './points-file.ts';

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

/** The points of a deployment, by the SQL API of Analytics Engine. @throws what it refused, with its words */
export function deployedSource(
  { account, token, table }: { account: string; token: string; table: string },
  ask: typeof fetch,
): PointSource {
  const url = `https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`;
  return {
    table,
    close: () => undefined,
    async ask(sql) {
      const response = await ask(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: `${sql} FORMAT JSON`,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 500)}`);
      return (JSON.parse(text) as { data: Row[] }).data;
    },
  };
}

/** The dataset that an environment of wrangler.toml writes its points to; undefined for one that is not there. */
export async function findDataset(environment: string): Promise<string | undefined> {
  // Loaded on demand, because loading takes seconds.
  const { unstable_readConfig } = await import('wrangler');
  const config = fileURLToPath(new URL('../../wrangler.toml', import.meta.url));
  if (!unstable_readConfig({ config }).definedEnvironments?.includes(environment)) return undefined;
  const { analytics_engine_datasets: datasets } = unstable_readConfig({ config, env: environment });
  return datasets.find(({ binding }: { binding: string }) => binding === 'POINTS')?.dataset;
}
