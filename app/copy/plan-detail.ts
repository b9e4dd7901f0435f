import type { ByLanguage } from './language.ts';
import { planDetailCopy, type PlanDetailCopy } from './plan-detail.en.ts';
import { planDetailCopyEs } from './plan-detail.es.ts';

export const planDetailMessages: ByLanguage<PlanDetailCopy> = { en: planDetailCopy, es: planDetailCopyEs };
