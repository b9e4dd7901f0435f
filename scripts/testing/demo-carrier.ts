import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { freePort } from '#e2e/support/ports.ts';
import { fixtureBindings } from '../fixture-bindings.ts';
import { type Ratelimits, withoutLimit } from '../portal.ts';
import { workerOptionsOf } from '../worker-options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let bundled: string | undefined;

/** Bundles the carrier exactly as a deployment would. @returns its script @throws when it cannot be bundled */
function bundleCarrier(): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/wrangler/bin/wrangler.js', 'deploy', '-c', 'wrangler.demo.toml', '--dry-run', '--outdir', folder],
      { cwd: root, encoding: 'utf8', env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_ENV: '' } },
    );
    if (status !== 0) throw new Error(`wrangler.demo.toml\n${stdout}${stderr}`);
    return readFileSync(join(folder, 'carrier.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface DemoCarrierSettings {
  /** Port to listen on; 0 takes any free port. */
  port: number;
  portalOrigins: readonly string[];
  /** Opens the controls of the fixture world, and limits nobody. */
  controls?: boolean;
  /** Public address of the issuer, where it differs from the carrier's own. */
  issuer?: string;
  /** The folder in which its objects keep their storage; without it, memory. */
  persist?: string;
}

/** Runs the demo's carrier and identity provider on workerd, as wrangler.demo.toml describes them. */
export async function startDemoCarrier({
  port: wanted,
  portalOrigins,
  controls = false,
  issuer,
  persist,
}: DemoCarrierSettings) {
  const workerOptions = await workerOptionsOf('wrangler.demo.toml');
  const { modulesRules: _, ...options } = workerOptions;
  const port = wanted === 0 ? await freePort() : wanted;
  const url = `http://localhost:${port}`;
  const { OIDC_CLIENT_SECRET, CARRIER_SIGNATURE_SECRET } = fixtureBindings({
    portalOrigin: '',
    fixturesUrl: url,
    identityUrl: url,
  });
  const [PORTAL_ORIGIN = '', ...others] = portalOrigins;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'demo-carrier',
      modules: [{ type: 'ESModule', path: 'carrier.js', contents: (bundled ??= bundleCarrier()) }],
      bindings: {
        PORTAL_ORIGIN,
        OTHER_ORIGINS: others.join(' '),
        OIDC_ISSUER: issuer ?? url,
        OIDC_CLIENT_SECRET,
        CARRIER_SIGNATURE_SECRET,
        OPERATOR_SECRET: demoOperatorSecret,
        ...(controls ? { CONTROLS: 'on' } : {}),
      },
      ...(controls ? { ratelimits: withoutLimit(options.ratelimits as Ratelimits) } : {}),
      host: 'localhost',
      port,
      ...(persist ? { resourcePersistencePath: persist } : {}),
    }),
  );
  await miniflare.ready;
  return { url, identityUrl: url, miniflare, stop: () => miniflare.dispose() };
}

/** Operator secret of the demo portal in tests. */
export const demoOperatorSecret = 'demo-operator-secret-of-the-tests-only';
