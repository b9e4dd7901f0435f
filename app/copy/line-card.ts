import type { ByLanguage } from './language.ts';
import { lineCardCopy, type LineCardCopy } from './line-card.en.ts';
import { lineCardCopyEs } from './line-card.es.ts';

export const lineCardMessages: ByLanguage<LineCardCopy> = { en: lineCardCopy, es: lineCardCopyEs };
