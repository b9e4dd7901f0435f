import type { ByLanguage } from './language.ts';
import { changePlanCopy, type ChangePlanCopy } from './change-plan.en.ts';
import { changePlanCopyEs } from './change-plan.es.ts';

export const changePlanMessages: ByLanguage<ChangePlanCopy> = { en: changePlanCopy, es: changePlanCopyEs };
