import { createHash } from 'node:crypto';
import { build, transform } from 'esbuild';
import type { Plugin } from 'vite';
import { brands } from '#app/brand/by-host.ts';
import { languages } from '#app/copy/language.ts';
import { offlineFile, pageTextFile, textPaths } from '#app/copy/page-text.ts';
import { pageText } from '#app/screens/public/page-texts.ts';
import { offlinePage } from './offline-page.ts';
import { kitOf, motifOf } from './brand/kit.ts';
import { paletteOf, surfaceOf } from './palette.ts';
import { compilerTargets, scriptTarget } from './floor.ts';
import { commonStyles, printStyles, rareStyles, surfaceMarks } from './stylesheet.ts';
import { root } from './root.ts';

const virtual = 'virtual:page-assets';

/** The modules of app/ for browsers, by their folder. */
const scripts = ['live', 'banners', 'assist', 'scan', 'notify'] as const;
type Script = (typeof scripts)[number];

/** `virtual:page-assets` from memory, for tests. */
export function pageAssets(): Plugin {
  return {
    name: 'page-assets',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: async (id) => (id === `\0${virtual}` ? makePageAssetsModule(await listScriptFiles()) : undefined),
  };
}

/** The files of the deployment by their paths: the scripts, the page texts, and the page without a network. */
export function deployedFiles(files: readonly ScriptFile[]): [path: string, text: string][] {
  return [
    ...files.map(({ path, script }): [string, string] => [path, script]),
    ...textFiles(),
    ...brands.map((brand): [string, string] => [offlineFile(brand.key), offlinePage(brand)]),
  ];
}

/**
 * The module `virtual:page-assets`: the styles as texts that the server writes into pages, so that one response paints
 * a page, and where the scripts are (ADR-004). All of it is for the engines of the floor, too (ADR-042).
 */
export async function makePageAssetsModule(files: readonly ScriptFile[]): Promise<string> {
  const texts = {
    styles: await minified(commonStyles()),
    printStyles: await minified(printStyles()),
    rareStyles: [
      ...brands.map(({ key, colors, look }) => ({
        css: surfaceOf(colors) + motifOf(look),
        marks: surfaceMarks,
        brand: key,
      })),
      ...(await Promise.all(rareStyles().map(async ({ css, marks }) => ({ css: await minified(css), marks })))),
    ],
    brandStyles: Object.fromEntries(
      brands.map(({ key, colors, look }) => [key, paletteOf(colors, look.paper) + kitOf(look)]),
    ),
    ...Object.fromEntries(files.map(({ name, path }) => [`${name}Path`, path])),
  };
  return Object.entries(texts)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
}

async function minified(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: [...compilerTargets] });
  // The space after the name of a value is one that the compiler keeps.
  return code.trim().replaceAll(/(--[\w-]+): /g, '$1:');
}

/** Each page text in each language and brand: together too long to be a part of the Worker. */
function textFiles(): [path: string, json: string][] {
  return textPaths.flatMap((path) =>
    languages.flatMap((language) =>
      brands.map((brand): [string, string] => [
        pageTextFile(path, language, brand.key),
        JSON.stringify(pageText(path, language, brand)),
      ]),
    ),
  );
}

type ScriptFile = Awaited<ReturnType<typeof listScriptFiles>>[number];

/** All scripts as files, whose paths change with their texts, so that browsers and the edge may keep them for good. */
export function listScriptFiles() {
  return Promise.all(
    scripts.map(async (name) => {
      const script = await bundleScript(name);
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 10);
      return { name, path: `/script/${name}-${hash}.js`, script };
    }),
  );
}

/** A module of app/ for browsers, minified. */
export async function bundleScript(name: Script): Promise<string> {
  const bundled = await build({
    entryPoints: [`${root}app/${name}/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: scriptTarget,
  });
  return bundled.outputFiles[0]?.text.trim() ?? '';
}
