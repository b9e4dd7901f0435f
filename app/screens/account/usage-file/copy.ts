import { words } from '#app/copy/common.ts';

export const usageFileMessages = words({
  en: {
    /** Heads of the file's columns, its first row. */
    head: ['Day', 'Bytes used', 'MB used'],
    /** The file's name without its ending, in plain letters. */
    name: (start: string, end: string) => `data-usage-${start}-to-${end}`,
  },
  es: {
    head: ['Día', 'Bytes usados', 'MB usados'],
    name: (start, end) => `consumo-de-datos-${start}-a-${end}`,
  },
});
