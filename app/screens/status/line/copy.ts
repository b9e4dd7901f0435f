import type { ByLanguage } from '#app/copy/language.ts';
import { lineStatusPageCopy, type LineStatusPageCopy } from './copy.en.ts';
import { lineStatusPageCopyEs } from './copy.es.ts';

export const lineStatusPageMessages: ByLanguage<LineStatusPageCopy> = {
  en: lineStatusPageCopy,
  es: lineStatusPageCopyEs,
};
