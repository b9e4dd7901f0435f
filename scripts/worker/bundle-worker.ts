import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown, RolldownMagicString } from 'rolldown';
import { minify, Visitor } from 'rolldown/utils';
import { likeWithLike } from './like-with-like.ts';
import { standInFor } from './stand-ins.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

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
    plugins: [
      { name: 'stand-ins', resolveId: standInFor },
      withoutContractTexts(),
      withoutDisplayNames(),
      likeWithLike(),
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, sourcemap: true });
  const [{ code, map }] = output;
  const name = basename(file);
  const small = await minify(name, code, {
    module: true,
    sourcemap: true,
    ...(map && { inputMap: map }),
    // Names of functions are in the source map (17 KB gzip).
    codegen: { asciiOnly: true, legalComments: 'none' },
  });
  if (small.errors.length > 0) throw new Error(small.errors.map(String).join('\n'));
  await mkdir(dirname(resolve(root, file)), { recursive: true });
  await writeFile(resolve(root, file), `${small.code}\n//# sourceMappingURL=${name}.map\n`);
  await writeFile(resolve(root, `${file}.map`), JSON.stringify(small.map));
}

const texts = ['summary', 'assumed'];

/** Leaves out of the Worker what declarations of calls tell backend teams alone: it reads neither (ADR-024). */
export function withoutContractTexts(): Plugin {
  return {
    name: 'without-contract-texts',
    transform: {
      filter: { id: /\/contracts\/[\w-]+\/endpoints\.ts$/ },
      handler(code) {
        const rest = new RolldownMagicString(code);
        const visitor = new Visitor({
          Property({ key, start, end }) {
            if (key.type === 'Identifier' && texts.includes(key.name))
              rest.remove(start, code[end] === ',' ? end + 1 : end);
          },
        });
        visitor.visit(this.parse(code, { lang: 'ts' }));
        return { code: rest.toString(), map: rest.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

/**
 * Leaves out the names that the router's components have in a browser's developer tools: a component that nobody uses
 * stays in the Worker for having one (ADR-024).
 */
function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    transform: {
      filter: { id: /\/node_modules\/(@remix-run\/react|react-router|react-router-dom)\// },
      handler(code) {
        const rest = new RolldownMagicString(code);
        for (const { index, 0: name } of code.matchAll(/^ *\w+\.displayName = "\w+";$/gm))
          rest.remove(index, index + name.length);
        return { code: rest.toString(), map: rest.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

if (import.meta.main) {
  const [entry = '', file = ''] = process.argv.slice(2);
  await bundleWorker(entry, file);
}
