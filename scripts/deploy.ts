import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unstable_readConfig } from 'wrangler';
import { build } from './build.ts';
import { deployArguments, unroutedOrigins } from './deploy-environment.ts';
import { exampleOrigins } from './example-origins.ts';
import { installedNotAsLocked } from './installed-as-locked.ts';
import { movesClock } from './moved-clock.ts';

// Builds, then runs `wrangler deploy` for one environment of wrangler.toml, with this command's other arguments.
const root = fileURLToPath(new URL('..', import.meta.url));
const { environment, others } = deployArguments(process.argv.slice(2));
const { definedEnvironments: environments = [] } = unstable_readConfig({ config: `${root}wrangler.toml` });
if (environment === undefined || !environments.includes(environment))
  stop(`Say what to deploy: ${environments.map((name: string) => `--env ${name}`).join(' or ')}.`);
if (others.some((one) => /^(-c|--config)\b/.test(one))) stop('Only wrangler.toml is deployed: leave out --config.');
const { vars, routes, route } = unstable_readConfig({ config: `${root}wrangler.toml`, env: environment });
if (movesClock(vars, others)) stop('CLOCK_AHEAD_MS moves the clock of tests: take it away before you deploy.');
const unrouted = unroutedOrigins({ vars, routes, route });
if (unrouted.length > 0) stop(`No route of [env.${environment}] leads to ${unrouted.join(', ')}.`);
const examples = exampleOrigins(vars);
if (examples.length > 0 && !others.includes('--dry-run'))
  stop(`wrangler.toml still has example origins: replace ${examples.join(', ')} in [env.${environment}.vars].`);
const strangers = installedNotAsLocked(root);
if (strangers.length > 0)
  stop(`Installed, and not as package-lock.json says: ${strangers.join(', ')}. Remove node_modules, and try again.`);
if (vars.OIDC_TRUSTS_PROMPT === 'on')
  console.warn(
    'OIDC_TRUSTS_PROMPT is on: whoever holds the browser of a signed-in person can get past the sign-in that ' +
      'locking, unlocking, cards, SIM orders and signing out everywhere ask for (ADR-016).',
  );
build({ quiet: false });
const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--env', environment, ...others];
const { status } = spawnSync(process.execPath, wrangler, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
