import { bytesPerGigabyte } from '#contracts/vocabulary.ts';

const firsts = [5, 2, 1];

/** The largest size that people would draw a line at and that is not above this one: 1, 2 or 5, and zeros. Bytes. */
export function roundSize(bytes: number): number {
  const unit = [bytesPerGigabyte, 1024 ** 2, 1024].find((size) => bytes >= size) ?? 1;
  const tens = 10 ** Math.floor(Math.log10(bytes / unit));
  return (firsts.find((first) => first * tens * unit <= bytes) ?? 1) * tens * unit;
}
