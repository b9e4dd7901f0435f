import type { ByLanguage } from '#app/copy/language.ts';
import { activateEsimCopy, type ActivateEsimCopy } from './copy.en.ts';
import { activateEsimCopyEs } from './copy.es.ts';

export const activateEsimMessages: ByLanguage<ActivateEsimCopy> = { en: activateEsimCopy, es: activateEsimCopyEs };
