import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Keeps the framework's client out of the build: no page hydrates (SHELL-25), so it would be deployed for nobody.
 * The framework cannot skip its client build, so each of that build's modules becomes an empty one.
 */
export function noFrameworkClient(): Plugin {
  return {
    name: 'no-framework-client',
    enforce: 'pre',
    load(id, { ssr } = {}) {
      if (ssr || !/\/app\/|entry\.client/.test(id) || id.includes('?')) return undefined;
      return { code: 'export default {};', syntheticNamedExports: true, moduleSideEffects: false };
    },
    /** The manifest names the scripts of each route; there are none, and `workers/page-handler.ts` has the routes. */
    transform(_, id) {
      if (!id.endsWith('virtual:remix/server-manifest')) return undefined;
      return { code: "export default { entry: {}, routes: {}, url: '', version: '' };", map: null };
    },
  };
}

/** Removes the empty modules and the framework's manifest from the assets that are deployed. */
export function removeFrameworkClient(): void {
  for (const folder of ['assets', '.vite'])
    rmSync(fileURLToPath(new URL(`../build/client/${folder}`, import.meta.url)), { recursive: true, force: true });
}
