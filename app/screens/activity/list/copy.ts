import type { ByLanguage } from '#app/copy/language.ts';
import { listCopy, type ListCopy } from './copy.en.ts';
import { listCopyEs } from './copy.es.ts';

export const listMessages: ByLanguage<ListCopy> = { en: listCopy, es: listCopyEs };
