import type { ByLanguage } from '#app/copy/language.ts';
import { methodCopy, type MethodCopy } from './copy.en.ts';
import { methodCopyEs } from './copy.es.ts';

export const methodMessages: ByLanguage<MethodCopy> = { en: methodCopy, es: methodCopyEs };
