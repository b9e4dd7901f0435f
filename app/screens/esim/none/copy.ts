import type { ByLanguage } from '#app/copy/language.ts';
import { noSetupCopy, type NoSetupCopy } from './copy.en.ts';
import { noSetupCopyEs } from './copy.es.ts';

export const noSetupMessages: ByLanguage<NoSetupCopy> = { en: noSetupCopy, es: noSetupCopyEs };
