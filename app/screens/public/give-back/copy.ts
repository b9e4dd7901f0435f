import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { giveBackCopy, type GiveBackCopy } from './copy.en.ts';
import { giveBackCopyEs } from './copy.es.ts';

export const giveBackMessages: ByLanguage<PageText<GiveBackCopy>> = { en: giveBackCopy, es: giveBackCopyEs };
