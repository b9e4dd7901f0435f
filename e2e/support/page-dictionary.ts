import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { secretsOf } from '#workers/dictionary/secrets.ts';
import { ZstdEncoder } from '#workers/dictionary/zstd.ts';

interface Present {
  dictionary: Buffer;
  encoder: ZstdEncoder;
}

const build = new URL('../../build/', import.meta.url);
const known = new Map<string, Present>();

/** The dictionary of the build for a page: that of its brand and its language, or any for another site's page. */
export async function dictionaryFor(html: string): Promise<Present> {
  const { dictionaryPaths } = (await import(new URL('server/dictionary.js', build).href)) as {
    dictionaryPaths: Record<string, string>;
  };
  const brand = /\/icon\/(\w+)-180\.png/.exec(html)?.[1];
  const language = /<html lang="(\w+)"/.exec(html)?.[1];
  const all = Object.entries(dictionaryPaths);
  const own = all.find(([key]) => key.toLowerCase() === `${brand}.${language}`);
  const [name, path] = own ?? all[0] ?? ['', ''];
  const present = known.get(name);
  if (present) return present;
  const dictionary = readFileSync(new URL(`client${path}`, build));
  const read = { dictionary, encoder: new ZstdEncoder(dictionary) };
  known.set(name, read);
  return read;
}

/** Returns the bytes of a page for a browser that has the dictionary, its head with the dictionary's hash included. */
export async function differenceBytes(html: string): Promise<number> {
  const bytes = Buffer.from(html);
  const frame = (await dictionaryFor(html)).encoder.encode(bytes, secretsOf(bytes));
  return 40 + (frame ?? bytes).length;
}

/** Returns true when a page is itself again for a browser that has the dictionary (SHELL-48). */
export async function decodesToItself(html: string): Promise<boolean> {
  const { dictionary, encoder } = await dictionaryFor(html);
  const bytes = Buffer.from(html);
  const frame = encoder.encode(bytes, secretsOf(bytes));
  return frame === undefined || zstdDecompressSync(frame, { dictionary }).equals(bytes);
}
