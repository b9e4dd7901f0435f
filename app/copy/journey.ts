import type { ByLanguage } from './language.ts';
import { journeyCopy, type JourneyCopy } from './journey.en.ts';
import { journeyCopyEs } from './journey.es.ts';

export const journeyMessages: ByLanguage<JourneyCopy> = { en: journeyCopy, es: journeyCopyEs };
