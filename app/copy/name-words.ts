import type { ByLanguage } from './language.ts';
import { nameWordsCopy, type NameWordsCopy } from './name-words.en.ts';
import { nameWordsCopyEs } from './name-words.es.ts';

export const nameWordsMessages: ByLanguage<NameWordsCopy> = { en: nameWordsCopy, es: nameWordsCopyEs };
