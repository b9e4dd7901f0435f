import type { ByLanguage } from '#app/copy/language.ts';
import { cardListCopy, type CardListCopy } from './copy.en.ts';
import { cardListCopyEs } from './copy.es.ts';

export const cardListMessages: ByLanguage<CardListCopy> = { en: cardListCopy, es: cardListCopyEs };
