import type { ByLanguage } from '#app/copy/language.ts';
import { helpCopy, type HelpCopy } from './copy.en.ts';
import { helpCopyEs } from './copy.es.ts';

export const helpMessages: ByLanguage<HelpCopy> = { en: helpCopy, es: helpCopyEs };
