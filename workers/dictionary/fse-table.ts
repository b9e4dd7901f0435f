import { BitWriter } from './bit-writer.ts';
import type { Memory } from './memory.ts';

/** An encoding table of finite state entropy (RFC 8878, 4.1) for a fixed distribution. */
export interface FseTable {
  log: number;
  /** The next states, in the order of the symbols. */
  states: Uint16Array;
  /** Number to add to a state for each symbol; its upper 16 bits are then the number of bits to send. */
  bits: Int32Array;
  /** Position of each symbol's first state, less the symbol's count. */
  starts: Int32Array;
}

/** Returns the table of a normalized distribution; -1 is a probability below one. @param log of the number of states */
export function fseTable(distribution: Int16Array, log: number, memory: Memory): FseTable {
  const size = 1 << log;
  const states = memory.uint16(size);
  const bits = memory.int32(distribution.length);
  const starts = memory.int32(distribution.length);
  const next = memory.uint16(distribution.length);
  let total = 0;
  for (let symbol = 0; symbol < distribution.length; symbol += 1) {
    const count = Math.abs(distribution[symbol] as number);
    const most = count <= 1 ? log : log - (31 - Math.clz32(count - 1));
    bits[symbol] = (most << 16) - (count << most);
    starts[symbol] = total - count;
    next[symbol] = total;
    total += count;
  }
  const symbols = spread(distribution, memory.uint8(size));
  for (let index = 0; index < size; index += 1) {
    const symbol = symbols[index] as number;
    const place = next[symbol] as number;
    states[place] = size + index;
    next[symbol] = place + 1;
  }
  return { log, states, bits, starts };
}

/** Returns a distribution over the states of a table for counted symbols, of which there are at least two kinds. */
export function normalized(counts: Uint32Array, log: number, memory: Memory): Int16Array {
  const size = 1 << log;
  const distribution = memory.int16(counts.length);
  const total = sumOf(counts);
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const count = counts[symbol] as number;
    if (count > 0) distribution[symbol] = Math.max(1, Math.round((count * size) / total));
  }
  let surplus = sumOf(distribution) - size;
  while (surplus !== 0) {
    const largest = placeOfLargest(distribution);
    const change = surplus > 0 ? Math.min(surplus, (distribution[largest] as number) >> 1) : surplus;
    distribution[largest] = (distribution[largest] as number) - change;
    surplus -= change;
  }
  return distribution;
}

/** Returns true when counted symbols are of two kinds or more. */
export function hasKinds(counts: Uint32Array): boolean {
  let kinds = 0;
  for (let symbol = 0; symbol < counts.length && kinds < 2; symbol += 1) if (counts[symbol] !== 0) kinds += 1;
  return kinds > 1;
}

function sumOf(numbers: Uint32Array | Int16Array): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index += 1) sum += numbers[index] as number;
  return sum;
}

function placeOfLargest(distribution: Int16Array): number {
  let largest = 0;
  for (let symbol = 1; symbol < distribution.length; symbol += 1)
    if ((distribution[symbol] as number) > (distribution[largest] as number)) largest = symbol;
  return largest;
}

/** Binary logarithms of the numbers of states that a symbol may have. */
const logarithms = Float64Array.from({ length: 129 }, (_, states) => Math.log2(states));

/** Returns the bits that counted symbols take with a distribution; infinite where it lacks one of them. */
export function bitsWith(distribution: Int16Array, log: number, counts: Uint32Array): number {
  let bits = 0;
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const count = counts[symbol] as number;
    if (count === 0) continue;
    const states = Math.abs(distribution[symbol] ?? 0);
    bits += count * (log - (logarithms[states] as number));
  }
  return bits;
}

/** Writes the description of a table (RFC 8878, 4.1.1). @returns the place after it */
export function writeDistribution(bytes: Uint8Array, at: number, distribution: Int16Array, log: number): number {
  const writer = new BitWriter(bytes, at);
  writer.add(log - 5, 4);
  let remaining = (1 << log) + 1;
  let threshold = 1 << log;
  let width = log + 1;
  for (let symbol = 0; remaining > 1; symbol += 1) {
    const count = distribution[symbol] as number;
    const most = 2 * threshold - 1 - remaining;
    remaining -= Math.abs(count);
    const value = count + 1 + (count + 1 >= threshold ? most : 0);
    writer.add(value, width - (value < most ? 1 : 0));
    if (count === 0) {
      let zeros = 0;
      while (distribution[symbol + 1 + zeros] === 0) zeros += 1;
      symbol += zeros;
      for (; zeros >= 3; zeros -= 3) writer.add(3, 2);
      writer.add(zeros, 2);
    }
    while (remaining < threshold) {
      width -= 1;
      threshold >>= 1;
    }
  }
  return writer.fill();
}

/** Writes the bits that lead from a state to that of the next symbol. @returns it */
export function advance(writer: BitWriter, { bits, states, starts }: FseTable, state: number, symbol: number): number {
  const count = (state + (bits[symbol] as number)) >> 16;
  writer.add(state, count);
  return states[(state >> count) + (starts[symbol] as number)] as number;
}

/** Returns the symbol of each state: rare ones at the end, all others spread by a fixed step. */
function spread(distribution: Int16Array, symbols: Uint8Array): Uint8Array {
  const size = symbols.length;
  let last = size - 1;
  for (let symbol = 0; symbol < distribution.length; symbol += 1)
    if (distribution[symbol] === -1) {
      symbols[last] = symbol;
      last -= 1;
    }
  const step = (size >> 1) + (size >> 3) + 3;
  let position = 0;
  for (let symbol = 0; symbol < distribution.length; symbol += 1)
    for (let remaining = distribution[symbol] as number; remaining > 0; remaining -= 1) {
      symbols[position] = symbol;
      do position = (position + step) & (size - 1);
      while (position > last);
    }
  return symbols;
}

/** Returns the state with which a stream begins, whose first sent symbol it is. */
export function firstState({ bits, states, starts }: FseTable, symbol: number): number {
  const packed = bits[symbol] as number;
  const count = (packed + 32_768) >> 16;
  const value = (count << 16) - packed;
  return states[(value >> count) + (starts[symbol] as number)] as number;
}
