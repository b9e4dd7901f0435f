import type { ByLanguage } from '#app/copy/language.ts';
import { giveBackCopy, type GiveBackCopy } from './copy.en.ts';
import { giveBackCopyEs } from './copy.es.ts';

export const giveBackMessages: ByLanguage<GiveBackCopy> = { en: giveBackCopy, es: giveBackCopyEs };
