import type { ByLanguage } from './language.ts';
import { planFitsCopy, type PlanFitsCopy } from './plan-fits.en.ts';
import { planFitsCopyEs } from './plan-fits.es.ts';

export const planFitsMessages: ByLanguage<PlanFitsCopy> = { en: planFitsCopy, es: planFitsCopyEs };
