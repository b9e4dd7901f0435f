/** Code tables of a zstd sequence (RFC 8878, 3.1.1.3.2): a number is sent as a code with some extra bits. */
export interface SymbolCodes {
  /** First number of each code. */
  base: Uint32Array;
  /** Number of extra bits of each code. */
  extraBits: Uint8Array;
  /** Code of each number below `listed`. */
  codes: Uint8Array;
  /** Offset of codes for numbers beyond the list: one code for each position of the highest bit. */
  more: number;
}

/** Builds the tables of a kind of number. @param extraBits of the codes from `firstLong` on; the others have none */
function symbolCodes(least: number, firstLong: number, extraBits: readonly number[], listed: number): SymbolCodes {
  const count = firstLong + extraBits.length;
  const kinds: SymbolCodes = {
    base: new Uint32Array(count),
    extraBits: new Uint8Array(count),
    codes: new Uint8Array(listed),
    // The last code has 16 extra bits.
    more: count - 1 - 16,
  };
  let number = least;
  for (let code = 0; code < count; code += 1) {
    const bits = extraBits[code - firstLong] ?? 0;
    kinds.base[code] = number;
    kinds.extraBits[code] = bits;
    kinds.codes.fill(code, number, number + 2 ** bits);
    number += 2 ** bits;
  }
  return kinds;
}

const manyBits = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
export const literalLengths = symbolCodes(0, 16, [1, 1, 1, 1, 2, 2, 3, 3, 4, 6, ...manyBits], 128);
export const matchLengths = symbolCodes(3, 32, [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, ...manyBits], 131);

/** Returns the code of a number. */
export function codeOf({ codes, more, base }: SymbolCodes, value: number): number {
  if (value < codes.length) return codes[value] as number;
  return more + (31 - Math.clz32(value - (base[0] as number)));
}

/** Returns the first number of a code, from which its extra bits count. */
export const firstOf = ({ base }: SymbolCodes, code: number): number => base[code] as number;

export const extraBitsOf = ({ extraBits }: SymbolCodes, code: number): number => extraBits[code] as number;
