import { globSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { onFirstUse } from '#contracts/on-first-use.ts';
import { pageBytes } from '#workers/dictionary/page-bytes.ts';
import { ZstdEncoder } from '#workers/dictionary/zstd.ts';

/** Bytes before the frame: a magic number and the dictionary's hash (RFC 9842, 5.1). */
const before = 40;

const present = onFirstUse(() => {
  const [file = ''] = globSync(new URL('../../build/client/script/dictionary-*.txt', import.meta.url).pathname);
  const dictionary = readFileSync(file);
  return { dictionary, encoder: new ZstdEncoder(dictionary) };
});

/**
 * Returns the bytes of a page for a browser that has the dictionary (SHELL-48).
 * @throws Error when the page does not decode to itself
 */
export function differenceBytes(html: string): number {
  const { dictionary, encoder } = present();
  const { bytes, secrets } = pageBytes(html);
  const frame = encoder.encode(bytes, secrets);
  if (!frame) throw new Error('the page has no frame');
  if (!zstdDecompressSync(frame, { dictionary }).equals(bytes)) throw new Error('the page decodes to another one');
  return before + frame.byteLength;
}
