import type { Plugin } from 'vite';

/**
 * Leaves the modules of pages out of the framework's server build, which then only lists the routes: the Worker's
 * bundle takes each module from its source, once for pages and Worker together.
 */
export function leftToWorker(): Plugin {
  return {
    name: 'left-to-worker',
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer, options) {
      if (!options.ssr || !importer || id.startsWith('virtual:')) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      // The framework gives a route that stands at several paths a query of its own for each.
      return found && { id: found.id.replace(/\?.*/, ''), external: true };
    },
  };
}
