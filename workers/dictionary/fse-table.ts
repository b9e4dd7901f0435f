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
