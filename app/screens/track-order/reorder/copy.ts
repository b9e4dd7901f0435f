import type { ByLanguage } from '#app/copy/language.ts';
import { reorderCopy, type ReorderCopy } from './copy.en.ts';
import { reorderCopyEs } from './copy.es.ts';

export const reorderMessages: ByLanguage<ReorderCopy> = { en: reorderCopy, es: reorderCopyEs };
