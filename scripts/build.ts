import { spawnSync } from 'node:child_process';
import { writeBrands } from './brand/write-brands.ts';
import { root } from './root.ts';

/**
 * Writes the files of pages, then bundles the Worker into `dist/`, from where it is deployed. Without `uiPage` the page
 * of all UI parts is left out, as in every deployment; with `demo` the demo's portal is bundled too.
 * @throws when either fails, and BrandProblem when a brand is not right
 */
export function build({ quiet = true, uiPage = false, demo = false } = {}): void {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    UI_PAGE: uiPage ? 'on' : 'off',
  };
  writeBrands();
  step(['scripts/worker/write-pages.ts'], env, quiet);
  bundle('workers/app.ts', 'dist/app.js', { quiet });
  if (demo) bundle(...demoPortal, { quiet });
}

/** Source of the demo's portal, and its bundle. */
export const demoPortal = ['examples/demo/portal.ts', 'dist/demo/portal.js'] as const;

/** Bundles a Worker with the pages whose files are written. @throws when that fails */
export function bundle(entry: string, file: string, { quiet = true } = {}): void {
  step(['scripts/worker/bundle-worker.ts', entry, file], process.env, quiet);
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
