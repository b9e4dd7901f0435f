import type { ByLanguage } from '#app/copy/language.ts';
import { turnedAwayCopy, type TurnedAwayCopy } from './copy.en.ts';
import { turnedAwayCopyEs } from './copy.es.ts';

export const turnedAwayMessages: ByLanguage<TurnedAwayCopy> = { en: turnedAwayCopy, es: turnedAwayCopyEs };
