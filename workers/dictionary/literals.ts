import { BitWriter } from './bit-writer.ts';
import type { HuffmanCode } from './huffman.ts';

/** Maximum number of bytes of one stream, before and after compression. */
const mostInStream = 1023;

/**
 * Writes the literals of a block by a Huffman code.
 * @returns the place after them; undefined where the code lacks a byte, or saves nothing
 */
export function writeCoded(
  frame: Uint8Array,
  at: number,
  literals: Uint8Array,
  { code, isSent }: { code: HuffmanCode; isSent: boolean },
): number | undefined {
  let bits = 0;
  for (const byte of literals) {
    const length = code.lengths[byte] as number;
    if (length === 0) return undefined;
    bits += length;
  }
  const most = code.description.length + (bits >> 3) + 1;
  const isSplit = Math.max(literals.length, most) > mostInStream;
  const headerBytes = isSplit ? 5 : 3;
  let place = at + headerBytes;
  if (!isSent) {
    frame.set(code.description, place);
    place += code.description.length;
  }
  if (isSplit) {
    const part = (literals.length + 3) >> 2;
    const jumps = place;
    place += 6;
    for (let stream = 0; stream < 4; stream += 1) {
      const end = writeStream(frame, place, literals.subarray(stream * part, (stream + 1) * part), code);
      if (stream < 3) setBytes(frame, jumps + 2 * stream, end - place, 2);
      place = end;
    }
  } else place = writeStream(frame, place, literals, code);
  const size = place - at - headerBytes;
  if (isSent && size >= literals.length) return undefined;
  const kind = isSent ? 3 : 2;
  const sizeBits = isSplit ? 18 : 10;
  // The compressed size follows the regenerated one, bit by bit.
  const header = kind + (isSplit ? 0b1100 : 0) + literals.length * 16 + size * 2 ** (4 + sizeBits);
  setBytes(frame, at, header, headerBytes);
  return place;
}

/**
 * Writes literals uncompressed.
 * @returns the position after them
 */
export function writePlain(frame: Uint8Array, at: number, literals: Uint8Array): number {
  const count = literals.length;
  const [header, bytes] =
    count < 32 ? [count << 3, 1] : count < 4096 ? [(count << 4) | 0b0100, 2] : [(count << 4) | 0b1100, 3];
  setBytes(frame, at, header, bytes);
  frame.set(literals, at + bytes);
  return at + bytes + count;
}

/** Writes a stream, which the decoder reads from its end. */
function writeStream(frame: Uint8Array, at: number, literals: Uint8Array, { codes, lengths }: HuffmanCode): number {
  const writer = new BitWriter(frame, at);
  for (let index = literals.length - 1; index >= 0; index -= 1) {
    const byte = literals[index] as number;
    writer.add(codes[byte] as number, lengths[byte] as number);
  }
  return writer.end();
}

/** Writes a number, its lowest byte first. */
export function setBytes(frame: Uint8Array, at: number, value: number, count: number): void {
  let rest = value;
  for (let index = 0; index < count; index += 1) {
    frame[at + index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
}
