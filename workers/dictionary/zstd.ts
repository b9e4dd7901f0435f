import { bytesWith, huffmanCode } from './huffman.ts';
import { setBytes, writeCoded, writePlain } from './literals.ts';
import { MatchFinder, type Range, type Segment } from './match-finder.ts';
import { type CodedSequence, coded, tablesFor, writeSequences } from './sequences.ts';

/** A block's largest size: longer texts are not encoded. */
export const mostBytes = 1 << 17;

/**
 * Encodes texts as zstd frames that refer to one dictionary (RFC 8878). A secret is a block of its own, as it is:
 * nothing is copied from it, and no code depends on its bytes.
 */
export class ZstdEncoder {
  readonly #finder: MatchFinder;

  constructor(dictionary: Uint8Array) {
    this.#finder = new MatchFinder(dictionary, mostBytes);
  }

  /**
   * Returns the frame of a text of at most `mostBytes`; undefined where it would be no shorter.
   * @param secrets parts of the text that no copy touches, in its order
   */
  encode(text: Uint8Array, secrets: readonly Range[] = []): Uint8Array | undefined {
    const { bytes, start } = this.#finder;
    bytes.set(text, start);
    const segments = this.#finder.segments(
      start + text.length,
      secrets.map(([from, to]): Range => [start + from, start + to]),
    );
    const frame = new Uint8Array(text.length + 12 * segments.length + 512);
    const isShort = text.length >= 256 && text.length < 256 + 65_536;
    frame.set([0x28, 0xb5, 0x2f, 0xfd, isShort ? 0x60 : 0xa0]);
    setBytes(frame, 5, isShort ? text.length - 256 : text.length, isShort ? 2 : 4);
    const end = this.#writeBlocks(frame, isShort ? 7 : 9, segments);
    return end === undefined || end >= text.length ? undefined : frame.subarray(0, end);
  }

  /** Writes the blocks of a text. @returns the place after them; undefined where they take more than the text itself */
  #writeBlocks(frame: Uint8Array, from: number, segments: readonly Segment[]): number | undefined {
    const { bytes } = this.#finder;
    const literals = segments.map((segment) => this.#literalsOf(segment));
    const counts = new Uint32Array(256);
    for (const part of literals) for (const byte of part) (counts[byte] as number) += 1;
    const ownCode = huffmanCode(counts);
    const plainBytes = counts.reduce((sum, count) => sum + count, 0);
    const code = ownCode && bytesWith(ownCode, counts) + 8 < plainBytes ? ownCode : undefined;
    const sequences = coded(segments.flatMap((segment) => segment.sequences));
    const tables = tablesFor(sequences);
    let [at, first, lastAt] = [from, 0, from];
    let [isCodeSent, areTablesSent] = [false, false];
    const begin = (kind: number, size: number) => {
      setBytes(frame, at, (size << 3) | (kind << 1), 3);
      lastAt = at;
      at += 3 + size;
    };
    for (const [index, { range, sequences: own, secret }] of segments.entries()) {
      const part = literals[index] as Uint8Array;
      if (at + part.length + 16 * own.length + 300 > frame.length) return undefined;
      const after = first + own.length;
      if (range[1] > range[0]) {
        const codedEnd = code && part.length > 0 && writeCoded(frame, at + 3, part, { code, isSent: isCodeSent });
        if (codedEnd) isCodeSent = true;
        const mine: CodedSequence[] = sequences.slice(first, after);
        const place = codedEnd || writePlain(frame, at + 3, part);
        const end = writeSequences(frame, place, mine, { ...tables, isSent: areTablesSent });
        areTablesSent ||= mine.length > 0;
        begin(2, end - at - 3);
      }
      first = after;
      if (secret[1] > secret[0]) {
        frame.set(bytes.subarray(secret[0], secret[1]), at + 3);
        begin(0, secret[1] - secret[0]);
      }
    }
    // Marks the last block.
    frame[lastAt] = (frame[lastAt] as number) | 1;
    return at;
  }

  /** Returns what no sequence of a segment copies. */
  #literalsOf({ range, sequences }: Segment): Uint8Array {
    const { bytes } = this.#finder;
    const copied = sequences.reduce((sum, { length }) => sum + length, 0);
    const literals = new Uint8Array(range[1] - range[0] - copied);
    let [place, after] = [0, range[0]];
    for (const { from, literals: count, length } of sequences) {
      literals.set(bytes.subarray(from, from + count), place);
      place += count;
      after = from + count + length;
    }
    literals.set(bytes.subarray(after, range[1]), place);
    return literals;
  }
}
