import { BitWriter } from './bit-writer.ts';
import {
  advance,
  bitsWith,
  firstState,
  hasKinds,
  type FseTable,
  fseTable,
  normalized,
  writeDistribution,
} from './fse-table.ts';
import { setBytes } from './literals.ts';
import type { Sequence } from './match-finder.ts';
import { codeOf, extraBitsOf, firstOf, literalLengths, matchLengths } from './symbol-codes.ts';

const ones = (count: number) => Array<number>(count).fill(1);
const rare = (count: number) => Array<number>(count).fill(-1);
/** The predefined distributions (RFC 8878, 3.1.1.3.2.2): they need no bytes in a frame. In the order of a block. */
const predefined = [
  {
    log: 6,
    distribution: [
      4,
      3,
      ...Array<number>(11).fill(2),
      1,
      1,
      1,
      ...Array<number>(9).fill(2),
      3,
      2,
      1,
      1,
      1,
      1,
      1,
      ...rare(4),
    ],
  },
  { log: 5, distribution: [...ones(6), 2, 2, 2, ...ones(15), ...rare(5)] },
  { log: 6, distribution: [1, 4, 3, ...Array<number>(6).fill(2), ...ones(37), ...rare(7)] },
]
  .map(({ log, distribution }) => ({ log, distribution: Int16Array.from(distribution) }))
  .map((given) => ({ ...given, table: fseTable(given.distribution, given.log) }));

/** A sequence as it is sent: the value of its distance, and the codes of its three numbers. */
export interface CodedSequence {
  literals: number;
  length: number;
  offsetValue: number;
  literalCode: number;
  offsetCode: number;
  matchCode: number;
}

/** The tables of a frame, in the order of a block. */
export interface SequenceTables {
  tables: readonly FseTable[];
  /** Modes, and the descriptions of tables that are not predefined. */
  description: Uint8Array;
}

/** Codes the sequences of a frame: a distance that is one of the last three has a short value (RFC 8878, 3.1.1.5). */
export function coded(sequences: readonly Sequence[]): CodedSequence[] {
  let [first, second, third] = [1, 4, 8];
  return sequences.map(({ literals, offset, length }) => {
    // Right after another copy, the last distance is of no use: the values count from the one before it.
    const isMoved = literals === 0;
    let offsetValue = offset + 3;
    if (offset === first && !isMoved) offsetValue = 1;
    else if (offset === second) offsetValue = isMoved ? 1 : 2;
    else if (offset === third) offsetValue = isMoved ? 2 : 3;
    if (offsetValue !== 1 || isMoved) {
      if (offset !== second || offsetValue > 3) third = second;
      second = first;
      first = offset;
    }
    return {
      literals,
      length,
      offsetValue,
      literalCode: codeOf(literalLengths, literals),
      offsetCode: 31 - Math.clz32(offsetValue),
      matchCode: codeOf(matchLengths, length),
    };
  });
}

/** Returns the tables for the sequences of a frame: each is predefined, or its own where that takes fewer bytes. */
export function tablesFor(sequences: readonly CodedSequence[]): SequenceTables {
  const log = sequences.length > 160 ? 7 : 6;
  const counts = predefined.map(({ distribution }) => new Uint32Array(distribution.length));
  const [literalCounts, offsetCounts, matchCounts] = counts as [Uint32Array, Uint32Array, Uint32Array];
  for (const { literalCode, offsetCode, matchCode } of sequences) {
    literalCounts[literalCode] = (literalCounts[literalCode] as number) + 1;
    offsetCounts[offsetCode] = (offsetCounts[offsetCode] as number) + 1;
    matchCounts[matchCode] = (matchCounts[matchCode] as number) + 1;
  }
  const bytes = new Uint8Array(256);
  let [modes, at] = [0, 1];
  const tables = predefined.map((given, kind) => {
    const own = counts[kind] as Uint32Array;
    if (!hasKinds(own)) return given.table;
    const distribution = normalized(own, log);
    const end = writeDistribution(bytes, at, distribution, log);
    const ownBits = bitsWith(distribution, log, own) + 8 * (end - at);
    if (ownBits >= bitsWith(given.distribution, given.log, own)) return given.table;
    at = end;
    modes |= 2 << (6 - 2 * kind);
    return fseTable(distribution, log);
  });
  bytes[0] = modes;
  return { tables, description: bytes.subarray(0, at) };
}

/** Header byte for a block that repeats all three tables of the block before. */
const repeated = Uint8Array.of(0b1111_1100);

/** Writes the sequences of a block. @returns the place after them */
export function writeSequences(
  frame: Uint8Array,
  at: number,
  sequences: readonly CodedSequence[],
  { tables, description, isSent }: SequenceTables & { isSent: boolean },
): number {
  const count = sequences.length;
  if (count < 128) frame[at] = count;
  else if (count < 0x7f00) frame.set([(count >> 8) + 128, count & 255], at);
  else {
    frame[at] = 255;
    setBytes(frame, at + 1, count - 0x7f00, 2);
  }
  const place = at + (count < 128 ? 1 : count < 0x7f00 ? 2 : 3);
  if (count === 0) return place;
  const head = isSent ? repeated : description;
  frame.set(head, place);
  const writer = new BitWriter(frame, place + head.length);
  const [literalTable, offsetTable, matchTable] = tables as [FseTable, FseTable, FseTable];
  let [literalState, offsetState, matchState] = [0, 0, 0];
  for (let index = count - 1; index >= 0; index -= 1) {
    const { literalCode, offsetCode, matchCode, literals, length, offsetValue } = sequences[index] as CodedSequence;
    if (index === count - 1) {
      matchState = firstState(matchTable, matchCode);
      offsetState = firstState(offsetTable, offsetCode);
      literalState = firstState(literalTable, literalCode);
    } else {
      offsetState = advance(writer, offsetTable, offsetState, offsetCode);
      matchState = advance(writer, matchTable, matchState, matchCode);
      literalState = advance(writer, literalTable, literalState, literalCode);
    }
    addExtra(writer, literals - firstOf(literalLengths, literalCode), extraBitsOf(literalLengths, literalCode));
    addExtra(writer, length - firstOf(matchLengths, matchCode), extraBitsOf(matchLengths, matchCode));
    addExtra(writer, offsetValue - (1 << offsetCode), offsetCode);
  }
  writer.add(matchState, matchTable.log);
  writer.add(offsetState, offsetTable.log);
  writer.add(literalState, literalTable.log);
  return writer.end();
}

function addExtra(writer: BitWriter, extra: number, bits: number): void {
  writer.add(extra, Math.min(bits, 16));
  if (bits > 16) writer.add(extra >> 16, bits - 16);
}
