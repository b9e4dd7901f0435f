import type { ByLanguage } from './language.ts';
import { noLinesCopy, type NoLinesCopy } from './no-lines.en.ts';
import { noLinesCopyEs } from './no-lines.es.ts';

export const noLinesMessages: ByLanguage<NoLinesCopy> = { en: noLinesCopy, es: noLinesCopyEs };
