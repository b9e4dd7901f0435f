import type { DataUsage } from '#rpc/domain/usage.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * Returns bytes as "6.2 GB": base 1024, one decimal (SAFETY-17). Rounds down, so that no size seems to be reached
 * before it is. `beside` is a larger size on the same line: the text uses its unit as long as that unit shows a tenth.
 */
export function dataSizeText(bytes: number, beside = 0): string {
  const step =
    bytes === 0 || tenths(bytes, stepOf(beside)) > 0 ? Math.max(stepOf(beside), stepOf(bytes)) : stepOf(bytes);
  return `${tenths(bytes, step) / 10} ${units[step]}`;
}

function stepOf(bytes: number): number {
  return bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
}

/** A carrier's 6.2 × 1024³ comes in whole bytes: half a byte below a tenth still counts as that tenth. */
function tenths(bytes: number, step: number): number {
  return step === 0 ? bytes * 10 : Math.floor(((bytes + 0.5) / 1024 ** step) * 10);
}

/**
 * Returns the data left, so that it adds up with the size shown as used (LINE-39): "0.4 GB" beside 4.6 of 5. A size
 * below a tenth of the plan's unit has a smaller unit. Sizes in bytes.
 */
export function dataLeftText({ usedBytes, maxBytes, leftBytes }: DataUsage): string {
  const step = stepOf(maxBytes);
  if (tenths(leftBytes, step) === 0) return dataSizeText(leftBytes, leftBytes === 0 ? maxBytes : 0);
  return `${(tenths(maxBytes, step) - tenths(usedBytes, step)) / 10} ${units[step]}`;
}

/** Returns the same without its tenths from ten units on: an average is no measure. */
export function aboutSizeText(bytes: number): string {
  return dataSizeText(bytes).replace(/^(\d{2,})\.\d/, '$1');
}

export function DataSize({ bytes, beside = 0 }: { bytes: number; beside?: number }) {
  return <span className="keep">{dataSizeText(bytes, beside)}</span>;
}
