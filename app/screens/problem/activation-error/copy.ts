import type { ByLanguage } from '#app/copy/language.ts';
import { activationErrorCopy, type ActivationErrorCopy } from './copy.en.ts';
import { activationErrorCopyEs } from './copy.es.ts';

export const activationErrorMessages: ByLanguage<ActivationErrorCopy> = {
  en: activationErrorCopy,
  es: activationErrorCopyEs,
};
