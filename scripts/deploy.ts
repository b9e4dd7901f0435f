import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unstable_readConfig } from 'wrangler';
import { build } from './build.ts';
import { exampleOrigins } from './example-origins.ts';
import { installedNotAsLocked } from './installed-as-locked.ts';
import { movesClock } from './moved-clock.ts';

// Builds, then runs `wrangler deploy` with this command's own arguments (`--env`, `--dry-run` …).
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const environment = args.indexOf('--env');
const { vars } = unstable_readConfig({
  config: `${root}wrangler.toml`,
  env: environment < 0 ? undefined : args[environment + 1],
});
if (movesClock(vars, args)) {
  console.error('CLOCK_AHEAD_MS moves the clock of tests: take it away before you deploy.');
  process.exit(1);
}
const examples = exampleOrigins(vars);
if (examples.length > 0 && !args.includes('--dry-run')) {
  console.error(`wrangler.toml still has example origins: replace ${examples.join(', ')} in [vars] before you deploy.`);
  process.exit(1);
}
const strangers = installedNotAsLocked(root);
if (strangers.length > 0) {
  console.error(
    `Installed, and not as package-lock.json says: ${strangers.join(', ')}. Remove node_modules, and try again.`,
  );
  process.exit(1);
}
if (vars.OIDC_TRUSTS_PROMPT === 'on')
  console.warn(
    'OIDC_TRUSTS_PROMPT is on: whoever holds the browser of a signed-in person can get past the sign-in that ' +
      'locking, unlocking, cards, SIM orders and signing out everywhere ask for (ADR-016).',
  );
build({ quiet: false });
const { status } = spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'deploy', ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
