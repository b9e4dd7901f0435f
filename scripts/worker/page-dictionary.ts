import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Renders the compression dictionary of this build's pages (RFC 9842, ADR-060).
 * @param assets the text of `virtual:page-assets`
 */
export async function renderDictionary(assets: string): Promise<string> {
  const bundled = await build({
    entryPoints: [fromRoot('app/dictionary-pages.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    conditions: ['workerd'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page-assets',
        setup(step) {
          step.onResolve({ filter: /^virtual:page-assets$/ }, ({ path }) => ({ path, namespace: 'assets' }));
          step.onLoad({ filter: /.*/, namespace: 'assets' }, () => ({ contents: assets }));
        },
      },
    ],
  });
  const file = fromRoot('.cache/dictionary-pages.mjs');
  mkdirSync(fromRoot('.cache'), { recursive: true });
  writeFileSync(file, bundled.outputFiles[0]?.text ?? '');
  const module = (await import(`${file}?${Date.now()}`)) as { pageDictionary: () => string };
  return module.pageDictionary();
}

/** Returns the path of a dictionary's file. Its name has the hash by which browsers name it. */
export function dictionaryPath(text: string): string {
  return `/script/dictionary-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.txt`;
}
