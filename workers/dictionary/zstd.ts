import { bytesWith, type HuffmanCode, huffmanCode } from './huffman.ts';
import { setBytes, writeCoded, writePlain } from './literals.ts';
import { Memory } from './memory.ts';
import { MatchFinder, type Range, type Segment } from './match-finder.ts';
import type { SequenceList } from './sequence-list.ts';
import { setOffsetValues, tablesFor, writeSequences } from './sequences.ts';

/** A block's largest size. */
export const mostBytes = 1 << 17;

type Parsed = ReturnType<MatchFinder['find']>;

/**
 * Encodes texts as zstd frames that refer to one dictionary (RFC 8878). A secret is a block of its own, as it is:
 * nothing is copied from it, and no code depends on its bytes.
 */
export class ZstdEncoder {
  readonly #finder: MatchFinder;
  /** Used again for each text: new memory would be filled with zeros first. */
  readonly #literals = new Uint8Array(mostBytes);
  #frame = new Uint8Array(0);
  readonly #memory = new Memory(1 << 16);

  constructor(dictionary: Uint8Array) {
    this.#finder = new MatchFinder(dictionary, mostBytes);
  }

  /**
   * Returns the frame of a text; undefined where it would be no shorter, or the text is longer than `mostBytes`.
   * @param secrets parts of the text that no copy touches, in its order
   */
  encode(text: Uint8Array, secrets: readonly Range[] = []): Uint8Array | undefined {
    if (text.length > mostBytes) return undefined;
    const { bytes, start } = this.#finder;
    bytes.set(text, start);
    const parsed = this.#finder.find(
      start + text.length,
      secrets.map(([from, to]): Range => [start + from, start + to]),
    );
    const most = text.length + 12 * parsed.segments.length + 512;
    if (this.#frame.length < most) this.#frame = new Uint8Array(most);
    const frame = this.#frame.subarray(0, most);
    const isShort = text.length >= 256 && text.length < 256 + 65_536;
    frame.set([0x28, 0xb5, 0x2f, 0xfd, isShort ? 0x60 : 0xa0]);
    setBytes(frame, 5, isShort ? text.length - 256 : text.length, isShort ? 2 : 4);
    const end = this.#writeBlocks(frame, isShort ? 7 : 9, parsed);
    return end === undefined || end >= text.length ? undefined : frame.slice(0, end);
  }

  /** Writes the blocks of a text. @returns the place after them; undefined where they take more than the text itself */
  #writeBlocks(frame: Uint8Array, from: number, { sequences, segments }: Parsed): number | undefined {
    const { bytes } = this.#finder;
    const literals = this.#literalsOf(sequences, segments);
    this.#memory.clear();
    const code = codeFor(literals.all, this.#memory);
    setOffsetValues(sequences);
    const tables = tablesFor(sequences, this.#memory);
    let [at, first, lastAt] = [from, 0, from];
    let [isCodeSent, areTablesSent] = [false, false];
    const begin = (kind: number, size: number) => {
      setBytes(frame, at, (size << 3) | (kind << 1), 3);
      lastAt = at;
      at += 3 + size;
    };
    for (const [index, { range, count, secret }] of segments.entries()) {
      const part = literals.parts[index] as Uint8Array;
      if (at + part.length + 16 * count + 300 > frame.length) return undefined;
      const after = first + count;
      if (range[1] > range[0]) {
        const codedEnd = code && part.length > 0 && writeCoded(frame, at + 3, part, { code, isSent: isCodeSent });
        if (codedEnd) isCodeSent = true;
        const place = codedEnd || writePlain(frame, at + 3, part);
        const end = writeSequences(frame, place, sequences, [first, after], { ...tables, isSent: areTablesSent });
        areTablesSent ||= count > 0;
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

  /** Returns the literals, which no sequence copies: those of all segments, and of each segment. */
  #literalsOf(sequences: SequenceList, segments: readonly Segment[]): { all: Uint8Array; parts: Uint8Array[] } {
    const literals = this.#literals;
    const parts: Uint8Array[] = [];
    let [place, first] = [0, 0];
    for (const { range, count } of segments) {
      const start = place;
      let after = range[0];
      for (let index = first; index < first + count; index += 1) {
        const from = sequences.from[index] as number;
        const copyFrom = from + (sequences.literals[index] as number);
        place = this.#addLiterals(place, from, copyFrom);
        after = copyFrom + (sequences.length[index] as number);
      }
      place = this.#addLiterals(place, after, range[1]);
      first += count;
      parts.push(literals.subarray(start, place));
    }
    return { all: literals.subarray(0, place), parts };
  }

  /** Adds bytes of the text to the literals, one by one: mostly there are few. @returns the place after them */
  #addLiterals(place: number, from: number, to: number): number {
    const { bytes } = this.#finder;
    for (let index = from; index < to; index += 1) this.#literals[place + index - from] = bytes[index] as number;
    return place + to - from;
  }
}

/** Returns the code of literals; undefined where it saves nothing. */
function codeFor(literals: Uint8Array, memory: Memory): HuffmanCode | undefined {
  const counts = memory.uint32(256);
  for (let index = 0; index < literals.length; index += 1) {
    const byte = literals[index] as number;
    counts[byte] = (counts[byte] as number) + 1;
  }
  const code = huffmanCode(counts, memory);
  return code && bytesWith(code, counts) + 8 < literals.length ? code : undefined;
}
