import { BitWriter } from './bit-writer.ts';
import { advance, firstState, fseTable, normalized, writeDistribution } from './fse-table.ts';

/** Longest code that zstd allows. */
const mostBits = 11;

/** A Huffman code of bytes. */
export interface HuffmanCode {
  /** Number of bits of each byte's code; 0 for bytes that have none. */
  lengths: Uint8Array;
  codes: Uint16Array;
  /** The code as a frame describes it (RFC 8878, 4.2.1). */
  description: Uint8Array;
}

/** Returns the bytes that counted bytes take with their code, its description included. */
export function bytesWith({ lengths, description }: HuffmanCode, counts: Uint32Array): number {
  const bits = counts.reduce((sum, count, byte) => sum + count * (lengths[byte] as number), 0);
  return description.length + bits / 8;
}

/** Returns the code of counted bytes; undefined where they are of one kind, or its description would be too long. */
export function huffmanCode(counts: Uint32Array): HuffmanCode | undefined {
  const symbols = [...counts.keys()].filter((symbol) => counts[symbol] !== 0);
  if (symbols.length < 3) return undefined;
  const lengths = new Uint8Array(256);
  let weighed = symbols.map((symbol) => counts[symbol] as number);
  let depths = depthsOf(weighed);
  while (Math.max(...depths) > mostBits) {
    weighed = weighed.map((count) => (count + 1) >> 1);
    depths = depthsOf(weighed);
  }
  for (const [index, symbol] of symbols.entries()) lengths[symbol] = depths[index] as number;
  const longest = Math.max(...depths);
  const weights = Array.from(lengths, (length) => (length === 0 ? 0 : longest + 1 - length));
  const last = symbols.at(-1) as number;
  const description = describe(weights.slice(0, last));
  return description && { lengths, codes: codesOf(symbols, lengths, longest), description };
}

/** Returns the depth of each leaf of the Huffman tree. */
function depthsOf(weights: readonly number[]): number[] {
  const count = weights.length;
  const order = [...weights.keys()].sort((a, b) => (weights[a] as number) - (weights[b] as number));
  const sums = order.map((leaf) => weights[leaf] as number);
  const parents = new Int16Array(2 * count);
  let [leaf, inner] = [0, count];
  const least = () => {
    const isLeaf = leaf < count && (inner >= sums.length || (sums[leaf] as number) <= (sums[inner] as number));
    if (isLeaf) leaf += 1;
    else inner += 1;
    return (isLeaf ? leaf : inner) - 1;
  };
  while (sums.length < 2 * count - 1) {
    const [a, b] = [least(), least()];
    parents[a] = sums.length;
    parents[b] = sums.length;
    sums.push((sums[a] as number) + (sums[b] as number));
  }
  const depths = new Uint8Array(2 * count);
  for (let node = 2 * count - 3; node >= 0; node -= 1) depths[node] = (depths[parents[node] as number] as number) + 1;
  const found = Array<number>(count).fill(0);
  for (const [place, of] of order.entries()) found[of] = depths[place] as number;
  return found;
}

/** Numbers the codes: the longest ones first, each length in the order of the bytes. */
function codesOf(symbols: readonly number[], lengths: Uint8Array, longest: number): Uint16Array {
  const codes = new Uint16Array(256);
  let next = 0;
  for (let length = longest; length > 0; length -= 1) {
    for (const symbol of symbols)
      if (lengths[symbol] === length) {
        codes[symbol] = next;
        next += 1;
      }
    next >>= 1;
  }
  return codes;
}

/** Describes the weights of all bytes but the last one, by two streams of states or, if shorter, as they are. */
function describe(weights: readonly number[]): Uint8Array | undefined {
  const coded = describeByStates(weights);
  const plainBytes = weights.length <= 128 ? 1 + ((weights.length + 1) >> 1) : Infinity;
  if (coded && coded.length < plainBytes) return coded;
  if (plainBytes === Infinity) return undefined;
  const plain = new Uint8Array(plainBytes);
  plain[0] = 127 + weights.length;
  for (let index = 0; index < weights.length; index += 2)
    plain[1 + (index >> 1)] = ((weights[index] as number) << 4) | (weights[index + 1] ?? 0);
  return plain;
}

function describeByStates(weights: readonly number[]): Uint8Array | undefined {
  const log = 6;
  const counts = Array<number>(mostBits + 1).fill(0);
  for (const weight of weights) (counts[weight] as number) += 1;
  if (counts.filter((count) => count > 0).length < 2) return undefined;
  const distribution = normalized(counts, log);
  const bytes = new Uint8Array(weights.length + 32);
  const writer = new BitWriter(bytes, writeDistribution(bytes, 1, distribution, log));
  const table = fseTable(distribution, log);
  // Odd places belong to the second stream; both begin at the end.
  const states: [number?, number?] = [];
  for (let index = weights.length - 1; index >= 0; index -= 1) {
    const stream = (index & 1) as 0 | 1;
    const state = states[stream];
    const weight = weights[index] as number;
    states[stream] = state === undefined ? firstState(table, weight) : advance(writer, table, state, weight);
  }
  const [first, second] = states;
  if (first === undefined || second === undefined) return undefined;
  writer.add(second, log);
  writer.add(first, log);
  const end = writer.end();
  bytes[0] = end - 1;
  return end - 1 < 128 ? bytes.subarray(0, end) : undefined;
}
