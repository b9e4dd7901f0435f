export const usageFileCopy = {
  /** The first row. */
  head: ['Day', 'Bytes used', 'MB used'],
  /** The file's name without its ending, in plain letters. */
  name: (start: string, end: string) => `data-usage-${start}-to-${end}`,
};

export type UsageFileCopy = typeof usageFileCopy;
