import { BitWriter } from './bit-writer.ts';

/** An encoding table of finite state entropy (RFC 8878, 4.1) for a fixed distribution. */
export interface FseTable {
  log: number;
  /** The next states, in the order of the symbols. */
  states: Uint16Array;
  /** For each symbol: added to a state, its upper 16 bits are the number of bits to send. */
  bits: Int32Array;
  /** For each symbol: the place of its first state, less its count. */
  starts: Int32Array;
}

/** Returns the table of a normalized distribution; -1 is a probability below one. @param log of the number of states */
export function fseTable(distribution: readonly number[], log: number): FseTable {
  const size = 1 << log;
  const states = new Uint16Array(size);
  const places = placesOf(distribution);
  const next = [...places];
  for (const [index, symbol] of spread(distribution, size).entries()) {
    states[next[symbol] as number] = size + index;
    (next[symbol] as number) += 1;
  }
  const bits = new Int32Array(distribution.length);
  const starts = new Int32Array(distribution.length);
  for (const [symbol, given] of distribution.entries()) {
    const count = Math.abs(given);
    const most = count <= 1 ? log : log - (31 - Math.clz32(count - 1));
    bits[symbol] = (most << 16) - (count << most);
    starts[symbol] = (places[symbol] as number) - count;
  }
  return { log, states, bits, starts };
}

/** Returns a distribution over the states of a table for counted symbols, of which there are at least two kinds. */
export function normalized(counts: readonly number[], log: number): number[] {
  const size = 1 << log;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const distribution = counts.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((count * size) / total))));
  let surplus = distribution.reduce((sum, count) => sum + count, 0) - size;
  while (surplus !== 0) {
    const largest = distribution.indexOf(Math.max(...distribution));
    const change = surplus > 0 ? Math.min(surplus, (distribution[largest] as number) >> 1) : surplus;
    (distribution[largest] as number) -= change;
    surplus -= change;
  }
  return distribution;
}

/** Returns the bits that counted symbols take with a distribution; infinite where it lacks one of them. */
export function bitsWith(distribution: readonly number[], log: number, counts: readonly number[]): number {
  return counts.reduce((sum, count, symbol) => {
    const states = Math.abs(distribution[symbol] ?? 0);
    return count === 0 ? sum : sum + count * (states === 0 ? Infinity : log - Math.log2(states));
  }, 0);
}

/** Writes the description of a table (RFC 8878, 4.1.1). @returns the place after it */
export function writeDistribution(bytes: Uint8Array, at: number, distribution: readonly number[], log: number): number {
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

/** Returns the place of each symbol's first state. */
function placesOf(distribution: readonly number[]): number[] {
  let total = 0;
  return distribution.map((count) => {
    const place = total;
    total += Math.abs(count);
    return place;
  });
}

/** Returns the symbol of each state: rare ones at the end, all others spread by a fixed step. */
function spread(distribution: readonly number[], size: number): Uint8Array {
  const symbols = new Uint8Array(size);
  let last = size - 1;
  for (const [symbol, count] of distribution.entries())
    if (count === -1) {
      symbols[last] = symbol;
      last -= 1;
    }
  const step = (size >> 1) + (size >> 3) + 3;
  let position = 0;
  for (const [symbol, count] of distribution.entries())
    for (let remaining = count; remaining > 0; remaining -= 1) {
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
