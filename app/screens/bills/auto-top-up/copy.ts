import type { ByLanguage } from '#app/copy/language.ts';
import { autoTopUpCopy, type AutoTopUpCopy } from './copy.en.ts';
import { autoTopUpCopyEs } from './copy.es.ts';

export const autoTopUpMessages: ByLanguage<AutoTopUpCopy> = { en: autoTopUpCopy, es: autoTopUpCopyEs };
