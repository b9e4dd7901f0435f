import type { ByLanguage } from '#app/copy/language.ts';
import { enableServiceCopy, type EnableServiceCopy } from './copy.en.ts';
import { enableServiceCopyEs } from './copy.es.ts';

export const enableServiceMessages: ByLanguage<EnableServiceCopy> = { en: enableServiceCopy, es: enableServiceCopyEs };
