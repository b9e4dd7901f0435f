import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unstable_readConfig } from 'wrangler';
import { build } from './build.ts';
import { exampleOrigins } from './example-origins.ts';

// Builds, then runs `wrangler deploy` with this command's own arguments (`--env`, `--dry-run` …).
const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const environment = args.indexOf('--env');
const { vars } = unstable_readConfig({
  config: `${root}wrangler.toml`,
  env: environment < 0 ? undefined : args[environment + 1],
});
const examples = exampleOrigins(vars);
if (examples.length > 0 && !args.includes('--dry-run')) {
  console.error(`wrangler.toml still has example origins: replace ${examples.join(', ')} in [vars] before you deploy.`);
  process.exit(1);
}
build({ quiet: false });
const { status } = spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'deploy', ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
