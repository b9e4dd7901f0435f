import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../root.ts';

/** Maximum compressed size of a dictionary (SHELL-48). */
const mostBytes = 6.5 * 1024;

/** Parts of a dictionary, as app/dictionary-pages.tsx exports them. */
interface Parts {
  brand: string;
  language: string;
  texts: string[];
  frame: string;
}

/**
 * Renders the compression dictionaries of this build's pages (RFC 9842, ADR-060).
 * @param assets the text of `virtual:page-assets`
 * @returns the text of each, by the brand's key and the language: `LINESIDE.en`
 */
export async function renderDictionaries(assets: string): Promise<Map<string, string>> {
  mkdirSync(`${root}.cache`, { recursive: true });
  const assetsFile = `${root}.cache/page-assets.mjs`;
  writeFileSync(assetsFile, assets);
  const bundled = await build({
    entryPoints: [`${root}app/dictionary-pages.tsx`],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    conditions: ['workerd'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'virtual:page-assets': assetsFile },
  });
  const file = `${root}.cache/dictionary-pages.mjs`;
  writeFileSync(file, bundled.outputFiles[0]?.text ?? '');
  const module = (await import(`${file}?${Date.now()}`)) as { dictionaryParts: () => Parts[] };
  return new Map(module.dictionaryParts().map((parts) => [`${parts.brand}.${parts.language}`, filled(parts)]));
}

/** Returns a dictionary with about as many texts as fit, the most used of them last: near texts take fewer bits. */
function filled({ texts, frame }: Parts): string {
  const withFirst = (count: number) => texts.slice(0, count).toReversed().join('') + frame;
  // A lower quality takes a tenth of the time, and more bytes by about the same share everywhere.
  const most = (mostBytes * bytesOf(frame, 9)) / bytesOf(frame, 11);
  let [fits, tooMany] = [0, texts.length + 1];
  while (tooMany - fits > 1) {
    const count = (fits + tooMany) >> 1;
    if (bytesOf(withFirst(count), 9) <= most) fits = count;
    else tooMany = count;
  }
  while (fits < texts.length && bytesOf(withFirst(fits + 1), 11) <= mostBytes) fits += 1;
  while (bytesOf(withFirst(fits), 11) > mostBytes) fits -= 2;
  return withFirst(fits);
}

const bytesOf = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

/** Returns the path of a dictionary's file. Its name has the hash by which browsers name it. */
export function dictionaryPath(text: string): string {
  return `/script/dictionary-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.txt`;
}
