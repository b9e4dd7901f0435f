import type { ByLanguage } from '#app/copy/language.ts';
import { labelCopy, type LabelCopy } from './copy.en.ts';
import { labelCopyEs } from './copy.es.ts';

export const labelMessages: ByLanguage<LabelCopy> = { en: labelCopy, es: labelCopyEs };
