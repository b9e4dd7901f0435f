import { BitWriter } from './bit-writer.ts';
import { firstState, type FseTable, fseTable } from './fse-table.ts';
import { MatchFinder, type Range, type Sequence } from './match-finder.ts';
import { codeOf, extraOf, literalLengths, matchLengths } from './symbol-codes.ts';

/** A block's largest size: longer texts are not encoded. */
export const mostBytes = 1 << 17;

const ones = (count: number) => Array<number>(count).fill(1);
const rare = (count: number) => Array<number>(count).fill(-1);
/** The predefined tables (RFC 8878, 3.1.1.3.2.2): they need no bytes in a frame. */
const literalTable = fseTable(
  [4, 3, ...Array<number>(11).fill(2), 1, 1, 1, ...Array<number>(9).fill(2), 3, 2, 1, 1, 1, 1, 1, ...rare(4)],
  6,
);
const matchTable = fseTable([1, 4, 3, ...Array<number>(6).fill(2), ...ones(37), ...rare(7)], 6);
const offsetTable = fseTable([...ones(6), 2, 2, 2, ...ones(15), ...rare(5)], 5);

/**
 * Encodes texts as zstd frames that refer to one dictionary (RFC 8878), with literals as they are: after a dictionary
 * few are left.
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
    const end = start + text.length;
    const ranges = secrets.map(([from, to]): Range => [start + from, start + to]);
    const sequences = this.#finder.sequences(end, ranges);
    const frame = new Uint8Array(text.length + sequences.length * 12 + 64);
    frame.set([0x28, 0xb5, 0x2f, 0xfd, 0xa0, ...littleEndian(text.length, 4)]);
    const blockAt = 9;
    let at = this.#writeLiterals(frame, blockAt + 3, sequences, end);
    at = writeSequences(frame, at, sequences);
    if (at >= text.length) return undefined;
    // One compressed block, the last one.
    frame.set(littleEndian(((at - blockAt - 3) << 3) | 0b101, 3), blockAt);
    return frame.subarray(0, at);
  }

  #writeLiterals(frame: Uint8Array, at: number, sequences: readonly Sequence[], end: number): number {
    const { bytes, start } = this.#finder;
    const copied = sequences.reduce((sum, { length }) => sum + length, 0);
    const count = end - start - copied;
    const header =
      count < 32
        ? [count << 3]
        : count < 4096
          ? littleEndian((count << 4) | 0b0100, 2)
          : littleEndian((count << 4) | 0b1100, 3);
    frame.set(header, at);
    let place = at + header.length;
    let after = start;
    for (const { from, literals, length } of sequences) {
      frame.set(bytes.subarray(from, from + literals), place);
      place += literals;
      after = from + literals + length;
    }
    frame.set(bytes.subarray(after, end), place);
    return place + end - after;
  }
}

function writeSequences(frame: Uint8Array, at: number, sequences: readonly Sequence[]): number {
  const count = sequences.length;
  const header =
    count < 128
      ? [count]
      : count < 0x7f00
        ? [(count >> 8) + 128, count & 255]
        : [255, ...littleEndian(count - 0x7f00, 2)];
  frame.set(header, at);
  if (count === 0) return at + header.length;
  // The three tables are the predefined ones.
  frame[at + header.length] = 0;
  const writer = new BitWriter(frame, at + header.length + 1);
  const values = offsetValues(sequences);
  let states: { literal: number; match: number; offset: number } | undefined;
  for (let index = count - 1; index >= 0; index -= 1) {
    const { literals, length } = sequences[index] as Sequence;
    const offsetValue = values[index] as number;
    const literal = codeOf(literalLengths, literals);
    const match = codeOf(matchLengths, length);
    const offset = 31 - Math.clz32(offsetValue);
    if (states) {
      states.offset = advance(writer, offsetTable, states.offset, offset);
      states.match = advance(writer, matchTable, states.match, match);
      states.literal = advance(writer, literalTable, states.literal, literal);
    } else
      states = {
        match: firstState(matchTable, match),
        offset: firstState(offsetTable, offset),
        literal: firstState(literalTable, literal),
      };
    addExtra(writer, extraOf(literalLengths, literal), literals);
    addExtra(writer, extraOf(matchLengths, match), length);
    addExtra(writer, { bits: offset, from: 1 << offset }, offsetValue);
  }
  if (states) {
    writer.add(states.match, matchTable.log);
    writer.add(states.offset, offsetTable.log);
    writer.add(states.literal, literalTable.log);
  }
  return writer.end();
}

/** Returns the value of each distance: one of the last three has a short one (RFC 8878, 3.1.1.5). */
function offsetValues(sequences: readonly Sequence[]): number[] {
  let recent = [1, 4, 8];
  return sequences.map(({ offset, literals }) => {
    const index = recent.indexOf(offset, literals > 0 ? 0 : 1);
    if (index === -1) {
      recent = [offset, ...recent.slice(0, 2)];
      return offset + 3;
    }
    recent = [offset, ...recent.filter((_, other) => other !== index)];
    return literals > 0 ? index + 1 : index;
  });
}

/** Writes the bits that lead from a state to that of the next symbol. @returns it */
function advance(writer: BitWriter, { bits, states, starts }: FseTable, state: number, symbol: number): number {
  const count = (state + (bits[symbol] as number)) >> 16;
  writer.add(state, count);
  return states[(state >> count) + (starts[symbol] as number)] as number;
}

function addExtra(writer: BitWriter, { bits, from }: { bits: number; from: number }, value: number): void {
  const extra = value - from;
  writer.add(extra, Math.min(bits, 16));
  if (bits > 16) writer.add(extra >> 16, bits - 16);
}

const littleEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 255);
