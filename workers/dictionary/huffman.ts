import { BitWriter } from './bit-writer.ts';
import type { Memory } from './memory.ts';
import { advance, firstState, fseTable, hasKinds, normalized, writeDistribution } from './fse-table.ts';

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
  let bits = 0;
  for (let byte = 0; byte < 256; byte += 1) bits += (counts[byte] as number) * (lengths[byte] as number);
  return description.length + bits / 8;
}

/** Returns the code of counted bytes; undefined where they are of one kind, or its description would be too long. */
export function huffmanCode(counts: Uint32Array, memory: Memory): HuffmanCode | undefined {
  const leaves = leavesOf(counts, memory);
  if (leaves.length < 3) return undefined;
  const weights = memory.uint32(leaves.length);
  for (let leaf = 0; leaf < leaves.length; leaf += 1) weights[leaf] = (leaves[leaf] as number) >>> 8;
  let depths = depthsOf(weights, memory);
  // The rarest byte has the longest code.
  while ((depths[0] as number) > mostBits) {
    for (let leaf = 0; leaf < weights.length; leaf += 1) weights[leaf] = ((weights[leaf] as number) + 1) >> 1;
    depths = depthsOf(weights, memory);
  }
  const longest = depths[0] as number;
  const lengths = memory.uint8(256);
  for (let leaf = 0; leaf < leaves.length; leaf += 1) lengths[(leaves[leaf] as number) & 255] = depths[leaf] as number;
  const description = describe(lengths, longest, memory);
  return description && { lengths, codes: codesOf(lengths, longest, memory), description };
}

/** Returns the bytes that occur, the rarest first: each has its count above its own 8 bits. */
function leavesOf(counts: Uint32Array, memory: Memory): Uint32Array {
  const leaves = memory.uint32(256);
  let kinds = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    const count = counts[byte] as number;
    if (count === 0) continue;
    leaves[kinds] = count * 256 + byte;
    kinds += 1;
  }
  return leaves.subarray(0, kinds).sort();
}

/** Returns the depth of each leaf of the Huffman tree. @param weights from the least on */
function depthsOf(weights: Uint32Array, memory: Memory): Uint8Array {
  const count = weights.length;
  const nodes = 2 * count - 1;
  const sums = memory.uint32(nodes);
  sums.set(weights);
  const parents = memory.uint16(nodes);
  let [leaf, inner] = [0, count];
  for (let node = count; node < nodes; node += 1) {
    // The two least of the leaves and the inner nodes that are left.
    for (let child = 0; child < 2; child += 1) {
      const isLeaf = leaf < count && (inner >= node || (sums[leaf] as number) <= (sums[inner] as number));
      const least = isLeaf ? leaf : inner;
      if (isLeaf) leaf += 1;
      else inner += 1;
      parents[least] = node;
      sums[node] = (sums[node] as number) + (sums[least] as number);
    }
  }
  const depths = memory.uint8(nodes);
  for (let node = nodes - 2; node >= 0; node -= 1) depths[node] = (depths[parents[node] as number] as number) + 1;
  return depths.subarray(0, count);
}

/** Numbers the codes: the longest ones first, each length in the order of the bytes. */
function codesOf(lengths: Uint8Array, longest: number, memory: Memory): Uint16Array {
  const codes = memory.uint16(256);
  const numbers = memory.uint16(mostBits + 2);
  for (let byte = 0; byte < 256; byte += 1)
    numbers[lengths[byte] as number] = (numbers[lengths[byte] as number] as number) + 1;
  let next = 0;
  for (let length = longest; length > 0; length -= 1) {
    const count = numbers[length] as number;
    numbers[length] = next;
    next = (next + count) >> 1;
  }
  for (let byte = 0; byte < 256; byte += 1) {
    const length = lengths[byte] as number;
    if (length === 0) continue;
    codes[byte] = numbers[length] as number;
    numbers[length] = (numbers[length] as number) + 1;
  }
  return codes;
}

/** Describes the weights of all bytes but the last one, by two streams of states or, if shorter, as they are. */
function describe(lengths: Uint8Array, longest: number, memory: Memory): Uint8Array | undefined {
  let last = 255;
  while (lengths[last] === 0) last -= 1;
  const weights = memory.uint8(last);
  for (let byte = 0; byte < last; byte += 1)
    weights[byte] = lengths[byte] === 0 ? 0 : longest + 1 - (lengths[byte] as number);
  const coded = describeByStates(weights, memory);
  const plainBytes = weights.length <= 128 ? 1 + ((weights.length + 1) >> 1) : Infinity;
  if (coded && coded.length < plainBytes) return coded;
  if (plainBytes === Infinity) return undefined;
  const plain = memory.uint8(plainBytes);
  plain[0] = 127 + weights.length;
  for (let index = 0; index < weights.length; index += 2)
    plain[1 + (index >> 1)] = ((weights[index] as number) << 4) | (weights[index + 1] ?? 0);
  return plain;
}

function describeByStates(weights: Uint8Array, memory: Memory): Uint8Array | undefined {
  const log = 6;
  const counts = memory.uint32(mostBits + 1);
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] as number;
    counts[weight] = (counts[weight] as number) + 1;
  }
  if (!hasKinds(counts)) return undefined;
  const distribution = normalized(counts, log, memory);
  const bytes = memory.uint8(weights.length + 32);
  const writer = new BitWriter(bytes, writeDistribution(bytes, 1, distribution, log));
  const table = fseTable(distribution, log, memory);
  if (weights.length < 2) return undefined;
  // Odd places belong to the second stream; both begin at the end.
  const ending = weights.length - 2;
  const states = [0, 0];
  for (let index = weights.length - 1; index >= 0; index -= 1) {
    const weight = weights[index] as number;
    const stream = index & 1;
    states[stream] =
      index >= ending ? firstState(table, weight) : advance(writer, table, states[stream] as number, weight);
  }
  writer.add(states[1] as number, log);
  writer.add(states[0] as number, log);
  const end = writer.end();
  bytes[0] = end - 1;
  return end - 1 < 128 ? bytes.subarray(0, end) : undefined;
}
