import type { ByLanguage } from '#app/copy/language.ts';
import { esimSetupCopy, type EsimSetupCopy } from './copy.en.ts';
import { esimSetupCopyEs } from './copy.es.ts';

export const esimSetupMessages: ByLanguage<EsimSetupCopy> = { en: esimSetupCopy, es: esimSetupCopyEs };
