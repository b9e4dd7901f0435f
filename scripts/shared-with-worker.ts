import type { Plugin } from 'vite';

/**
 * Keeps what pages and Worker share out of the build of the pages: wrangler bundles both, and would have each of these
 * modules twice.
 */
export function sharedWithWorker(): Plugin {
  return {
    name: 'shared-with-worker',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, _, options) {
      return options.ssr && /^#(rpc|contracts)\/|^#brands$/.test(id) ? { id, external: true } : undefined;
    },
  };
}
