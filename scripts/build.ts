import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeBrands } from './brand/write-brands.ts';
import { removeFrameworkClient } from './no-framework-client.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the pages, then bundles the Worker exactly as a deployment would (`wrangler deploy --dry-run`) into `dist/`.
 * Without `uiPage` the page of all UI parts is left out, as in every deployment.
 * @throws when either fails, and BrandProblem when a brand is not right
 */
export function build({ quiet = true, uiPage = false } = {}): void {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    UI_PAGE: uiPage ? 'on' : 'off',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
  };
  writeBrands();
  step(['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn'], env, quiet);
  removeFrameworkClient();
  step(['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', 'dist', '--minify'], env, quiet);
}

function step(args: string[], env: NodeJS.ProcessEnv, quiet: boolean): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
  });
  if (status !== 0) throw new Error(`${args.slice(0, 3).join(' ')} failed\n${quiet ? stdout + stderr : ''}`);
}

if (import.meta.main) build({ quiet: false, uiPage: true });
