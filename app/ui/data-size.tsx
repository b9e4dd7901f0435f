const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/**
 * Bytes as "6.2 GB": base 1024, one decimal (portal-1 §9). Rounded down, so that a size is never said to be reached
 * before it is.
 */
export function dataSizeText(bytes: number): string {
  const step = Math.min(units.length - 1, bytes >= 1 ? Math.floor(Math.log2(bytes) / 10) : 0);
  // Carrier sizes such as 6.2 × 1024³ are rounded to whole bytes: a hair below a tenth still counts as that tenth.
  const tenths = Math.floor((bytes / 1024 ** step) * 10 + 1e-6);
  return `${tenths / 10} ${units[step]}`;
}

export function DataSize({ bytes }: { bytes: number }) {
  return <span className="keep">{dataSizeText(bytes)}</span>;
}
