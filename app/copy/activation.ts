import type { ByLanguage } from './language.ts';
import { activationCopy, type ActivationCopy } from './activation.en.ts';
import { activationCopyEs } from './activation.es.ts';

export const activationMessages: ByLanguage<ActivationCopy> = { en: activationCopy, es: activationCopyEs };
