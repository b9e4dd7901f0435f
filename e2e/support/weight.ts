import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server sends before the first acknowledgment. */
export const firstFlight = 13 * 1024;

/** The size of a text in bytes as it travels, compressed. */
export const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
