import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare, type Request, type Response } from 'miniflare';
import { brands } from '#app/brand/by-host.ts';
import { fixtureBindings } from './fixture-bindings.ts';
import { type DataPoint, entryWithPoints, pointIn } from './points/local-binding.ts';
import { workerOptionsOf } from './worker-options.ts';
import { root } from './root.ts';

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
  /** Takes each data point; without it the portal writes none (SAFETY-60). */
  onPoint?: ((point: DataPoint) => void) | undefined;
  /** Turns off the rate limits, because tests have one address for hundreds of people. */
  limitless?: boolean;
  /** Milliseconds by which the portal's clock is ahead (SAFETY-48). */
  clockAheadMs?: number;
  /** Folder of another checkout, whose build runs. */
  tree?: string;
  /** Entry point of the demo portal, as [env.demo] deploys it. */
  demo?: { script: string };
  /** Answers the Worker's requests to other systems in their place. */
  outbound?: ((request: Request) => Promise<Response>) | undefined;
  /** Variables and secrets that replace those of the fixtures. */
  bindings?: Readonly<Record<string, string>>;
}

/** Origins of a portal on this port: each brand by its host on this machine, that of `localhost` first. */
export function portalOrigins(port: number): string[] {
  const hosts = brands.flatMap((brand) => brand.hosts.filter((host) => host.endsWith('.localhost')));
  return ['localhost', ...hosts].map((host) => `http://${host}:${port}`);
}

/** Runs the built Worker on workerd, as wrangler.toml describes it, in front of a fixture carrier. */
export async function startPortal(settings: PortalSettings) {
  const { port, persist, host = 'localhost', onLog, onPoint, clockAheadMs, demo, outbound } = settings;
  const { modulesRules: _, ...options } = await workerOptionsOf('wrangler.toml', demo && 'demo');
  const [origin = '', ...otherOrigins] = portalOrigins(port);
  const take = (message: string) => {
    const point = onPoint && pointIn(message);
    if (point) onPoint(point);
    else (onLog ?? console.log)(message);
  };
  const portal = {
    ...options,
    name: 'lineside',
    modules: [
      ...(onPoint ? [{ type: 'ESModule' as const, path: 'entry.js', contents: entryWithPoints }] : []),
      {
        type: 'ESModule' as const,
        path: 'app.js',
        contents: demo?.script ?? (await readFile(join(settings.tree ?? root, 'dist/app.js'), 'utf8')),
      },
    ],
    bindings: {
      ...(options.bindings as object),
      ...fixtureBindings({ ...settings, portalOrigin: origin, otherOrigins }),
      ...(clockAheadMs === undefined ? {} : { CLOCK_AHEAD_MS: String(clockAheadMs) }),
      ...settings.bindings,
    },
    ...(outbound ? { outboundService: outbound } : {}),
    ...(settings.limitless ? { ratelimits: withoutLimit(options.ratelimits as Ratelimits) } : {}),
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [portal],
      host,
      port,
      ...(persist ? { resourcePersistencePath: persist } : {}),
      ...(onLog || onPoint ? { handleStructuredLogs: ({ message }) => take(message) } : {}),
    }),
  );
  await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}

/** Rate counters of wrangler's configuration, in Miniflare's form. */
export type Ratelimits = Record<string, { namespace_id: string; simple: { limit: number; period?: 10 | 60 } }>;

/** Returns rate counters that never refuse. */
export function withoutLimit(ratelimits: Ratelimits): Ratelimits {
  return Object.fromEntries(
    Object.entries(ratelimits).map(([name, one]) => [name, { ...one, simple: { ...one.simple, limit: 1e9 } }]),
  );
}
