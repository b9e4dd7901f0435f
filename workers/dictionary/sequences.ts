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
import { Memory } from './memory.ts';
import type { SequenceList } from './sequence-list.ts';
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
  .map((given) => ({ ...given, table: fseTable(given.distribution, given.log, new Memory(4096)) }));

/** The tables of a frame, in the order of a block. */
export interface SequenceTables {
  tables: readonly FseTable[];
  /** Modes, and the descriptions of tables that are not predefined. */
  description: Uint8Array;
}

/** Turns distances into their values: one that is among the last three has a short value (RFC 8878, 3.1.1.5). */
export function setOffsetValues({ count, literals, offset }: SequenceList): void {
  let [first, second, third] = [1, 4, 8];
  for (let index = 0; index < count; index += 1) {
    // Right after another copy, the last distance is of no use: the values count from the one before it.
    const isMoved = literals[index] === 0;
    const distance = offset[index] as number;
    let value = distance + 3;
    if (distance === first && !isMoved) value = 1;
    else if (distance === second) value = isMoved ? 1 : 2;
    else if (distance === third) value = isMoved ? 2 : 3;
    if (value !== 1 || isMoved) {
      if (distance !== second || value > 3) third = second;
      second = first;
      first = distance;
    }
    offset[index] = value;
  }
}

const offsetCodeOf = (value: number): number => 31 - Math.clz32(value);

/** Returns the tables for the sequences of a frame: each is predefined, or its own where that takes fewer bytes. */
export function tablesFor(sequences: SequenceList, memory: Memory): SequenceTables {
  const { count, literals, offset, length } = sequences;
  const log = count > 160 ? 7 : 6;
  const counts = predefined.map(({ distribution }) => memory.uint32(distribution.length));
  const [literalCounts, offsetCounts, matchCounts] = counts as [Uint32Array, Uint32Array, Uint32Array];
  for (let index = 0; index < count; index += 1) {
    const literalCode = codeOf(literalLengths, literals[index] as number);
    const offsetCode = offsetCodeOf(offset[index] as number);
    const matchCode = codeOf(matchLengths, length[index] as number);
    literalCounts[literalCode] = (literalCounts[literalCode] as number) + 1;
    offsetCounts[offsetCode] = (offsetCounts[offsetCode] as number) + 1;
    matchCounts[matchCode] = (matchCounts[matchCode] as number) + 1;
  }
  const bytes = memory.uint8(256);
  let [modes, at] = [0, 1];
  const tables = predefined.map((given, kind) => {
    const kindCounts = counts[kind] as Uint32Array;
    if (!hasKinds(kindCounts)) return given.table;
    const distribution = normalized(kindCounts, log, memory);
    const end = writeDistribution(bytes, at, distribution, log);
    const ownBits = bitsWith(distribution, log, kindCounts) + 8 * (end - at);
    if (ownBits >= bitsWith(given.distribution, given.log, kindCounts)) return given.table;
    at = end;
    modes |= 2 << (6 - 2 * kind);
    return fseTable(distribution, log, memory);
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
  { literals, offset, length }: SequenceList,
  [from, to]: readonly [number, number],
  { tables, description, isSent }: SequenceTables & { isSent: boolean },
): number {
  const count = to - from;
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
  for (let index = to - 1; index >= from; index -= 1) {
    const literalCount = literals[index] as number;
    const copied = length[index] as number;
    const offsetValue = offset[index] as number;
    const literalCode = codeOf(literalLengths, literalCount);
    const offsetCode = offsetCodeOf(offsetValue);
    const matchCode = codeOf(matchLengths, copied);
    if (index === to - 1) {
      matchState = firstState(matchTable, matchCode);
      offsetState = firstState(offsetTable, offsetCode);
      literalState = firstState(literalTable, literalCode);
    } else {
      offsetState = advance(writer, offsetTable, offsetState, offsetCode);
      matchState = advance(writer, matchTable, matchState, matchCode);
      literalState = advance(writer, literalTable, literalState, literalCode);
    }
    addExtra(writer, literalCount - firstOf(literalLengths, literalCode), extraBitsOf(literalLengths, literalCode));
    addExtra(writer, copied - firstOf(matchLengths, matchCode), extraBitsOf(matchLengths, matchCode));
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
