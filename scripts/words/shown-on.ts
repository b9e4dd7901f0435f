import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import routes from '#app/routes.ts';
import { root } from '../root.ts';

/** Above this number of pages only the number is shown. */
const listed = 4;

/** The module of pages whose words are in a file of the deployment. No route imports their words. */
const pageTexts = 'app/screens/public/page-texts.ts';

/**
 * Returns a function from a file of words to the addresses of the pages that import it. A page may show only a part of
 * them, or show them only in a certain case.
 */
export function pagesByFile(): (file: string) => string {
  const files = filesByEntry(['root.tsx', ...routes.map(({ file }) => file)]);
  const everywhere = files.get('app/root.tsx');
  const pages = routes.map(({ path = '', file }) => ({ address: `/${path}`, files: files.get(`app/${file}`) }));
  const texts = textPages();
  return (file) => {
    if (everywhere?.has(file)) return 'every page';
    const addresses = [
      ...texts.filter((text) => text.file === file).map(({ address }) => address),
      ...pages.filter((page) => page.files?.has(file)).map(({ address }) => address),
    ];
    const unique = [...new Set(addresses)];
    return unique.length > listed ? `${unique.length} pages, such as ${unique[0]}` : unique.join(' ') || 'messages';
  };
}

/** Returns the files that each entry below app/ imports, as the bundler sees them: without types. */
function filesByEntry(entries: readonly string[]): Map<string, ReadonlySet<string>> {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => `app/${entry}`),
    outdir: '.cache',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    external: ['#brands', 'virtual:*'],
    alias: { '#app': './app', '#rpc': './rpc', '#contracts': './contracts' },
  });
  const outputs = Object.values(metafile.outputs);
  return new Map(outputs.map(({ entryPoint = '', inputs }) => [entryPoint, new Set(Object.keys(inputs))]));
}

/** Each page text's address, with the file that its words are imported from. */
function textPages(): { address: string; file: string }[] {
  const source = readFileSync(root + pageTexts, 'utf8');
  return [...source.matchAll(/^ {2}'?([\w-]+)'?: (\w+Messages),$/gm)].map(([, path = '', name = '']) => {
    const [, from = ''] = new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(source) ?? [];
    return { address: `/${path}`, file: from.startsWith('#') ? from.slice(1) : join(dirname(pageTexts), from) };
  });
}
