import type { UsageFileCopy } from './copy.en.ts';

export const usageFileCopyEs: UsageFileCopy = {
  head: ['Día', 'Bytes usados', 'MB usados'],
  name: (start, end) => `uso-de-datos-${start}-a-${end}`,
};
