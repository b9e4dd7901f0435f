import type { ByLanguage } from '#app/copy/language.ts';
import { kitCopy, type KitCopy } from './copy.en.ts';
import { kitCopyEs } from './copy.es.ts';

export const kitMessages: ByLanguage<KitCopy> = { en: kitCopy, es: kitCopyEs };
