import type { ByLanguage } from '#app/copy/language.ts';
import { planCopy, type PlanCopy } from './copy.en.ts';
import { planCopyEs } from './copy.es.ts';

export const planMessages: ByLanguage<PlanCopy> = { en: planCopy, es: planCopyEs };
