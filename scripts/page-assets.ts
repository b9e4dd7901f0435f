import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import type { Plugin } from 'vite';

const virtual = 'virtual:page-assets';

/** The stylesheet and the live script as texts that the server writes into pages: one response paints a page (ADR-004). */
export function pageAssets(): Plugin {
  const sheets = ['tokens', 'base', 'parts'].map((name) => new URL(`../app/styles/${name}.css`, import.meta.url));
  const live = fileURLToPath(new URL('../app/live/live.ts', import.meta.url));
  return {
    name: 'page-assets',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const css = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n');
      const { code: styles } = await transform(css, { loader: 'css', minify: true });
      const bundled = await build({
        entryPoints: [live],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2020',
      });
      const liveScript = bundled.outputFiles[0]?.text.trim() ?? '';
      return (
        `export const styles = ${JSON.stringify(styles.trim())};\nexport const liveScript = ` +
        `${JSON.stringify(liveScript)};`
      );
    },
  };
}
