import type { ByLanguage } from '#app/copy/language.ts';
import { notFoundCopy, type NotFoundCopy } from './copy.en.ts';
import { notFoundCopyEs } from './copy.es.ts';

export const notFoundMessages: ByLanguage<NotFoundCopy> = { en: notFoundCopy, es: notFoundCopyEs };
