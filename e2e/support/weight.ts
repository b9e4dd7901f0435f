import { brotliCompressSync, constants } from 'node:zlib';

/** Number of bytes that a server sends before the first acknowledgment. */
export const firstFlight = 13 * 1024;

/** Returns the compressed size of a text, in bytes. */
export const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
