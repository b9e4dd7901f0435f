/** Code tables of a zstd sequence (RFC 8878, 3.1.1.3.2): a number is sent as a code with some extra bits. */
export interface SymbolCodes {
  /** First number of each code with extra bits, from `firstLong` on. */
  base: readonly number[];
  /** Number of extra bits of each of these codes. */
  extraBits: readonly number[];
  firstLong: number;
  /** Smallest number, which has code 0. */
  least: number;
}

export const literalLengths: SymbolCodes = {
  base: [16, 18, 20, 22, 24, 28, 32, 40, 48, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536],
  extraBits: [1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  firstLong: 16,
  least: 0,
};

export const matchLengths: SymbolCodes = {
  base: [35, 37, 39, 41, 43, 47, 51, 59, 67, 83, 99, 131, 259, 515, 1027, 2051, 4099, 8195, 16_387, 32_771, 65_539],
  extraBits: [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  firstLong: 32,
  least: 3,
};

/** Returns the code of a number: itself less the least one, or the last code whose base is not above it. */
export function codeOf(codes: SymbolCodes, value: number): number {
  const { base, firstLong, least } = codes;
  if (value < (base[0] as number)) return value - least;
  let index = base.length - 1;
  while ((base[index] as number) > value) index -= 1;
  return firstLong + index;
}

/** Returns the number of extra bits of a code, and the number from which they count. */
export function extraOf(codes: SymbolCodes, code: number): { bits: number; from: number } {
  const index = code - codes.firstLong;
  if (index < 0) return { bits: 0, from: code + codes.least };
  return { bits: codes.extraBits[index] as number, from: codes.base[index] as number };
}
