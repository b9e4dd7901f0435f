import { cardsCopy, type CardsCopy } from './cards.en.ts';
import { cardsCopyEs } from './cards.es.ts';
import type { ByLanguage } from './language.ts';

export const cardsMessages: ByLanguage<CardsCopy> = { en: cardsCopy, es: cardsCopyEs };
