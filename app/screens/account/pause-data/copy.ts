import type { ByLanguage } from '#app/copy/language.ts';
import { pauseDataCopy, type PauseDataCopy } from './copy.en.ts';
import { pauseDataCopyEs } from './copy.es.ts';

export const pauseDataMessages: ByLanguage<PauseDataCopy> = { en: pauseDataCopy, es: pauseDataCopyEs };
