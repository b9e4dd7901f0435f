import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { build } from './build.ts';
import { DeployRefusal, type Options } from './deploy/options.ts';
import { wranglerDeploy } from './deploy/wrangler.ts';
import { type DemoSecrets, newDemoSecrets } from './demo-secrets.ts';
import { root } from './root.ts';

/** File of the demo's secrets on the deploying machine; ignored by git. */
export const demoSecretsFile = `${root}.demo-secrets.json`;

/** The variables that the demo's two Workers need to agree on, and do not. @param vars those of [env.demo] */
export function demoMismatches(vars: Record<string, unknown>): string[] {
  const { vars: carrier } = unstable_readConfig({ config: `${root}wrangler.demo.toml` });
  return ['PORTAL_ORIGIN', 'OTHER_ORIGINS', 'OIDC_ISSUER'].filter((name) => carrier[name] !== vars[name]);
}

/**
 * Builds and deploys the demo's carrier, then the portal, which needs it. Makes the secrets of both at the first time.
 * @param vars those of [env.demo] in wrangler.toml
 * @returns the exit code
 * @throws DeployRefusal where the two Workers would not find each other
 */
export function deployDemo(vars: Record<string, unknown>, { isDryRun, rest }: Options): number {
  const strange = demoMismatches(vars);
  if (strange.length > 0)
    throw new DeployRefusal(
      `wrangler.demo.toml and [env.demo] differ in ${strange.join(', ')}. Give both the same values.`,
    );
  build({ quiet: false, demo: true });
  const carrier = ['--config', 'wrangler.demo.toml'];
  const portal = ['--env', 'demo', ...rest];
  if (isDryRun) return wranglerDeploy(root, ...carrier, '--dry-run') || wranglerDeploy(root, ...portal, '--dry-run');
  const { SESSION_SEAL_KEY: _, OPERATOR_KEY: __, ...ofCarrier } = keptSecrets();
  const folder = mkdtempSync(join(tmpdir(), 'demo-secrets-'));
  const file = join(folder, 'carrier.json');
  try {
    writeFileSync(file, JSON.stringify(ofCarrier), { mode: 0o600 });
    return (
      wranglerDeploy(root, ...carrier, '--secrets-file', file) ||
      wranglerDeploy(root, ...portal, '--secrets-file', demoSecretsFile)
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function keptSecrets(): DemoSecrets {
  if (!existsSync(demoSecretsFile))
    writeFileSync(demoSecretsFile, JSON.stringify(newDemoSecrets(), undefined, 2), { mode: 0o600 });
  return JSON.parse(readFileSync(demoSecretsFile, 'utf8')) as DemoSecrets;
}
