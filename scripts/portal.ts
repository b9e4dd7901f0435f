import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { fixtureBindings } from './fixture-bindings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface PortalSettings {
  port: number;
  fixturesUrl: string;
  identityUrl: string;
  /** The folder in which Durable Objects keep their storage; without it, memory. */
  persist?: string;
  /** The address to listen on, by default this machine only. */
  host?: string | undefined;
  /** Takes each line of the log, which is printed unless this is given. */
  onLog?: ((line: string) => void) | undefined;
  /** Nobody is limited by address, session or procedure: tests have one address for hundreds of people. */
  limitless?: boolean;
  /** Its clock goes so many milliseconds ahead (SAFETY-48). */
  clockAheadMs?: number;
}

/** Where a portal on this port is reached: the demo brand first, then TEMP1 by its own host. */
export function portalOrigins(port: number): string[] {
  return [`http://localhost:${port}`, `http://temp1.localhost:${port}`];
}

/** Runs the built Worker on workerd, as wrangler.toml describes it, in front of a fixture carrier. */
export async function startPortal({
  port,
  fixturesUrl,
  identityUrl,
  persist,
  host = 'localhost',
  onLog,
  limitless = false,
  clockAheadMs,
}: PortalSettings) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${root}wrangler.toml`);
  const [origin = '', ...otherOrigins] = portalOrigins(port);
  const { modulesRules: _, ...options } = workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'lineside',
      modules: [{ type: 'ESModule', path: 'app.js', contents: await readFile(`${root}dist/app.js`, 'utf8') }],
      bindings: {
        ...(options.bindings as object),
        ...fixtureBindings({ portalOrigin: origin, otherOrigins, fixturesUrl, identityUrl }),
        ...(clockAheadMs === undefined ? {} : { CLOCK_AHEAD_MS: String(clockAheadMs) }),
      },
      ...(limitless ? { ratelimits: withoutLimit(options.ratelimits as Ratelimits) } : {}),
      host,
      port,
      ...(persist ? { resourcePersistencePath: persist } : {}),
      ...(onLog ? { handleStructuredLogs: ({ message }) => onLog(message) } : {}),
    }),
  );
  await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}

type Ratelimits = Record<string, { namespace_id: string; simple: { limit: number; period?: 10 | 60 } }>;

function withoutLimit(ratelimits: Ratelimits): Ratelimits {
  return Object.fromEntries(
    Object.entries(ratelimits).map(([name, one]) => [name, { ...one, simple: { ...one.simple, limit: 1e9 } }]),
  );
}
