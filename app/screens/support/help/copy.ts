import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { helpCopy, type HelpCopy } from './copy.en.ts';
import { helpCopyEs } from './copy.es.ts';

export const helpMessages: ByLanguage<PageText<HelpCopy>> = { en: helpCopy, es: helpCopyEs };
