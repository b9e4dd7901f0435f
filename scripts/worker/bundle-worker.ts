import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { minify } from 'rolldown/utils';
import { standInFor } from './stand-ins.ts';
import { onFirstUse } from './on-first-use.ts';
import { root } from '../root.ts';

/**
 * Bundles a Worker with the pages that the server build lists, into one minified ES module in ASCII (ADR-024),
 * with its source map beside it.
 * @param entry and file are paths from the root
 * @throws when a module is missing or is no TypeScript
 */
export async function bundleWorker(entry: string, file: string): Promise<void> {
  const bundle = await rolldown({
    input: resolve(root, entry),
    cwd: root,
    external: [/^(cloudflare|node):/],
    platform: 'neutral',
    resolve: {
      conditionNames: ['workerd', 'worker', 'browser', 'module', 'import', 'default'],
      mainFields: ['browser', 'module', 'main'],
    },
    transform: {
      target: 'es2024',
      define: {
        'process.env.NODE_ENV': '"production"',
        // The router sets this on `window`, which a Worker has not: an error at the top of the bundle makes V8 read all
        // of it a second time for the error's stack, 25 ms of each cold start (ADR-006).
        'window.__reactRouterVersion': 'globalThis.__reactRouterVersion',
      },
    },
    plugins: [{ name: 'stand-ins', resolveId: standInFor }, onFirstUse()],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, sourcemap: true });
  const [{ code, map }] = output;
  const name = basename(file);
  const small = await minify(name, code, {
    module: true,
    sourcemap: true,
    ...(map && { inputMap: map }),
    // Keeps no names of functions in the code, because the source map has them.
    codegen: { asciiOnly: true, legalComments: 'none' },
  });
  if (small.errors.length > 0) throw new Error(small.errors.map(String).join('\n'));
  await mkdir(dirname(resolve(root, file)), { recursive: true });
  await writeFile(resolve(root, file), `${small.code}\n//# sourceMappingURL=${name}.map\n`);
  await writeFile(resolve(root, `${file}.map`), JSON.stringify(small.map));
}

if (import.meta.main) {
  const [entry = '', file = ''] = process.argv.slice(2);
  await bundleWorker(entry, file);
}
