import type { ByLanguage } from '#app/copy/language.ts';
import { activationResultCopy, type ActivationResultCopy } from './copy.en.ts';
import { activationResultCopyEs } from './copy.es.ts';

export const activationResultMessages: ByLanguage<ActivationResultCopy> = {
  en: activationResultCopy,
  es: activationResultCopyEs,
};
