import type { ByLanguage } from '#app/copy/language.ts';
import { plansCopy, type PlansCopy } from './copy.en.ts';
import { plansCopyEs } from './copy.es.ts';

export const plansMessages: ByLanguage<PlansCopy> = { en: plansCopy, es: plansCopyEs };
