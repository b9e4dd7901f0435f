import { globSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { pageBytes } from '#workers/dictionary/page-bytes.ts';
import { ZstdEncoder } from '#workers/dictionary/zstd.ts';

let present: { dictionary: Buffer; encoder: ZstdEncoder } | undefined;

/** The dictionary of the build. */
function presentDictionary(): NonNullable<typeof present> {
  if (present) return present;
  const [file = ''] = globSync(new URL('../../build/client/script/dictionary-*.txt', import.meta.url).pathname);
  const dictionary = readFileSync(file);
  present = { dictionary, encoder: new ZstdEncoder(dictionary) };
  return present;
}

/** Returns true when a page is itself again for a browser that has the dictionary (SHELL-48). */
export function decodesToItself(html: string): boolean {
  const { dictionary, encoder } = presentDictionary();
  const { bytes, secrets } = pageBytes(html);
  const frame = encoder.encode(bytes, secrets);
  return frame === undefined || zstdDecompressSync(frame, { dictionary }).equals(bytes);
}
